import type { Element, ElementContent, Properties, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import { pathInLanguage } from '../app/content/language.ts';
import { type MarkdownText, parseBody } from '../app/content/markdown/markdown-text.ts';
import type { Picture } from '../app/content/pictures/picture.ts';
import type { Post } from '../app/content/posts/post.ts';
import { feedPaths } from '../app/content/posts/post-outlines.ts';
import { plainWords } from '../app/content/rich-text.ts';
import type { BlogFile } from '../app/content/schemas/blog.ts';
import type { LanguageContent } from '../app/content/site-content.ts';
import { logoPath } from '../app/seo/addresses.ts';
import type { WriteFile } from './work-folder.ts';

/** Writes the feeds of a site that has posts. */
export function writeFeeds(writeFile: WriteFile, content: LanguageContent): void {
  const { blog, language, site } = content;
  if (!blog) return;
  const { atom, json } = feedPaths(blog.path);
  const feed = createJsonFeed(content, blog);
  const path = pathInLanguage(language, atom);
  writeFile(path, createAtom(feed, site.origin + path));
  writeFile(pathInLanguage(language, json), JSON.stringify(feed));
}

/** How many posts a feed holds with their whole text: a reader asks for it every hour. */
const longestFeed = 20;

type JsonFeed = ReturnType<typeof createJsonFeed>;

/**
 * The newest posts, for programs that show them to their readers, with absolute addresses, as JSON:
 * https://www.jsonfeed.org/version/1.1/
 */
function createJsonFeed({ site, posts, language }: LanguageContent, blog: BlogFile) {
  const { origin, name } = site;
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${blog.hero.title} · ${name}`,
    home_page_url: origin + pathInLanguage(language, blog.path),
    feed_url: origin + pathInLanguage(language, feedPaths(blog.path).json),
    description: plainWords(blog.hero.lead),
    icon: origin + logoPath,
    language: language.tag,
    items: posts.slice(0, longestFeed).map((post) => createItem(post, origin)),
  };
}

function createItem(post: Post, origin: string) {
  const { href, title, description, text, picture, author, tags, date, updated } = post;
  const address = origin + href;
  return {
    id: address,
    url: address,
    title,
    summary: description,
    content_html: toFeedHtml(text, address, picture),
    image: picture && origin + picture.share.src,
    date_published: startOf(date.iso),
    date_modified: startOf((updated ?? date).iso),
    authors: [{ name: author.name, avatar: origin + author.portrait.src }],
    tags: tags.map(({ name }) => name),
  };
}

const startOf = (day: string) => `${day}T00:00:00Z`;

/** The properties that mean something outside the site; a feed has neither its styles nor its script. */
const kept = new Set(['id', 'href', 'start', 'align', 'type', 'checked', 'disabled']);

/**
 * Writes a text as HTML that can be read anywhere: every address in it is absolute.
 *
 * @param address of the page that has the text
 * @param lead the picture above it
 */
function toFeedHtml(
  text: MarkdownText,
  address: string,
  lead?: { picture: Picture; caption?: string },
): string {
  const caption = lead?.caption ? [{ type: 'text', value: lead.caption } as const] : [];
  const first = lead ? [figure(lead.picture, caption)] : [];
  return toHtml([...first, ...parseBody(text).children.flatMap(convert)]);

  function convert(node: RootContent): ElementContent[] {
    if (node.type === 'text') return [node];
    if (node.type !== 'element') return [];
    const { tagName, properties } = node;
    const children = node.children.flatMap(convert);
    const picture = text.pictures[Number(properties.dataPicture)];
    if (picture) return [figure(picture, children)];
    return [{ type: 'element', tagName, properties: keep(properties), children }];
  }

  function keep(properties: Properties): Properties {
    const entries = Object.entries(properties).filter(([name]) => kept.has(name));
    const { href, ...rest } = Object.fromEntries(entries);
    return href === undefined ? rest : { ...rest, href: new URL(String(href), address).href };
  }

  function figure({ src, alt, width, height }: Picture, words: ElementContent[]): Element {
    const image = h('img', { src: new URL(src, address).href, alt, width, height });
    return h('figure', [image, ...(words.length > 0 ? [h('figcaption', words)] : [])]);
  }
}

/** What XML cannot hold, however it is written: https://www.w3.org/TR/xml/#charsets */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * The same feed as Atom: https://www.rfc-editor.org/rfc/rfc4287
 *
 * @param address of the Atom feed
 */
function createAtom(feed: JsonFeed, address: string): string {
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
