import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import type { JsonFeed } from './json-feed.ts';

/** What XML cannot hold, however it is written: https://www.w3.org/TR/xml/#charsets */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * The same feed as Atom: https://www.rfc-editor.org/rfc/rfc4287
 *
 * @param address of the Atom feed
 */
export function createAtom(feed: JsonFeed, address: string): string {
  const { title, description, language, icon, home_page_url: page, items } = feed;
  const changes = items.map(({ date_modified }) => date_modified).sort();
  const root = x('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }, [
    x('id', page),
    x('title', title),
    x('subtitle', description),
    x('updated', changes.at(-1)),
    x('icon', icon),
    x('link', { rel: 'alternate', type: 'text/html', href: page }),
    x('link', { rel: 'self', type: 'application/atom+xml', href: address }),
    ...items.map(createEntry),
  ]);
  return `<?xml version="1.0" encoding="utf-8"?>${toXml(root)}`.replaceAll(forbidden, '');
}

const createEntry = (item: JsonFeed['items'][number]) =>
  x('entry', [
    x('id', item.id),
    x('title', item.title),
    x('link', { rel: 'alternate', type: 'text/html', href: item.url }),
    x('published', item.date_published),
    x('updated', item.date_modified),
    ...item.authors.map(({ name }) => x('author', [x('name', name)])),
    ...item.tags.map((term) => x('category', { term })),
    x('summary', item.summary),
    x('content', { type: 'html' }, item.content_html),
  ]);
