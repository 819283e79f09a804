import { readFileSync } from 'node:fs';
import { fromHtml } from 'hast-util-from-html';
import { RelaxNGValidator, XmlDocument } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { exampleContent, tinySite } from '../../../tests/fixtures/tiny/tiny-site.ts';
import type { LanguageContent } from '../content/pages/site-content.ts';
import { locateAtRoot } from './base-path.ts';
import { writeFeed, writeSectionFeeds } from './feeds.ts';

/** The feeds of languages, with their addresses. */
function readFeeds(...languages: readonly LanguageContent[]): [address: string, text: string][] {
  const files: [string, string][] = [];
  const write = (...file: unknown[]) => files.push(file.map(String) as never);
  for (const one of languages) writeFeed(write, one, locateAtRoot);
  return files;
}

const content = await exampleContent();
const [[, atom] = ['', '']] = readFeeds(content);
const { origin } = content.site;

const grammar = readFileSync('tests/support/schemas/atom.rng', 'utf8');
const validator = RelaxNGValidator.fromDoc(XmlDocument.fromString(grammar));
const checkAtom = (text: string) => validator.validate(XmlDocument.fromString(text));

test('the Atom feed is what RFC 4287 says a feed is', () => {
  expect(() => checkAtom(atom)).not.toThrow();
  expect(() => checkAtom(atom.replaceAll(/T00:00:00\+0\d:00/g, ''))).toThrow();
  // The grammar does not say that each entry names its author.
  expect(atom.match(/<author>/g)).toHaveLength(content.posts.length);
});

test('what ends a section of XML is read as it stands in a title and a text', () => {
  const posts = content.posts.map((post) => ({
    ...post,
    title: `${post.title} ]]> a`,
    description: 'a[b[0]]>c',
  }));
  const [[, text] = ['', '']] = readFeeds({ ...content, posts });
  const title = XmlDocument.fromString(text).get(
    '//*[local-name()="entry"]/*[local-name()="title"]',
  );
  expect(title?.content).toBe(posts[0]?.title);
  expect(() => checkAtom(text)).not.toThrow();
});

test.each([
  ['he', 'rtl'],
  ['en', undefined],
])('texts in the feed of %s say their direction, if it is not that of most readers', (tag, dir) => {
  const language = { ...content.language, tag, dir: dir ?? 'ltr' };
  const feeds = readFeeds({ ...content, language } as LanguageContent);
  writeSectionFeeds(
    (...file) => void feeds.push(file.map(String) as never),
    { ...content, language } as LanguageContent,
    locateAtRoot,
  );
  const texts = feeds.flatMap(([, feed]) =>
    XmlDocument.fromString(feed)
      .find('//*[local-name()="content"]')
      .map((one) => fromHtml(one.content, { fragment: true }).children),
  );
  expect(texts.length).toBeGreaterThan(content.posts.length);
  for (const [first] of texts) expect(Object(first).properties?.dir).toBe(dir);
  // Readers take the direction of what has no markup from its first letter.
  const titles = feeds.flatMap(([, feed]) =>
    XmlDocument.fromString(feed)
      .find('//*[local-name()="entry"]/*[local-name()="title" or local-name()="summary"]')
      .map((one) => one.content.startsWith('\u200f')),
  );
  expect(new Set(titles)).toEqual(new Set([dir === 'rtl']));
});

test('numbers in a feed from right to left stand as they are written, in its title and its texts too', () => {
  const language = { ...content.language, tag: 'ar', dir: 'rtl' } as const;
  const phone = '+48 71 345 67 89';
  const kept = `\u2066\u202d${phone}\u202c\u2069`;
  const body = JSON.stringify(
    fromHtml(`<p>و ${phone} <em>${phone}</em> <code>${phone}</code></p>`, { fragment: true }),
  );
  const posts = content.posts.map((post) => ({ ...post, text: { ...post.text, body } }));
  const blog = content.blog && { ...content.blog, hero: { ...content.blog.hero, title: phone } };
  const [[, text] = ['', '']] = readFeeds({ ...content, language, posts, blog } as LanguageContent);
  expect(text).toContain(`<title>\u200f${kept}`);
  const feed = XmlDocument.fromString(text);
  const words = feed.get('//*[local-name()="content"]')?.content;
  expect(words).toContain(`<p>و ${kept} <em>${kept}</em> <code>${phone}</code></p>`);
});

test('an entry of a translation has an id of its own, with one in the content too', async () => {
  const site = content;
  expect(site.translations.length).toBeGreaterThan(1);
  const ids = [site, ...site.translations].flatMap((one) => {
    const feeds: string[] = [];
    const original = one === site ? undefined : site;
    for (const writeFeeds of [writeFeed, writeSectionFeeds])
      writeFeeds((_, text) => void feeds.push(String(text)), one, locateAtRoot, original);
    return [...feeds.join().matchAll(/<entry><id>(.*?)<\/id>/g)].map(([, id]) => id);
  });
  expect(ids.length).toBeGreaterThan(8);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('the feed of a changelog is what RFC 4287 says a feed is', () => {
  const feeds: string[] = [];
  writeSectionFeeds((_, text) => void feeds.push(String(text)), content, locateAtRoot);
  expect(feeds).toHaveLength(1);
  for (const text of feeds) expect(() => checkAtom(text)).not.toThrow();
});

test('a language with posts has a feed of its own, and one without posts has none', () => {
  const [[address, swedish] = ['', ''], ...more] = readFeeds(...content.translations);
  expect([address, more]).toEqual(['/sv/blog/posts.atom', []]);
  expect(() => checkAtom(swedish)).not.toThrow();
  expect(swedish).toContain('xml:lang="sv"');
  expect(swedish).toContain(`<link rel="alternate" type="text/html" href="${origin}/sv/blog">`);
  const [newest] = content.translations[0]?.posts ?? [];
  expect(swedish).toContain(`<id>${origin}${newest?.href}</id><title>${newest?.title}</title>`);
  for (const { name } of newest?.tags ?? []) expect(swedish).toContain(`term="${name}"`);
});

test('it has the newest post first, with its whole text and nothing that needs the site', () => {
  const { root } = XmlDocument.fromString(atom);
  const texts = root.find('//a:entry', { a: root.namespaceUri }).map((entry) => entry.content);
  const [newest] = content.posts;
  expect(texts).toHaveLength(content.posts.length);
  for (const said of [newest?.title, newest?.description]) expect(texts[0]).toContain(said);
  for (const html of texts) {
    expect(html).not.toMatch(/class=|style=|data-|<script/);
    for (const [, address = ''] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
      expect(address).toMatch(/^(https:|mailto:|tel:)/);
    }
  }
  const words = texts[0]?.replaceAll(/<[^>]*>/g, ' ').split(/\s+/) ?? [];
  expect(words.length).toBeGreaterThanOrEqual(newest?.text.wordCount ?? 0);
});

test('a feed says in the words of its language what is around the text of a post', async () => {
  const text = `---
title: Bench
description: "Bench: what it is about, in a sentence that is as long as search results want it to be."
---

Line.[^1]

[^1]: Ink.

> [!WARNING]
> Hot.

> [!TIP] Cold
> Ice.

- [ ] Oil
- [x] Wax

| A | B |
|---|---|
| 1 | 2 |
`;
  const site = tinySite({ 'posts/2026-03-02-bench.md': text });
  site.set('site.yaml', { languages: ['cs'] }).set('reading.yaml', {
    ...{ footnotes: 'Poznámky', footnoteBack: 'Zpět k {number}', table: 'Tabulka: {heading}' },
    ...{ done: 'Hotovo', toDo: 'Zbývá' },
  });
  const [[, feed] = ['', '']] = readFeeds(await site.content());
  const html = XmlDocument.fromString(feed).get('//*[local-name()="content"]')?.content ?? '';
  expect(html).toMatch(/<h2[^>]*>Poznámky<\/h2>/);
  expect(html).toContain('<aside><p><strong>Varování</strong></p><p>Hot.</p></aside>');
  expect(html).toContain('<aside><p>Cold</p><p>Ice.</p></aside>');
  const labels = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
  expect(labels).toEqual(['Zbývá', 'Hotovo', 'Tabulka: Bench', 'Zpět k 1']);
  expect(() => checkAtom(feed)).not.toThrow();
});
