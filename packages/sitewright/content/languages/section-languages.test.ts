import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { exampleSite, type TinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder } from '../../../../tests/support/content-folder.ts';
import { writeDraft } from '../../authoring/translations/write-draft.ts';
import type { LanguageContent } from '../pages/site-content.ts';

const copyOsaka = () => exampleSite('every language', 'tests/vendors/osaka');

async function load(folder: TinySite) {
  const content = await folder.content();
  return [content, ...content.translations] as const;
}

const keysOf = ({ pages }: LanguageContent) =>
  pages
    .get('/contact')
    ?.sections.map(({ key }) => key)
    .join(' ');

/** Where the buttons at the end of the start page lead. */
const endOf = ({ pages }: LanguageContent) =>
  pages
    .get('/')
    ?.sections.flatMap(({ kind, content }) => (kind === 'closing' ? content.actions : []))
    .map(({ to }) => to);

test('a section stands in the languages that it names, and one of a translation where its file has it', async () => {
  const folder = await copyOsaka();
  const languages = await load(folder);
  expect(languages.map(keysOf)).toEqual([
    'hero channels hours kengaku offices',
    'hero channels abroad hours offices',
    'hero channels hours offices',
  ]);
  folder.set('contact.yaml', { 'kengaku.only': ['ja', 'zh-Hant'] });
  const items = ['分銅の間', '組み立て'].map((key) => ({
    key,
    title: '參觀',
    description: '參觀',
  }));
  folder.set('zh-Hant/contact.yaml', { kengaku: { title: '參觀', lead: '參觀', items } });
  const [, english, chinese] = await load(folder);
  expect(keysOf(chinese as LanguageContent)).toContain('kengaku');
  expect(keysOf(english as LanguageContent)).not.toContain('kengaku');
});

test('two languages may have two sections under one key', async () => {
  const folder = await copyOsaka();
  folder.edit('en/contact.yaml', 'abroad:', 'kengaku:');
  const [japanese, english] = await load(folder);
  const titles = [japanese, english].map((one) =>
    one?.pages.get('/contact')?.sections.flatMap(({ key, content }) => {
      return key === 'kengaku' && 'title' in content ? content.title : [];
    }),
  );
  expect(titles).toEqual([['工場見学'], ['Outside Japan']]);
  // Each leads to its own.
  expect(endOf(english as LanguageContent)?.at(-1)).toBe('/en/contact#kengaku');
});

test('a link to a section leads to the first language that has it', async () => {
  const folder = await copyOsaka();
  const ends = (await load(folder)).map((one) => endOf(one)?.at(-1));
  expect(ends).toEqual(Array(3).fill('/contact#kengaku'));
  folder.set('actions.yaml', { 'kengaku.to': '/contact?from=top#abroad' });
  const others = (await load(folder)).map((one) => endOf(one)?.at(-1));
  expect(others).toEqual(Array(3).fill('/en/contact?from=top#abroad'));
  // A translation may say where else it leads.
  folder.set('en/actions.yaml', { 'kengaku.to': '/contact#hours' });
  const [, english] = await load(folder);
  expect(endOf(english as LanguageContent)?.at(-1)).toBe('/en/contact#hours');
});

test.each([
  [
    'contact.yaml',
    { 'kengaku.only': ['en'] },
    /contact.yaml:\d+:\d+ kengaku.only: expected ja among the languages; .*, found a list, en$/,
  ],
  [
    'contact.yaml',
    { 'kengaku.only': ['ja', 'fr'] },
    /kengaku.only\[1\]: expected a language of the site \(one of ja, en, zh-Hant\), found the text "fr"$/,
  ],
  ['contact.yaml', { 'hero.only': ['ja'] }, /hero.only: unknown field/],
  [
    'en/contact.yaml',
    { 'abroad.only': ['en', 'ja'] },
    /en\/contact.yaml:\d+:\d+ abroad.only: expected \[en\], as this file is of that language alone/,
  ],
  [
    'en/contact.yaml',
    { 'abroad.only': undefined },
    /abroad: expected a key that content\/contact.yaml:1 has too, .* or write only: \[en\] into it/,
  ],
  [
    'en/contact.yaml',
    { kengaku: { title: 'A visit' } },
    /kengaku: expected no translation, as content\/contact.yaml:\d+ is for other languages only; add en to its only:, or write only: \[en\] into it/,
  ],
  [
    'en/contact.yaml',
    { 'hours.only': ['en'] },
    /hours.only: expected nothing: content\/contact.yaml:\d+ says which languages have the section/,
  ],
  [
    'en/contact.yaml',
    { 'channels.lead': 'Or [come](#kengaku).' },
    /channels.lead: "#kengaku" leads to a section that this page has in another language only; write \/contact#kengaku to lead there, or remove the link$/,
  ],
])('%s: with %j an editor reads what to type', async (file, values, line) => {
  const problems = await (await copyOsaka()).set(file, values).problems();
  expect(problems).toContainEqual(expect.stringMatching(line));
});

test('a file to fill in has what its language has', async () => {
  const folder = new ContentFolder(await copyOsaka());
  folder.remove('en/contact.yaml');
  writeDraft(folder.path, 'en', 'contact.yaml');
  const draft = parse(folder.read('en/contact.yaml'));
  expect(Object.keys(draft)).toEqual(['meta', 'hero', 'channels', 'hours', 'offices']);
});
