import { mkdirSync, rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ContentFolder } from '../../tests/support/content-folder.ts';
import { addTranslation } from '../../tests/support/translated-content.ts';
import { allContentFiles, languageOf } from './content-files.ts';
import { loadContent } from './load.ts';
import { getPage, type LanguageContent, type SiteContent } from './site-content.ts';

/** The files that are Swedish or name it: they are written once. */
const written = new Map<string, string>();

/** The example with a Swedish home page, pricing and contact page. */
function createSwedish(): ContentFolder {
  const folder = new ContentFolder();
  if (written.size === 0) {
    addTranslation(folder.path, 'sv', ['pricing', 'contact']);
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
  const folder = createSwedish();
  folder.change('sv/pricing.yaml', (file) => {
    file.setIn(['plans', 'items', 0, 'period'], 'per kassa i månaden');
    file.setIn(['plans', 'items', 1, 'price'], 1);
  });
  folder.change('sv/actions.yaml', (file) => file.setIn(['see-it', 'label'], 'Se kassan'));
  folder.change('sv/brand/brand.yaml', (file) => file.set('tagline', 'Kassor för små butiker.'));
  return folder;
}

describe('a translation', () => {
  // It writes the translation for all tests.
  test('says its own words, and what is the same everywhere is the original’s', () => {
    const [content, swedish] = loadSwedish();
    const [first, second] = getPage(swedish, 'pricing').plans.items;
    const [original, other] = getPage(content, 'pricing').plans.items;
    expect(first).toMatchObject({ period: 'per kassa i månaden', price: original?.price });
    expect([second?.price.text, other?.price.amount]).toEqual(['1 kr', 5900]);
    expect(getPage(swedish, 'contact').offices.items.map(({ photo }) => photo?.src)).toEqual(
      getPage(content, 'contact').offices.items.map(({ photo }) => photo?.src),
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
    expect(header.links.map(({ href }) => href)).toEqual([
      '/sv',
      '/about',
      '/sv/pricing',
      '/case-studies',
      '/careers',
      '/sv/contact',
    ]);
    expect(header.platforms.links.map(({ href }) => href)).toEqual([
      '/platforms/counter',
      '/platforms/stockroom',
    ]);
    const action = swedish.home.hero.actions.find(({ label }) => label === 'Se kassan');
    expect(action?.to).toBe('/platforms/counter');
  });

  test('has its own pages for what became of a message, where the original says where it is sent', () => {
    expect(loadSwedish()[1].language.paths).toContain('/contact/sent');
  });

  test('has no page that is not translated, and the first language keeps all of its own', () => {
    const [content, swedish] = loadSwedish();
    expect(swedish.about).toBeUndefined();
    expect(swedish.platforms.size).toBe(0);
    expect(content.about).toBeDefined();
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

/** What an editor reads after a change of the Swedish example. */
function problemsAfter(change: (folder: ContentFolder) => void): string[] {
  const folder = createSwedish();
  change(folder);
  return folder.problems();
}

test.each<[string, (folder: ContentFolder) => void, RegExp]>([
  [
    'words that are missing',
    (folder) =>
      folder.change('sv/pricing.yaml', (file) => file.deleteIn(['plans', 'items', 0, 'period'])),
    /^content\/sv\/pricing\.yaml:\d+:\d+ plans\.items\[0\]\.period: expected the translation of content\/pricing\.yaml:\d+, found nothing$/,
  ],
  [
    'a section that is missing, once',
    (folder) => folder.change('sv/pricing.yaml', (file) => file.delete('plans')),
    /^content\/sv\/pricing\.yaml:\d+:\d+ plans: expected the translation of content\/pricing\.yaml:\d+, found nothing$/,
  ],
  [
    'another number of plans',
    (folder) => folder.change('sv/pricing.yaml', (file) => file.deleteIn(['plans', 'items', 0])),
    /^content\/sv\/pricing\.yaml:\d+:\d+ plans\.items: expected 2 in the list, as content\/pricing\.yaml:\d+ has them, found 1$/,
  ],
  [
    'a file that every language needs',
    (folder) => rmSync(`${folder.path}/sv/not-found.yaml`),
    /^content\/sv\/not-found\.yaml:1:1 expected this file, found none$/,
  ],
  [
    'the translation of a page that there is not',
    (folder) => {
      folder.write('sv/careers.yaml', folder.read('careers.yaml'));
      rmSync(`${folder.path}/careers.yaml`);
    },
    /^content\/sv\/careers\.yaml:1:1 expected content\/careers\.yaml, of which this is the translation, found none$/,
  ],
  [
    'an unknown file',
    (folder) => folder.write('sv/prices.yaml', ''),
    /^content\/sv\/prices\.yaml:1:1 unknown file; remove it or correct its name, one of /,
  ],
  [
    'a mistake in its YAML',
    (folder) => folder.edit('sv/home.yaml', 'meta:', 'meta: ['),
    /^content\/sv\/home\.yaml:\d+:\d+ /,
  ],
  [
    'a file that holds a list',
    (folder) => folder.write('sv/home.yaml', '- home'),
    /^content\/sv\/home\.yaml:1:1 expected a group of fields, found a list$/,
  ],
  [
    'what only the first language says',
    (folder) => folder.change('sv/site.yaml', (file) => file.set('origin', 'https://a.example')),
    /^content\/sv\/site\.yaml:\d+:9 origin: expected nothing: content\/site\.yaml:\d+ says it for every language$/,
  ],
  [
    'the words of a platform whose page is not translated',
    (folder) =>
      folder.change('sv/navigation.yaml', (file) =>
        file.deleteIn(['header', 'platforms', 'links', 0, 'description']),
      ),
    /^content\/sv\/navigation\.yaml:\d+:\d+ header\.platforms\.links\[0\]\.description: expected the translation of content\/navigation\.yaml:\d+, found nothing$/,
  ],
  [
    'a link to a page that the language does not have',
    (folder) =>
      folder.change('sv/not-found.yaml', (file) => file.setIn(['back', 'href'], '/sv/about')),
    /^content\/sv\/not-found\.yaml:\d+:\d+ back\.href: expected the path of a page of this site, such as "\/[a-z]+", found the text "\/sv\/about"$/,
  ],
  [
    'the words of the list of languages',
    (folder) => folder.change('navigation.yaml', (file) => file.delete('languages')),
    /^content\/navigation\.yaml:\d+:\d+ languages: expected a group of fields, found nothing$/,
  ],
  [
    'an unknown tag in site.yaml',
    (folder) => folder.change('site.yaml', (file) => file.set('languages', ['en', 'sv', 'xx'])),
    /^content\/site\.yaml:\d+:\d+ languages\[2\]: expected the tag of a language, such as en, sv, pt-BR or zh-Hant, found the text "xx"$/,
  ],
  [
    'a language without a folder',
    (folder) => folder.change('site.yaml', (file) => file.set('languages', ['en', 'sv', 'de'])),
    /^content\/site\.yaml:\d+:\d+ languages\[2\]: expected the folder content\/de with the translation, found none$/,
  ],
  [
    'a page where those of a language are',
    (folder) =>
      folder.write(
        'pages/sv.md',
        `---\ntitle: Here\ndescription: ${'words '.repeat(20)}\nupdated: 2026-11-01\n---\n\nWords.\n`,
      ),
    /^content\/pages\/sv\.md:1:1 expected another path, as \/sv is one of the language sv; rename the file$/,
  ],
  [
    'a folder of a language that is not named',
    (folder) => mkdirSync(`${folder.path}/pt-BR`),
    /^content\/pt-BR:1:1 expected pt-BR among the languages of site\.yaml behind the first, as in languages: \[en, sv, pt-BR\], found no such language; name it, or remove this folder$/,
  ],
  [
    'a folder with an unknown tag',
    (folder) => mkdirSync(`${folder.path}/xx-wrong`),
    /^content\/xx-wrong:1:1 expected the tag of a language, such as sv, pt-BR or zh-Hant, found a folder with another name; rename or remove it$/,
  ],
])('%s: one line says where and what to do', (_what, change, line) => {
  expect(problemsAfter(change)).toEqual([expect.stringMatching(line)]);
});
