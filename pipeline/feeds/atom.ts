import { u } from 'unist-builder';
import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import type { Feed, FeedPost } from './feed.ts';

/** What XML cannot hold, however it is written: https://www.w3.org/TR/xml/#charsets */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** The feed as Atom: https://www.rfc-editor.org/rfc/rfc4287 */
export function createAtom(feed: Feed): string {
  const { title, description, language, icon, page, addresses, updated, posts } = feed;
  const root = x('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }, [
    x('id', page),
    x('title', title),
    x('subtitle', description),
    x('updated', updated),
    x('icon', icon),
    x('link', { rel: 'alternate', type: 'text/html', href: page }),
    x('link', { rel: 'self', type: 'application/atom+xml', href: addresses.atom }),
    ...posts.map(createEntry),
  ]);
  const tree = u('root', [
    u('instruction', { name: 'xml' }, 'version="1.0" encoding="utf-8"'),
    root,
  ]);
  return toXml(tree).replaceAll(forbidden, '');
}

function createEntry({ address, title, summary, html, author, tags, ...post }: FeedPost) {
  return x('entry', [
    x('id', address),
    x('title', title),
    x('link', { rel: 'alternate', type: 'text/html', href: address }),
    x('published', post.published),
    x('updated', post.updated),
    x('author', [x('name', author)]),
    ...tags.map(({ slug, name }) => x('category', { term: slug, label: name })),
    x('summary', summary),
    x('content', { type: 'html' }, html),
  ]);
}
