import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visitParents } from 'unist-util-visit-parents';
import { readUnpublishedReasons } from '../../packages/sitewright/content/dates/unpublished.ts';
import { languageOf } from '../../packages/sitewright/content/disk/site-folder.ts';
import {
  type ContentValue,
  readContentValues,
} from '../../packages/sitewright/content/validate/content-values.ts';
import { readSite } from '../../packages/sitewright/kinds/read-site.ts';
import { htmlFiles } from '../support/built-site.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { ParsedPage } from '../support/page/parsed-page.ts';
import { siteContent } from '../support/site.ts';

/** The pages of files whose names are not the paths of their pages. */
const pageNames: Record<string, string> = {
  home: 'index',
  navigation: 'index',
  'not-found': '404',
  error: '500',
};

/**
 * Words for what not every site has, or nobody has chosen yet: a form that is sent, a door that is open, a till that
 * is used, more entries than a menu holds, a film that takes long to load, a text that was changed, a list of what is
 * done.
 */
const conditional =
  /^\w+\.(emailHint|trap|openNow|closedNow|extraFields|untranslated|shown|sent|failed|found|none|labels\.(saved|once)|sale\.papers\.[\w-]+\.otherwise|figure\.(messages|nothingToOrder|share|copied|lines\[\d+\]\.order|order\.otherwise))\b|\.allLabel$|^film\.size$|^(post\.updated|done|toDo)$/;

/** Names of fonts, which browsers read, and the code of the currency, whose amounts have its sign. */
const unspoken = /^((headings|text)\.(face|scripts\.\w+)|currency)$/;

/** A translated heading of links, which are elsewhere where all of them lead to pages that are not translated. */
const groupTitle = /^footer\.groups\[\d+\]\.title$/;

/** Text without marks of emphasis and signs that nobody sees. */
const plain = (text: string) =>
  text.replaceAll(/[*\u00AD\u200B\u2060\u202C\u202D\u2066\u2069]/g, '').replaceAll(/\s+/g, ' ');

const names = ['alt', 'ariaLabel', 'title', 'content', 'label', 'dataCopied'];

/** All that a page says: its head, its text, and the names of what has no text. */
function readWords(file: string): string {
  const page = new ParsedPage(file);
  const named = page
    .all('*')
    .flatMap(({ properties }) => names.map((name) => properties[name]))
    .filter((one) => one !== undefined && one !== null);
  const text = page.textNodes('body', 'script, style').join('');
  return plain([...page.texts('head > title'), text, ...named].join('\n'));
}

/** Letters and figures: typography and markup change the rest. */
const letters = (text: string) => plain(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What a page says, read once; without a name what all of them say. */
const said = new Map<string | undefined, { words: string; spoken: string }>();
function wordsOf(page?: string): { words: string; spoken: string } {
  const known = said.get(page);
  if (known) return known;
  const words = page ? readWords(page) : htmlFiles.map((one) => wordsOf(one).words).join('\n');
  const read = { words, spoken: letters(words) };
  said.set(page, read);
  return read;
}

/** The path of a Markdown file's page, or the end of it: posts have a day in their names. */
const slugOf = (file: string) => path.basename(file, '.md').replace(/^\d{4}-\d\d-\d\d-/, '');

/** The built page that a file is; undefined for one whose words stand on several. */
function findPage(file: string): string | undefined {
  if (file.endsWith('.md')) {
    const language = languageOf(file);
    const isOwn = (page: string) => languageOf(page) === language;
    return htmlFiles.find((page) => path.basename(page, '.html') === slugOf(file) && isOwn(page));
  }
  const name = file.replace(/(?<=^|\/)pages\/|\.yaml$/g, '');
  const page = `${pageNames[name] ?? name}.html`;
  // What a blog says is spread over its lists and posts.
  return htmlFiles.includes(page) && !name.endsWith('blog') ? page : undefined;
}

/** The words of a Markdown text, each run that nothing interrupts by itself. */
function listTexts(markdown: string): string[] {
  const texts: string[] = [];
  // Of the first line of a note its title alone is read.
  const read = markdown.replaceAll(/^> \[!\w+\][ \t]*(.*)$/gm, '> $1\n>');
  const tree = unified().use(remarkParse).use(remarkGfm).parse(read);
  visitParents(tree, ['text', 'inlineCode'], (node) => {
    if ('value' in node) texts.push(node.value);
  });
  return texts;
}

// One worker reads all pages once.
test.describe.configure({ mode: 'default' });

const folder = readSite(siteContent);
/** Of the worker that runs the tests. */
let hidden: ReadonlySet<string>;
let valuesOf: ReadonlyMap<string, readonly ContentValue[]>;
test.beforeAll(() => {
  hidden = new Set(
    [...readUnpublishedReasons(folder, content.languages).keys()].map((one) => path.basename(one)),
  );
  const values = readContentValues(folder).filter(
    ({ isText, value, field }) =>
      isText && value && field && !conditional.test(field) && !unspoken.test(field),
  );
  valuesOf = Map.groupBy(values, (one) => one.file);
});

const files = [...folder.all.keys()].filter((file) => /\.(yaml|md)$/.test(file));
const hasMarkdown = files.some((file) => file.endsWith('.md'));

for (const file of files) {
  const page = findPage(file);
  const name = folder.nameOf(file);

  test(`${page ?? 'the site'} has all words of ${name}`, () => {
    const isHidden = hidden.has(slugOf(file)) || hidden.has(path.basename(file, '.yaml'));
    test.skip(!page && isHidden, 'a page that visitors do not get today');
    test.skip(
      file.endsWith('reading.yaml') && !hasMarkdown,
      'what is said around texts in Markdown, of which this vendor has none',
    );
    test.skip(
      /\bactions\.yaml$/.test(file) && languageOf(file) !== undefined,
      'buttons of pages that may not be translated',
    );
    const { words, spoken } = wordsOf(page);
    const texts = valuesOf.get(name) ?? [];
    const missing = texts.filter(({ field, value }) => {
      if (languageOf(file) !== undefined && field && groupTitle.test(field)) return false;
      // Words in braces stand for others.
      const parts = value.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').split(/\{[^{}]*\}/);
      const literal = parts.filter(Boolean).map((part) => RegExp.escape(plain(part)));
      return !new RegExp(literal.join('.*')).test(words);
    });
    expect(missing.map(({ field, value }) => `${field}: ${value}`)).toEqual([]);
    const { body = '' } = folder.all.get(file) ?? {};
    const parts = listTexts(body).flatMap((text) => text.split(/\{[^{}]*\}/));
    expect(parts.filter((part) => !spoken.includes(letters(part)))).toEqual([]);
  });
}
