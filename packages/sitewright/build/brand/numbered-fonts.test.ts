import { readFileSync, statSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import { expect, test } from 'vitest';
import { tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import type { Face } from '../../content/brand/face.ts';
import { loadBrand } from '../../content/brand/load-brand.ts';
import { readPackageFace } from '../../content/decode/read-face.ts';
import { createBrandCss } from './brand-files.ts';
import { listFonts, type PageFont, subsetFace } from './fonts.ts';
import { createSystemStandIn } from './stand-ins.ts';

const name = '@fontsource-variable/noto-serif-jp';
const japanese = readPackageFace(name, 'japanese', 'headings').face as Face;

/** The fonts of a site in English and Japanese with these titles, of which the most are in the first ones. */
async function fontsOf(titles: readonly string[], own: Partial<{ face: Face }> = {}) {
  const folder = tinySite().set('site.yaml', { languages: ['en', 'ja'] });
  folder.write(
    'ja/home.yaml',
    titles.map((title, index) => `part${index}:\n  title: ${title}\n`).join(''),
  );
  const scriptFaces = new Map([['Jpan', japanese]] as const);
  const brand = { ...(await loadBrand(folder.folder)), scriptFaces, ...own };
  return { brand, fonts: await listFonts(folder.folder, brand) };
}

const open = (file: string) => create(readFileSync(file)) as Font;
const lacking = (font: Font, letters: string) =>
  [...letters].filter((one) => !font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));

test('Japanese letters of a package in numbered files are in one font, which their headings alone load', async () => {
  const title = '無料の見積もりを、まず30日お試しください';
  const { brand, fonts } = await fontsOf([title]);
  const { fonts: own = [], missing } = fonts.get('ja') ?? {};
  expect([own.map(({ family }) => family), missing]).toEqual([
    ['Heading', 'Heading-ja-Jpan-1'],
    '',
  ]);
  const [, script] = own as [PageFont, PageFont];
  const font = open(await subsetFace(script, 'sfnt'));
  expect(lacking(font, title.replaceAll(/\d/g, ''))).toEqual([]);
  // Empty shapes would be no letters.
  expect(font.glyphForCodePoint('無'.codePointAt(0) ?? 0).bbox.height).toBeGreaterThan(500);
  const css = createBrandCss(brand, fonts, new Map());
  expect(css).toMatch(
    /"Heading-ja-Jpan-1";\n {2}src: .+\n {2}font-weight: 700;\n {2}font-display: swap;\n {2}unicode-range: U\+.*,U\+7121/,
  );
  expect(css).toContain(
    ':root[lang="ja"] {\n  --font-heading: "Heading", "Heading-ja-Jpan-1", "Heading-ja-Jpan-1 System", "Heading Arial"',
  );
  expect(css.match(/unicode-range/g)).toHaveLength(1);
  const standIn = await createSystemStandIn(await subsetFace(script, 'sfnt'), script);
  expect(standIn).toContain('local(HiraginoSans-W7),local(YuGothic-Bold)');
});

test('hundreds of letters are in fonts of at most 60 KB, those of most titles in the first', async () => {
  // The letters of the Japanese industrial standard in its order.
  const letters = new TextDecoder('euc-jp').decode(
    Uint8Array.from({ length: 2 * 290 }, (_, at) =>
      at % 2 === 0 ? 0xb0 + Math.floor(at / 2 / 94) : 0xa1 + (Math.floor(at / 2) % 94),
    ),
  );
  const { fonts } = await fontsOf([letters, '腕', '腕湾']);
  const parts = fonts.get('ja')?.fonts.slice(1) ?? [];
  expect(parts.map(({ characters }) => [...characters].length)).toEqual([250, expect.any(Number)]);
  expect(parts[0]?.characters).toMatch(/湾.*腕|腕.*湾/);
  for (const part of parts)
    expect(statSync(await subsetFace(part, 'woff2')).size).toBeLessThan(60_000);
}, 120_000);

test('a package with numbered files that all headings are set in has their Latin letters too', async () => {
  const face = readPackageFace(name, 'latin', 'headings').face as Face;
  const { fonts } = await fontsOf(['無料 30 ¥'], { face });
  const [latin, script] = fonts.get('ja')?.fonts ?? [];
  expect(latin && lacking(open(await subsetFace(latin, 'sfnt')), 'Free30¥')).toEqual([]);
  expect(script).toMatchObject({ isNumbered: true, characters: expect.stringContaining('無') });
  expect(fonts.get('ja')?.missing).toBe('');
});
