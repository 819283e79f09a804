import type { Element, ElementContent, Properties, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { x } from 'xastscript';
import { startOfDay } from '../content/dates/time-zone.ts';
import { plainWords, type RichText } from '../content/fields/rich-text.ts';
import { pathInLanguage } from '../content/languages/language.ts';
import { footnotesId, type MarkdownText, parseBody } from '../content/markdown/markdown-text.ts';
import { titleOnPage } from '../content/pages/page-ids.ts';
import { getFile, type LanguageContent } from '../content/pages/site-content.ts';
import type { Picture } from '../content/pictures/picture.ts';
import { feedPath } from '../content/posts/post-outlines.ts';
import type { Reading } from '../content/schemas/reading.ts';
import { isolateName, keepDirection } from '../content/values/text-direction.ts';
import { describeNote, labelElement } from '../page/long-text/say-element.ts';
import { logoPath } from '../page/seo/addresses.ts';
import { listSectionFeeds } from '../page/seo/section-feeds.ts';
import type { Locate } from './base-path.ts';
import { printXml } from './print-xml.ts';
import { markNumbersIn } from './render/isolate-numbers.ts';
import type { WriteFile } from './work-folder.ts';

/** How many posts a feed holds with their whole text: a reader asks for it every hour. */
const longestFeed = 20;

/**
 * Writes the feed of a site that has posts: its newest ones, with absolute addresses.
 *
 * @param original the first language, where the content is a translation
 */
export function writeFeed(
  writeFile: WriteFile,
  content: LanguageContent,
  locate: Locate,
  original?: LanguageContent,
): void {
  const { blog, language, posts } = content;
  const { origin, name, timeZone } = content.site;
  if (!blog || posts.length === 0) return;
  const toOwnId = tellLanguages(language.tag, original?.posts);
  writeAtom(writeFile, content, locate, {
    address: pathInLanguage(language, feedPath(blog.path)),
    page: locate(origin + pathInLanguage(language, blog.path)),
    title: blog.hero.title,
    subtitle: plainWords(blog.hero.lead),
    entries: posts.slice(0, longestFeed).map((post) => ({
      id: toOwnId(post.id, locate(origin + post.href)),
      title: post.title,
      page: locate(origin + post.href),
      published: momentOf(timeZone, post.article.published),
      updated: momentOf(timeZone, post.article.modified),
      // The format wants one: without a person it is the vendor.
      authors: post.authors.length > 0 ? post.authors : [{ name }],
      tags: post.tags,
      summary: post.description,
      html: toFeedHtml(
        post.text,
        getFile(content, 'reading'),
        origin + post.href,
        locate,
        post.picture,
      ),
    })),
  });
}

/**
 * Writes the feeds of the sections of pages, such as that of a changelog.
 *
 * @param original the first language, where the content is a translation
 */
export function writeSectionFeeds(
  writeFile: WriteFile,
  content: LanguageContent,
  locate: Locate,
  original?: LanguageContent,
): void {
  const others = original && listSectionFeeds(original).flatMap(({ feed }) => feed.entries);
  const toOwnId = tellLanguages(content.language.tag, others);
  const { origin, name, timeZone } = content.site;
  for (const { pageAddress, id, feed } of listSectionFeeds(content)) {
    const page = locate(`${origin}${pageAddress}#${id}`);
    const listItem = (words: RichText) => h('li', toHast(words, origin + pageAddress, locate));
    writeAtom(writeFile, content, locate, {
      address: feed.address,
      page,
      title: feed.title,
      entries: feed.entries.slice(0, longestFeed).map((entry) => ({
        id: toOwnId(entry.id, titleOnPage(page, entry.title)),
        title: entry.title,
        page,
        published: startOfDay(timeZone, entry.day),
        updated: startOfDay(timeZone, entry.updated ?? entry.day),
        authors: [{ name }],
        html: toHtml(h('ul', entry.paragraphs.map(listItem))),
      })),
    });
  }
}

/** What readers know an entry by: its id, an address of whatever scheme, or else an address that it has so far. */
const toFeedId = (id: string | undefined, address: string) =>
  id === undefined ? address : URL.canParse(id) ? id : `urn:uuid:${id}`;

/** An id is one entry for readers of two languages too, and a translation has that of its original, if none of its own. */
function tellLanguages(tag: string, originals: readonly { id?: string | undefined }[] = []) {
  const taken = new Set(originals.map(({ id }) => id));
  return (id: string | undefined, address: string) =>
    `${toFeedId(id, address)}${id !== undefined && taken.has(id) ? `#${tag}` : ''}`;
}

interface Feed {
  /** Its own address, and that of the page that it is of. */
  address: string;
  page: string;
  title: string;
  subtitle?: string;
  entries: readonly {
    id: string;
    title: string;
    page: string;
    published: string;
    updated: string;
    authors: readonly { name: string; href?: string | undefined }[];
    tags?: readonly { name: string }[];
    summary?: string;
    html: string;
  }[];
}

/** Writes a feed as Atom (RFC 4287). */
function writeAtom(
  writeFile: WriteFile,
  { site, language }: Pick<LanguageContent, 'site' | 'language'>,
  locate: Locate,
  { address, page, title, subtitle, entries }: Feed,
): void {
  const updated = entries.map((entry) => entry.updated).sort();
  // Readers have pages of their own, whose lines begin at the left for most.
  const turn = (html: string) =>
    language.dir === 'rtl' ? markNumbersIn(`<div dir="rtl">${html}</div>`) : html;
  const say = (text: string) => keepDirection(text, language.dir);
  const root = x('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language.tag }, [
    x('id', page),
    x('title', say(`${title} · ${isolateName(site.name, language.dir)}`)),
    ...(subtitle === undefined ? [] : [x('subtitle', say(subtitle))]),
    x('updated', updated.at(-1) ?? ''),
    x('icon', locate(site.origin + logoPath)),
    x('link', { rel: 'alternate', type: 'text/html', href: page }),
    x('link', { rel: 'self', type: 'application/atom+xml', href: locate(site.origin + address) }),
    ...entries.map(({ authors, tags = [], ...entry }) =>
      x('entry', [
        x('id', entry.id),
        x('title', say(entry.title)),
        x('link', { rel: 'alternate', type: 'text/html', href: entry.page }),
        x('published', entry.published),
        x('updated', entry.updated),
        ...authors.map(({ name, href }) =>
          x('author', [x('name', name), ...(href ? [x('uri', href)] : [])]),
        ),
        ...tags.map(({ name }) => x('category', { term: name })),
        ...(entry.summary === undefined ? [] : [x('summary', say(entry.summary))]),
        x('content', { type: 'html' }, turn(entry.html)),
      ]),
    ),
  ]);
  writeFile(address, printXml(root));
}

/** Words with links that can be followed from anywhere. */
const toHast = (words: RichText, address: string, locate: Locate): ElementContent[] =>
  words.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [{ type: 'text', value: node.value }];
    if (!('children' in node)) return [];
    const children = toHast(node.children as RichText, address, locate);
    if (node.type === 'link') {
      return [h('a', { href: locate(new URL(node.url, address).href) }, children)];
    }
    return [h(node.type === 'strong' ? 'strong' : 'em', children)];
  });

/** The time of a post, which is the beginning of its day unless it says one. */
const momentOf = (timeZone: string, said: string) =>
  said.includes('T') ? said : startOfDay(timeZone, said);

/** The properties that mean something outside the site; a feed has neither its styles nor its script. */
const kept = new Set([
  ...['id', 'href', 'start', 'align', 'type', 'checked', 'disabled', 'open', 'lang', 'dir'],
  ...['colSpan', 'rowSpan', 'reversed', 'value', 'dateTime', 'title', 'cite'],
]);

/**
 * Writes a text as HTML that can be read anywhere: every address in it is absolute.
 *
 * @param words those around it in its language
 * @param address of the page that has the text, at the root of its host
 * @param lead the picture above it
 */
function toFeedHtml(
  text: MarkdownText,
  words: Reading,
  address: string,
  locate: Locate,
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
    if (properties.id === footnotesId) return [h(tagName, { id: footnotesId }, words.footnotes)];
    const word = properties.dataNote === undefined ? undefined : describeNote(node, words).word;
    if (word) children.unshift(h('p', h('strong', word)));
    const picture = text.pictures[Number(properties.dataPicture)];
    if (picture) return tagName === 'img' ? [image(picture)] : [figure(picture, children)];
    const label = labelElement(node, words);
    return [
      {
        type: 'element',
        tagName,
        properties: { ...keep(properties), ...(label && { ariaLabel: label }) },
        children,
      },
    ];
  }

  function makeAbsolute(reference: string): string {
    return locate(new URL(reference, address).href);
  }

  function keep(properties: Properties): Properties {
    const entries = Object.entries(properties).filter(([name]) => kept.has(name));
    const { href, ...rest } = Object.fromEntries(entries);
    return href === undefined ? rest : { ...rest, href: makeAbsolute(String(href)) };
  }

  function image({ src, alt, width, height }: Picture): Element {
    return h('img', { src: makeAbsolute(src), alt, width, height });
  }

  function figure(picture: Picture, words: ElementContent[]): Element {
    return h('figure', [image(picture), ...(words.length > 0 ? [h('figcaption', words)] : [])]);
  }
}
