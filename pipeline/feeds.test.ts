import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { RelaxNGValidator, XmlDocument } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { loadContent } from '../app/content/load.ts';
import type { LanguageContent } from '../app/content/site-content.ts';
import { example } from '../tests/support/example.ts';
import { writeFeeds } from './feeds.ts';

/** The feeds of a language, by their addresses. */
function listFeeds(language: LanguageContent): Map<string, string> {
  const files = new Map<string, string>();
  writeFeeds((address, body) => files.set(address, String(body)), language);
  return files;
}

const content = loadContent(example);
const [atom = '', json = ''] = listFeeds(content).values();
const { origin } = content.site;

const grammar = new URL('../tests/support/schemas/atom.rng', import.meta.url);
const validator = RelaxNGValidator.fromDoc(XmlDocument.fromString(readFileSync(grammar, 'utf8')));
const checkAtom = (text: string) => validator.validate(XmlDocument.fromString(text));

test('the Atom feed is what RFC 4287 says a feed is', () => {
  expect(() => checkAtom(atom)).not.toThrow();
  expect(() => checkAtom(atom.replaceAll('T00:00:00Z', ''))).toThrow();
  // The grammar does not say that each entry names its author.
  expect(atom.match(/<author>/g)).toHaveLength(content.posts.length);
});

test('the JSON feed is what JSON Feed 1.1 says a feed is', () => {
  const ajv = new Ajv({ strict: false });
  addFormats.default(ajv);
  const schema = new URL(import.meta.resolve('jsonfeed-schema/schema-v1.1.json'));
  const validate = ajv.compile(JSON.parse(readFileSync(schema, 'utf8')));
  expect(validate(JSON.parse(json)), ajv.errorsText(validate.errors)).toBe(true);
  expect(validate({ ...JSON.parse(json), items: [{ title: 'No id' }] })).toBe(false);
});

test('a language with posts has feeds of its own, and one without posts has none', () => {
  const own = content.translations.flatMap((one) => [...listFeeds(one)]);
  const [[address, swedishAtom = ''] = [], [, swedishJson = ''] = [], ...more] = own;
  expect([address, more]).toEqual(['/sv/blog/posts.atom', []]);
  expect(() => checkAtom(swedishAtom)).not.toThrow();
  expect(swedishAtom).toContain('xml:lang="sv"');
  const { language, home_page_url: home, items } = JSON.parse(swedishJson);
  expect({ language, home }).toEqual({ language: 'sv', home: `${origin}/sv/blog` });
  const posts = content.translations[0]?.posts ?? [];
  const [title, url] = [posts[0]?.title, origin + posts[0]?.href];
  expect(items[0]).toMatchObject({ title, url, tags: posts[0]?.tags.map(({ name }) => name) });
});

test('both have the newest post first, with its whole text and nothing that needs the site', () => {
  const { items } = JSON.parse(json);
  const newest = content.posts[0];
  expect(items).toHaveLength(content.posts.length);
  expect(items[0]).toMatchObject({ title: newest?.title, url: origin + newest?.href });
  expect(atom.indexOf(`<title>${newest?.title}</title>`)).toBeGreaterThan(0);
  for (const { content_html: html } of items) {
    expect(html).not.toMatch(/class=|style=|data-|<script/);
    for (const [, address = ''] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
      expect(address).toMatch(/^(https:|mailto:|tel:)/);
    }
  }
  const words = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').split(/\s+/).length;
  expect(words(items[0].content_html)).toBeGreaterThanOrEqual(newest?.text.wordCount ?? 0);
});
