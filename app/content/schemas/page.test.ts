import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ContentFolder, lineLike } from '../../../tests/support/content-folder.ts';
import { example } from '../../../tests/support/example.ts';
import { moveSection } from '../../../tests/support/section.ts';
import { loadContent } from '../load.ts';
import { readRawSections } from '../page-files.ts';
import { kindNames } from './page.ts';

const key =
  'expected a key of letters and digits that begins with a small letter, such as whatTheySay';
const hero = 'expected a page that begins with its hero, found a section "plans"';
const again = { section: 'hero' };

test.each<[page: Record<string, unknown>, ...lines: string[]]>([
  [
    { 'faq.section': 'qestions', 12: {}, 'to-do': {}, whatTheySay: {}, menu: {}, again },
    'faq.section: expected a kind of section, such as "questions" (one of addOns, *), found the text "qestions"',
    `12: ${key}, found the key "12"`,
    `to-do: ${key}, found the key "to-do"`,
    'whatTheySay: expected a kind of section, as in section: points (one of *), or a key that is one, found the key "whatTheySay"',
    'menu: expected another key than content and menu, which are ids of every page, found the key "menu"',
    'again: expected one hero on a page, found another one; remove it',
  ],
  [
    { faq: null, closing: [] },
    'faq: expected a section, which is a group of fields; fill it, or remove its key, found nothing',
    'closing: expected a section, which is a group of fields; fill it, or remove its key, found an empty list',
  ],
  [{ hero: undefined }, `plans: ${hero}; add a hero above it`],
  [
    { hero: undefined, again },
    `plans: ${hero}; move again above it`,
    'again: expected a hero with the key hero, found the key "again"',
  ],
])('a page with %o is reported, a line for each mistake', (values, ...lines) => {
  const folder = new ContentFolder().set('pricing.yaml', values);
  folder.expectProblems(...lines.map((line) => `content/pricing.yaml:*:* ${line}`));
});

test('a mistake in a section of any kind is reported where it stands', () => {
  const folder = new ContentFolder();
  const all = readRawSections(example);
  const sections = kindNames.flatMap((kind) => all.find((one) => one.kind === kind) ?? []);
  expect(sections.map(({ kind }) => kind)).toEqual(kindNames);
  for (const { file, key } of sections) {
    folder.edit(`${file}.yaml`, `\n${key}:\n`, `\n${key}:\n  colour: red\n`);
  }
  const lines = sections.map(({ file, key }) => {
    const line = folder.read(`${file}.yaml`).split('\n').indexOf(`${key}:`) + 2;
    return lineLike(`content/${file}.yaml:${line}:3 ${key}.colour: unknown field*`);
  });
  const problems = folder.problems();
  expect(problems).toEqual(expect.arrayContaining(lines));
  expect(problems).toHaveLength(lines.length);
});

test('sections can be left out, moved, and repeated with another key', () => {
  const folder = new ContentFolder().set('home.yaml', { platforms: undefined, closing: undefined });
  const { benefits: again } = parse(folder.read('home.yaml'));
  folder.set('home.yaml', { again });
  moveSection(folder, 'home.yaml', 'again', 'benefits');
  const sections = loadContent(folder.path).pages.get('/')?.sections ?? [];
  const keys = sections.map(({ key }) => key).join(' ');
  expect(keys).toBe('hero again benefits words film marks');
  folder.set('home.yaml', { again: undefined, benefits: undefined }).expectProblems();
});

test('two forms that lead to one page are reported', () => {
  const folder = new ContentFolder();
  const { form } = parse(folder.read('contact.yaml'));
  folder.set('home.yaml', { contact: { ...form, section: 'form' } });
  folder.expectProblems(
    'content/contact.yaml:*:* form: expected another key, as the form "contact" of the page above leads to /contact/sent too',
  );
});
