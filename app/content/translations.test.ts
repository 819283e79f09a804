import { mkdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ContentFolder } from '../../tests/support/content-folder.ts';
import { example } from '../../tests/support/example.ts';
import { getSection, moveSection } from '../../tests/support/section.ts';
import { addTranslation } from '../../tests/support/translated-content.ts';
import { allContentFiles, contentFiles, languageOf } from './content-files.ts';
import { draftTranslation } from './draft-translation.ts';
import { genericFileSchemas, schemaOfFile } from './json-schemas.ts';
import { loadContent } from './load.ts';
import { text } from './schemas/fields.ts';
import type { LanguageContent, SiteContent } from './site-content.ts';
import { completeTranslation } from './translation.ts';

/** The files that are Swedish or name it: they are written once. */
const written = new Map<string, string>();

/** The example with a Swedish home page, pricing, contact page and case studies. */
function createSwedish(): ContentFolder {
  const folder = new ContentFolder();
  if (written.size === 0) {
    addTranslation(folder.path, 'sv', ['pricing', 'contact', 'case-studies']);
    const changed = allContentFiles(folder.path).filter(
      (file) => languageOf(file) === 'sv' || ['site.yaml', 'navigation.yaml'].includes(file),
    );
    for (const file of changed) written.set(file, folder.read(file));
  }
  mkdirSync(`${folder.path}/sv/brand`, { recursive: true });
  for (const [file, text] of written) folder.write(file, text);
  return folder;
}

let loaded: SiteContent | undefined;

/** The content with its Swedish, of which some words are its own; read once. */
function loadSwedish(): [content: SiteContent, swedish: LanguageContent] {
  loaded ??= loadContent(writeSwedish().path);
  return [loaded, loaded.translations[0] as LanguageContent];
}

function writeSwedish(): ContentFolder {
  return createSwedish()
    .set('sv/pricing.yaml', {
      'plans.items[0].period': 'per kassa i månaden',
      'plans.items[1].price': 1,
    })
    .set('sv/actions.yaml', { 'see-it.label': 'Se kassan' })
    .set('sv/brand/brand.yaml', { tagline: 'Kassor för små butiker.' });
}

describe('a translation', () => {
  // It writes the translation for all tests.
  test('says its own words, and what is the same everywhere is the original’s', () => {
    const [content, swedish] = loadSwedish();
    const [first, second] = getSection(swedish, 'plans').items;
    const [original, other] = getSection(content, 'plans').items;
    expect(first).toMatchObject({ period: 'per kassa i månaden', price: original?.price });
    expect([second?.price.text, other?.price.amount]).toEqual(['1 kr', 390]);
    expect(getSection(swedish, 'offices').items.map(({ photo }) => photo?.src)).toEqual(
      getSection(content, 'offices').items.map(({ photo }) => photo?.src),
    );
    expect(swedish.site).toMatchObject({
      name: content.site.name,
      origin: content.site.origin,
      tagline: 'Kassor för små butiker.',
    });
  });

  test('leads to its own pages where it has them, and else to the first language’s', () => {
    const [, swedish] = loadSwedish();
    const { header } = swedish.navigation;
    const hrefs = [...header.links, ...header.platforms.links].map(({ href }) => href);
    expect(hrefs.join(' ')).toBe(
      '/sv /about /sv/pricing /sv/case-studies /careers /sv/contact /platforms/counter /platforms/stockroom',
    );
    const action = getSection(swedish, 'hero').actions?.find(({ label }) => label === 'Se kassan');
    expect(action?.to).toBe('/platforms/counter');
  });

  test('has its own pages for what became of a message, where the original says where it is sent', () => {
    expect(loadSwedish()[1].language.paths).toContain('/contact/sent');
  });

  test('has no page that is not translated, and the first language keeps all of its own', () => {
    const [content, swedish] = loadSwedish();
    const pages = [...swedish.pages.keys()].join(' ');
    expect(pages).not.toMatch(/about|platforms/);
    expect(content.pages.has('/about')).toBe(true);
    expect(content.navigation.header.links[2]?.href).toBe('/pricing');
  });

  test('knows its direction and what it calls itself', () => {
    const [, swedish] = loadSwedish();
    expect(swedish.language).toMatchObject({ tag: 'sv', name: 'svenska', dir: 'ltr', base: '/sv' });
    const arabic = new ContentFolder();
    addTranslation(arabic.path, 'ar', []);
    const [translation] = loadContent(arabic.path).translations;
    expect(translation?.language).toMatchObject({ name: 'العربية', dir: 'rtl' });
  });
});

const untranslated = (file: string) =>
  `expected the translation of content/${file}.yaml:*, found nothing`;
const languageTag = 'expected the tag of a language, such as';
const platform = 'header.platforms.links[0].description';

test.each<[file: string, place: string, value: unknown, message: string, at?: string]>([
  // Once, and not for each of its words.
  ['sv/pricing.yaml', 'plans', undefined, untranslated('pricing')],
  ['sv/pricing.yaml', 'plans.items[0].period', undefined, untranslated('pricing')],
  ['sv/pricing.yaml', 'plans.items[0]', undefined, untranslated('pricing'), 'plans.items'],
  [
    'sv/pricing.yaml',
    'plans.items[0].key',
    'First til',
    'expected a key that names one entry of content/pricing.yaml:* by what it alone says, such as "First till", found "First til"',
  ],
  [
    'sv/pricing.yaml',
    'more',
    { section: 'questions', title: 'Mer', lead: 'Mer.', items: [] },
    'expected a key that content/pricing.yaml:* has too, found another; *',
  ],
  ['sv/contact.yaml', 'hero.figure.alt', undefined, untranslated('contact')],
  [
    'sv/case-studies.yaml',
    'stories.items[0].chart.caption',
    undefined,
    untranslated('case-studies'),
  ],
  [
    'sv/site.yaml',
    'origin',
    'https://a.example',
    'expected nothing: content/site.yaml:* says it for every language',
  ],
  // The page of this platform is not translated.
  ['sv/navigation.yaml', platform, undefined, untranslated('navigation')],
  [
    'sv/not-found.yaml',
    'back.href',
    '/sv/about',
    'expected the path of a page of this site, such as "/*", found the text "/sv/about"',
  ],
  ['navigation.yaml', 'languages', undefined, 'expected a group of fields, found nothing'],
  [
    'site.yaml',
    'languages[2]',
    'xx',
    `${languageTag} en, sv, pt-BR or zh-Hant, found the text "xx"`,
  ],
  [
    'site.yaml',
    'languages[2]',
    'de',
    'expected the folder content/de with the translation, found none',
  ],
])(
  '%s with %s as %o: one line says where and what to do',
  (file, place, value, message, at = place) => {
    createSwedish()
      .set(file, { [place]: value })
      .expectProblems(`content/${file}:*:* ${at}: ${message}`);
  },
);

test('one run finds the problems of the originals and those of the translations, and says none twice', () => {
  createSwedish()
    .set('home.yaml', { 'hero.stats[1].value': 20 })
    .set('sv/contact.yaml', { 'hero.title': undefined })
    .expectProblems(
      'content/home.yaml:*:* hero.stats[1].value: expected text, found the number 20',
      `content/sv/contact.yaml:*:* hero.title: ${untranslated('contact')}`,
    );
});

describe.each(['content', example])('when all lists of %s are turned around', (folder) => {
  const schemas = genericFileSchemas();
  const files = contentFiles(folder).filter((file) => file.endsWith('.yaml'));
  test.each(files)('every translated word of %s stays with its original', (file) => {
    const original = parse(readFileSync(`${folder}/${file}`, 'utf8'));
    const schema = schemaOfFile(schemas, file, original);
    const translate = (words: string) => `sv ${words}`;
    const draft = draftTranslation(original, schema, translate);
    const turned = turnLists(original);
    const language = { ...loadSwedish()[1].language, paths: new Set<string>() };
    const first = { value: turned, schema, place: () => file };
    const { value, problems } = completeTranslation(draft ?? {}, first, language);
    expect(problems).toEqual([]);
    const listWords = (one: unknown) => {
      const found: string[] = [];
      draftTranslation(one, schema, (words) => found.push(words));
      return found;
    };
    expect(listWords(value)).toEqual(listWords(turned).map(translate));
  });
});

/** A value with every list in it from the last entry to the first. */
function turnLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnLists).reverse();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, turnLists(one)]));
}

test('what one variant of a group must have translated is not hidden by another', () => {
  const variants = [text, z.number()].map((item, kind) =>
    z.object({ kind: z.literal(kind), item }),
  );
  const schema = z.toJSONSchema(z.union(variants), { io: 'input' });
  const original = { value: { kind: 0, item: 'Why?' }, schema, place: () => 'home.yaml:1' };
  const { problems } = completeTranslation({}, original, loadSwedish()[1].language);
  expect(problems.map(({ path }) => path)).toEqual([['item']]);
});

test('sections are translated by their keys, and stand in the order of the first language', () => {
  const folder = createSwedish().set('sv/pricing.yaml', { 'faq.title': 'Frågor' });
  moveSection(folder, 'pricing.yaml', 'faq', 'plans');
  const [swedish] = loadContent(folder.path).translations;
  const sections = swedish?.pages.get('/pricing')?.sections ?? [];
  expect(sections.map(({ key }) => key).join(' ')).toBe(
    'hero faq plans addOns estimate comparison closing',
  );
  expect(sections[1]?.content).toMatchObject({ title: 'Frågor' });
});

const page = `---\ntitle: Here\ndescription: ${'words '.repeat(20)}\n---\n\nWords.\n`;

test.each<[line: string, change: (folder: ContentFolder) => void]>([
  [
    'sv/not-found.yaml:1:1 expected this file, found none',
    (folder) => folder.remove('sv/not-found.yaml'),
  ],
  [
    'sv/careers.yaml:1:1 expected content/careers.yaml, of which this is the translation, found none',
    (folder) => folder.rename('careers.yaml', 'sv/careers.yaml'),
  ],
  [
    'sv/prices.yaml:1:1 expected content/prices.yaml, of which this is the translation, found none',
    (folder) => folder.write('sv/prices.yaml', ''),
  ],
  ['sv/home.yaml:*:* *', (folder) => folder.edit('sv/home.yaml', 'meta:', 'meta: [')],
  [
    'sv/home.yaml:1:1 expected a group of fields, found a list',
    (folder) => folder.write('sv/home.yaml', '- home'),
  ],
  [
    'pages/sv.md:1:1 expected another path, as /sv is one of the language sv; rename the file',
    (folder) => folder.write('pages/sv.md', page),
  ],
  [
    'pt-BR:1:1 expected pt-BR among the languages of site.yaml behind the first, as in languages: [en, sv, pt-BR], found no such language; name it, or remove this folder',
    (folder) => mkdirSync(`${folder.path}/pt-BR`),
  ],
  [
    `xx-wrong:1:1 ${languageTag} sv, pt-BR or zh-Hant, found a folder with another name; rename or remove it`,
    (folder) => mkdirSync(`${folder.path}/xx-wrong`),
  ],
])('%s: the only line, when that is what is wrong', (line, change) => {
  const folder = createSwedish();
  change(folder);
  folder.expectProblems(`content/${line}`);
});
