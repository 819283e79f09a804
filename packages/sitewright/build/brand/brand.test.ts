import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import type { Face } from '../../content/brand/face.ts';
import { loadBrand } from '../../content/brand/load-brand.ts';
import { readPackageFace } from '../../content/decode/read-face.ts';
import { StatList } from '../../page/components/stats.tsx';
import { parsePage } from '../css/page-tree.ts';
import { inspectPage } from '../render/inspect-page.ts';
import { createBrandCss } from './brand-files.ts';
import { listFonts, subsetFace } from './fonts.ts';
import { describeMissingGlyphs } from './missing-glyphs.ts';
import { createStandIns, standInNames } from './stand-ins.ts';

const arimo = 'node_modules/@fontsource/arimo/files/arimo-latin-700-normal.woff2';

test('a font with the widths of Arial needs no other widths from its stand-in', async () => {
  const css = await createStandIns(arimo, 'Heading', 'Ten shops, 3 at $99');
  expect(standInNames('Heading')).toEqual(['Heading Arial', 'Heading Roboto']);
  const [arial = '', ...others] = css.split('@font-face').slice(1);
  expect(arial).toContain('local(Arial-BoldMT)');
  expect(arial).toContain('size-adjust:100%;');
  expect(others.filter((rule) => rule.includes('Heading Arial'))).toEqual([]);
});

test('a title with a letter that the heading font lacks is named, where the content has it', () => {
  const place = { file: 'content/home.yaml', line: 3, column: 10, comment: '', isText: true };
  const value = 'Sklep w Łodzi';
  const values = ['title', 'lead'].map((name) => ({ ...place, field: `hero.${name}`, value }));
  const describe = (missing: string) =>
    describeMissingGlyphs(new Map([['pl', { fonts: [], missing }]]), () => values, []);
  const line =
    /^content\/home\.yaml:3:10 hero\.title: the heading font has no "Ł", (?!.*script).+$/;
  expect(describe('Łź')).toEqual([expect.stringMatching(line)]);
  expect(describe('')).toEqual([]);
});

test('a figure with a letter that the heading font lacks is named where its page has it in that font, and no link to a title', () => {
  const place = { file: 'content/home.yaml', line: 3, column: 10, comment: '', isText: true };
  const fields = { 'hero.title': 'Łódź', 'hero.stats[0].value': '50 zł', 'hero.link': 'Łódź' };
  const values = Object.entries({ ...fields, 'hero.stats[0].label': 'zł' }).map(
    ([field, value]) => ({ ...place, field, value }),
  );
  const html = renderToStaticMarkup(
    createElement(
      'main',
      {},
      createElement('h1', { className: 'font-heading' }, 'Łódź'),
      createElement(StatList, { stats: [{ value: '50 zł', label: 'zł' }] }),
    ),
  );
  const { page } = inspectPage({ path: '/', file: 'a.html', tree: parsePage(html, () => '') });
  const fonts = new Map([['pl', { fonts: [], missing: 'Łł' }]]);
  const lines = describeMissingGlyphs(fonts, () => values, [page]);
  expect(lines.map((line) => line.split(' ')[1])).toEqual(['hero.title:', 'hero.stats[0].value:']);
});

test('a currency whose sign the heading font lacks is named, and nobody is told to write it otherwise', () => {
  const place = { file: 'content/pricing.yaml', line: 2, column: 11, comment: '', isText: false };
  const values = [{ ...place, field: 'plans.currency', value: 'UAH' }];
  const fonts = new Map([['uk', { fonts: [], missing: '₴' }]]);
  expect(describeMissingGlyphs(fonts, () => values, [])).toEqual([
    expect.stringMatching(
      /pricing\.yaml:2:11 plans.currency: the heading font has no "₴", .* has it$/,
    ),
  ]);
});

test('a script that the heading font of a language lacks is said in three lines, and letters that its own font has are not', () => {
  const titles = (folder: string, words: string[]) =>
    words.map((value, index) => ({
      ...{ file: `content/${folder}home.yaml`, line: index + 1, column: 1, isText: true },
      ...{ field: `items[${index}].title`, value },
    }));
  const fonts = (missing: string) => ({ fonts: [], missing });
  const headings = new Map([
    ['ja', fonts('')],
    ['zh-Hant', fonts('店秤')],
  ]);
  const values = [
    ...titles('', ['店', '秤']),
    ...titles('zh-Hant/', ['店', '店家', '秤', '店秤', 'A', '秤']),
  ];
  const lines = describeMissingGlyphs(headings, () => values, []);
  expect(lines.map((line) => line.replace(/^(\S+) .*/, '$1'))).toEqual([
    'content/zh-Hant/home.yaml:1:1',
    'content/zh-Hant/home.yaml:2:1',
    'content/zh-Hant/home.yaml:3:1',
  ]);
  expect(lines.at(-1)).toContain('nor what 2 more titles and names in Traditional Chinese need');
});

const kufi = '@fontsource-variable/noto-kufi-arabic';
const arabic = readPackageFace(kufi, 'arabic', 'headings').face as Face;

/** The fonts of each language with a title like this, with the face of one more script or none. */
async function fontsOf(titles: Record<string, string>, ...scripts: (readonly ['Arab', Face])[]) {
  const languages = ['en', ...Object.keys(titles)];
  const folder = tinySite({
    'site.yaml': { languages },
    'brand/brand.yaml': { 'headings.face': '@fontsource-variable/aleo' },
  });
  for (const [tag, title] of Object.entries(titles))
    folder.write(`${tag}/home.yaml`, `title: ${title}\n`);
  const own = { ...(await loadBrand(folder.folder)), scriptFaces: new Map(scripts) };
  return { own, fonts: await listFonts(folder.folder, own) };
}

test('a language has its own letters, and shares the font of another with the same', async () => {
  const { fonts } = await fontsOf({ pt: 'Preço', fi: 'Hei', 'pt-BR': 'Preço' });
  const families = [...fonts.values()].map((one) => one.fonts.map(({ family }) => family));
  expect(families).toEqual([['Heading'], ['Heading-pt'], ['Heading'], ['Heading-pt']]);
  expect([...fonts.values()].filter(({ missing }) => /\p{L}/u.test(missing))).toEqual([]);
});

test('the names of the site’s languages are in the font of each, as far as it has their letters', async () => {
  const { fonts } = await fontsOf({ bg: 'Здравейте', tr: 'Selam', ar: 'سلام' });
  for (const tag of ['bg', 'tr']) {
    const { fonts: used = [], missing } = fonts.get(tag) ?? {};
    expect(used.map(({ characters }) => characters).join('')).toContain('ç');
    expect(missing).not.toMatch(/\p{Script=Arabic}/u);
  }
});

test('what pages print beside the content is in the font: the signs of the footer, of hours and of currencies', async () => {
  const { fonts } = await fontsOf({ ka: 'ფასი 45 GEL, 50 EUR, 60 ABC' });
  const [heading] = fonts.get('ka')?.fonts ?? [];
  for (const sign of '©–€₾') expect(heading?.characters).toContain(sign);
  expect(heading?.characters).not.toContain('₺');
  // Albanian has a sign of its own: Lekë.
  const albanian = (await fontsOf({ sq: 'Kushton 45 ALL' })).fonts.get('sq')?.fonts ?? [];
  expect(albanian.map(({ characters }) => characters).join('')).toContain('ë');
});

test('letters that the brand’s font lacks are in the font of their script, joined as they are written', async () => {
  const { own, fonts } = await fontsOf({ ar: 'متجر، 24' }, ['Arab', arabic]);
  const [latin, script] = fonts.get('ar')?.fonts ?? [];
  expect(latin?.family).toBe('Heading');
  expect(script).toMatchObject({ family: 'Heading-ar-Arab', characters: '،تجرم' });
  const font = create(readFileSync(await subsetFace(script as never, 'sfnt')));
  if (font.isCollection) throw new Error('This is a single font');
  // Each of four letters has up to four forms.
  expect(font.numGlyphs).toBeGreaterThan(12);
  expect(createBrandCss(own, fonts, new Map())).toContain(
    ':root[lang="ar"] {\n  --font-heading: "Heading", "Heading-ar-Arab", "Heading-ar-Arab System", "Heading Arial", "Heading Roboto", sans-serif;',
  );
  const { problem } = readPackageFace('@fontsource-variable/aleo', 'arabic', 'headings');
  expect(problem?.[1]).toBe('expected a font with arabic letters, found none in "aleo"');
});

test('letters that the brand’s file lacks are those of another file of its package, or of the system', async () => {
  const { fonts } = await fontsOf({ tr: 'Şirin Aydoğan', ar: 'متجر', pl: 'ƿ' });
  expect(fonts.get('tr')).toMatchObject({
    fonts: [{ family: 'Heading' }, { characters: expect.stringContaining('ğ') }],
    missing: expect.not.stringMatching(/\p{L}/u),
  });
  expect(fonts.get('ar')).toMatchObject({ missing: '', fonts: [{ family: 'Heading' }] });
  const signs = await fontsOf({ uk: 'Бюджет ৳', ar: 'متجر ৳', pl: 'Budżet ৳' });
  expect([...signs.fonts].map(([tag, { missing }]) => [tag, missing])).toEqual([
    ['en', ''],
    ...['uk', 'ar', 'pl'].map((tag) => [tag, '৳']),
  ]);
  // No system draws a Latin letter alone that the other letters of a word are not in.
  expect(fonts.get('pl')?.missing).toContain('ƿ');
});
