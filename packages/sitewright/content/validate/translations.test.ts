import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { exampleSite, tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder } from '../../../../tests/support/content-folder.ts';
import { vendors } from '../../../../tests/support/example.ts';
import { getSection } from '../../../../tests/support/section.ts';
import { kinds } from '../../kinds/kinds-by-name.ts';
import { readSiteFrame } from '../../page/layout/site-frame.ts';
import { text } from '../fields/fields.ts';
import { completeTranslation } from '../languages/complete-translation.ts';
import { draftTranslation } from '../languages/draft-translation.ts';
import type { LanguageContent } from '../pages/site-content.ts';
import { genericFileSchemas, schemaOfFile } from '../schemas/json-schemas.ts';
import { fieldAt } from '../values/field-at.ts';
import { type FieldPath, formatPath } from '../yaml/yaml-file.ts';

/** The example with words of its own in Swedish, and in Arabic, in which it has few pages. */
const content = await (await exampleSite('every language'))
  .set('sv/pricing.yaml', { 'plans.items[0].period': 'per kassa', 'plans.items[1].price': 1 })
  .set('ar/brand/brand.yaml', { tagline: 'صناديق' })
  .content();
const [swedish, arabic] = content.translations as [LanguageContent, LanguageContent];

test('a translation says its own words, and what is the same everywhere is the original’s', () => {
  const [first, second] = getSection(swedish, 'plans').items;
  const [original, other] = getSection(content, 'plans').items;
  expect(first).toMatchObject({ period: 'per kassa', price: original?.price });
  expect([second, other].map((one) => one?.price?.amount)).toEqual([1, 390]);
  const photos = [swedish, content].map((one) => getSection(one, 'offices').items[0]?.photo?.src);
  expect(photos[0]).toBe(photos[1]);
  const { name, origin } = content.site;
  expect(arabic.site).toMatchObject({ name, origin, tagline: 'صناديق' });
  expect(swedish.language).toMatchObject({ tag: 'sv', name: 'svenska', dir: 'ltr', base: '/sv' });
  expect(arabic.language).toMatchObject({ name: 'العربية', dir: 'rtl' });
  // What became of a message is said where the original says where it is sent.
  expect(arabic.language.paths).toContain('/contact/sent');
});

test('a site in one language has no list of languages, though it has words for one', async () => {
  const { navigation, ...one } = await (await exampleSite()).content();
  expect(navigation.languages).toBeDefined();
  expect(readSiteFrame({ navigation, ...one }, '/').navigation.languages).toBeUndefined();
});

test.each(vendors)(
  'turned lists of %s keep each translated word with its original, and its links lead to the language',
  async (folder) => {
    const schemas = genericFileSchemas(kinds);
    const language = { ...swedish.language, paths: new Set(['/fika']) };
    const site = (await exampleSite('first language', folder)).folder;
    for (const file of site.files.filter((one) => one.endsWith('.yaml'))) {
      const original = site.get(file)?.yaml.toJS();
      const schema = schemaOfFile(schemas, file, original);
      const translate = (words: string, base = '') =>
        `sv ${words} [a](${base}/fika) [b]( <${base}/fika> )`;
      const draft = draftTranslation(original, schema, (words) => translate(words)) ?? {};
      const turned = JSON.parse(JSON.stringify(original), (_name, one) =>
        Array.isArray(one) ? one.reverse() : one,
      );
      const first = { value: turned, schema, place: () => file };
      const { value, problems } = completeTranslation(draft, first, language);
      const listWords = (one: unknown) => {
        const found: string[] = [];
        draftTranslation(one, schema, (words) => found.push(words));
        return found;
      };
      expect(problems, file).toEqual([]);
      expect(listWords(value), file).toEqual(
        listWords(turned).map((words) => translate(words, '/sv')),
      );
    }
  },
);

/** The places of all fields and entries of a value. */
function listPaths(value: unknown, path: FieldPath = []): FieldPath[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([step, one]) => {
    const at = [...path, Array.isArray(value) ? Number(step) : step];
    return [at, ...listPaths(one, at)];
  });
}

const fillIn = (_name: unknown, one: unknown) => (/^$|-> $/.test(String(one)) ? `${one}…` : one);

/** Of the paths of entries that are alike, the first and the last. */
function withoutAlike(paths: readonly FieldPath[]): FieldPath[] {
  const alike = Map.groupBy(paths, (path) =>
    path.map((step) => (typeof step === 'number' ? '*' : step)).join('.'),
  );
  return [...alike.values()].flatMap((all) => [...new Set([all[0], all.at(-1)])] as FieldPath[]);
}

test('of each field and entry that a translation lacks, a line says what to write, and that is all', async () => {
  const schemas = genericFileSchemas(kinds);
  const language = { ...swedish.language, paths: new Set<string>() };
  const site = (await exampleSite()).folder;
  for (const file of site.files.filter((one) => one.endsWith('.yaml'))) {
    const value = site.get(file)?.yaml.toJS();
    const first = { value, schema: schemaOfFile(schemas, file, value), place: () => file };
    const findProblems = (own: unknown) => completeTranslation(own, first, language).problems;
    const draft = draftTranslation(value, first.schema, () => '…');
    for (const path of withoutAlike(listPaths(draft)).filter((one) => one.at(-1) !== 'key')) {
      const own = structuredClone(draft);
      const [parent, step] = [fieldAt(own, path.slice(0, -1)), path.at(-1) as PropertyKey];
      if (Array.isArray(parent)) parent.splice(Number(step), 1);
      else delete Object(parent)[step];
      const [problem, ...others] = findProblems(own);
      // Of a text that a list has twice, one translation does for both.
      if (!problem && typeof path.at(-1) === 'number') continue;
      const place = `${file} ${formatPath(path)}`;
      expect(others, place).toEqual([]);
      const { path: at = [], message = '' } = problem ?? {};
      const said = parse(message.split('found nothing: write and fill in ')[1] ?? '', fillIn);
      if (Array.isArray(said)) (fieldAt(own, at) as unknown[]).push(said[0]);
      else
        Object(fieldAt(own, at.slice(0, -1)))[at.at(-1) as PropertyKey] = said[String(at.at(-1))];
      expect(findProblems(own), place).toEqual([]);
    }
  }
});

test.each([
  [
    ['Yes', 'No', 'Yes'],
    ['Yes -> Ja', 'No -> Nej', 'Yes -> Jo'],
    ['Ja', 'Nej', 'Jo'],
  ],
  [
    ['Yes', 'Yes', 'No'],
    ['No -> Nej', 'Yes -> Ja', 'Yes -> Jo'],
    ['Ja', 'Jo', 'Nej'],
  ],
  [
    ['Yes', 'No', 'Yes'],
    ['Yes -> Ja', 'No -> Nej'],
    ['Ja', 'Nej', 'Ja'],
  ],
])('a text that %j has twice has two translations, or one for both', (value, own, translated) => {
  const schema = z.toJSONSchema(z.array(text), { io: 'input' });
  const first = { value, schema, place: () => 'home.yaml:1' };
  const completed = completeTranslation(own, first, swedish.language);
  expect(completed).toMatchObject({ value: translated, problems: [] });
});

test.each([
  [['a', 'b'], ['c'], 'a text of home.yaml:1, -> and its translation, such as "a -> …"'],
  [['a', 'b'], ['a -> ä', 'c'], 'a text of home.yaml:1, -> and its translation, such as "b -> …"'],
  [
    [true, '12,5 l'],
    [true],
    'a text of home.yaml:1, -> and its translation, such as "12,5 l -> …"',
  ],
  [
    [{ name: 'a' }],
    ['ä'],
    'a key that names one entry of home.yaml:1 by what it alone says, such as "a"',
  ],
])('of %j the translation %j is told what an entry begins with', (value, own, message) => {
  const item = z.union([z.boolean(), text, z.object({ name: text })]);
  const schema = z.toJSONSchema(z.array(item), { io: 'input' });
  const first = { value, schema, place: () => 'home.yaml:1' };
  const { problems } = completeTranslation(own, first, swedish.language);
  expect(problems[0]?.message).toContain(`expected ${message}`);
});

test('what one variant of a group must have translated is not hidden by another', () => {
  const variants = [text, z.int()].map((item, kind) => z.object({ kind: z.literal(kind), item }));
  const schema = z.toJSONSchema(z.union(variants), { io: 'input' });
  const original = { value: { kind: 0, item: 'Why?' }, schema, place: () => 'home.yaml:1' };
  const { problems } = completeTranslation({}, original, swedish.language);
  expect(problems.map(({ path }) => path)).toEqual([['item']]);
});

test('sections are translated by their keys, and stand in the order of the first language', async () => {
  const items = [{ title: 'One', description: 'Till.' }];
  const points = (title: string) => ({ section: 'points', title, lead: 'All.', items });
  const site = tinySite({ 'about.yaml': { us: points('Us'), you: points('You') } })
    .translate('sv')
    .set('about.yaml', { us: undefined })
    .set('about.yaml', { us: points('Us') });
  const [moved] = (await site.content()).translations;
  const sections = moved?.pages.get('/about')?.sections ?? [];
  expect(sections.map(({ key }) => key)).toEqual(['hero', 'you', 'us']);
  expect(sections[1]?.content).toMatchObject({ title: 'sv You' });
});

test.each([
  ['ua', 'uk'],
  ['cz', 'cs'],
  ['jp', 'ja'],
])(
  '%s, the letters of a country, are refused with the tag of its language, %s',
  async (letters, tag) => {
    const site = tinySite({ 'site.yaml': { languages: ['en', letters] } });
    expect((await site.problems()).join()).toContain(
      `the tag of a language, such as ${tag}, found`,
    );
  },
);

test.each([
  ['iw', 'he'],
  ['EN', 'en'],
  ['pt_br', 'pt-BR'],
  ['ukr', 'uk'],
  ['SE', 'se or sv'],
])('%s is refused with the tag that is used today, %s', async (letters, tag) => {
  const site = tinySite({ 'site.yaml': { languages: ['sv', letters] } });
  expect(await site.problems()).toContainEqual(
    expect.stringMatching(`the tag of a language, such as ${tag}, found the text "${letters}"$`),
  );
});

test.each([
  ['ua', 'sv'],
  ['Ukrainisch', 'sv'],
  ['uk', 'SV'],
])(
  'of the tags %s and %s the wrong one is named, and nothing that follows from it',
  async (...tags) => {
    const hours = {
      section: 'hours',
      title: 'T',
      zone: 'Z',
      zoneName: 'Z',
      closed: '-',
      note: 'N',
    };
    const lines = [{ days: 'Пн-Пт', hours: '9:00-10:00' }];
    const site = tinySite().translate('sv');
    site.set('home.yaml', { hours: { ...hours, lines, only: ['uk'] } });
    site.set('site.yaml', { languages: ['uk', 'sv'] });
    expect(await site.problems()).toEqual([]);
    await site
      .set('site.yaml', { languages: tags })
      .expectProblems(
        'content/site.yaml:*:* languages[*]: expected the tag of a language, such as *',
      );
  },
);

test('files and folders of languages that cannot be are named, a line each', async () => {
  const folder = new ContentFolder('every language');
  folder.rename('sv/not-found.yaml', 'sv/prices.yaml');
  folder.remove('careers.yaml');
  folder.edit('sv/home.yaml', 'meta:', 'meta: [');
  folder.write('sv/error.yaml', '- home');
  folder.write('pages/sv.md', folder.read('pages/terms.md'));
  for (const name of ['pt-BR', 'xx-wrong']) mkdirSync(`${folder.path}/${name}`);
  const original = (file: string) =>
    `content/sv/${file}:1:1 expected content/${file}, of which this is the translation, found none; give it the name of its original, or write alone: true into it if it stands in this language alone`;
  await folder.expectProblems(
    'content/navigation.yaml:* header.links[4].href: expected the path of a page*"/careers"',
    'content/pages/sv.md:1:1 expected another path, as /sv is one of the language sv; rename the file',
    'content/pages/terms.md:2:8 title: expected a title that no other page has, *',
    'content/pages/terms.md:3:14 description: expected a description that no other page has, *',
    'content/pt-BR:1:1 unknown folder; if it holds the translation into Brazilian Portuguese, name it in site.yaml, as in languages: [en, sv, ar, pt-BR]; else remove it',
    'content/xx-wrong:1:1 unknown folder; remove it, or give it the tag of a language, such as en, sv, pt-BR or zh-Hant, if it holds a translation',
    'content/actions.yaml:* careers.to: "/careers" leads to no page*',
    'content/posts/2026-11-12-three-hooks.md:*:* "/careers" leads to no page*',
    'content/sv/not-found.yaml:1:1 expected this file, found none',
    'content/sv/error.yaml:1:1 expected a group of fields, found a list, *: write its fields meta, *',
    'content/sv/home.yaml:*:* *',
    original('careers.yaml'),
    original('prices.yaml'),
  );
});
