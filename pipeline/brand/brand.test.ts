import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkitten';
import { expect, test } from 'vitest';
import type { Face } from '../../app/content/brand/face.ts';
import { loadBrand } from '../../app/content/brand/read-brand.ts';
import { contentFolder } from '../../app/content/content-folder.ts';
import { createBrandCss } from './brand-files.ts';
import { listFonts, subsetFace } from './fonts.ts';
import { describeMissingGlyphs } from './missing-glyphs.ts';
import { createStandIns, standInNames } from './stand-ins.ts';

const brand = loadBrand(contentFolder);
const { resolve } = createRequire(import.meta.url);
const arimo = resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff2');

test('a font with the widths of Arial needs no other widths from its stand-in', async () => {
  const css = await createStandIns(arimo, 'Heading', 'Ten shops, 3 at $99');
  expect(standInNames('Heading')).toEqual(['Heading Arial', 'Heading Roboto']);
  const [arial = '', ...others] = css.split('@font-face').slice(1);
  expect(arial).toContain('local(Arial-BoldMT)');
  expect(arial).toContain('size-adjust:100%;');
  expect(others.filter((rule) => rule.includes('Heading Arial'))).toEqual([]);
});

test('letters of a stand-in take the room of those in the heading font, and stand on its line', async () => {
  const file = await subsetFace({ face: brand.face, characters: 'One record' }, 'sfnt');
  const css = await createStandIns(file, 'Heading', 'One record');
  const face = create(readFileSync(file));
  const fallback = create(readFileSync(arimo));
  if (face.isCollection || fallback.isCollection) throw new Error('These are single fonts');
  const width = (font: typeof face, text: string) =>
    font.glyphsForString(text).reduce((sum, one) => sum + one.advanceWidth, 0) / font.unitsPerEm;
  const [rule = ''] = css.match(/@font-face[^}]+\}/) ?? [];
  const percent = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(rule)?.[1]) / 100;
  const text = 'nerecord';
  expect(width(fallback, text) * percent('size-adjust')).toBeCloseTo(width(face, text), 2);
  const ascent = percent('ascent-override') * percent('size-adjust');
  expect(ascent).toBeCloseTo(face.ascent / face.unitsPerEm, 2);
});

test('text has a font of its own on screens, which comes with the first paint or not at all', async () => {
  const texts = await listFonts(contentFolder, { ...brand, face: brand.textFace as Face }, 'Text');
  const css = createBrandCss(brand, await listFonts(contentFolder, brand), texts);
  expect(css).toMatch(/"Text";\n.*\n {2}font-weight: 400 700;\n {2}font-display: optional;/);
  expect(css).toMatch(
    /@media screen \{\n:root\[data-face\] \{\n {2}--font-body: "Text", system-ui,/,
  );
  expect(createBrandCss(brand, texts, new Map())).not.toContain('data-face');
});

test('a title with a letter that the heading font lacks is named, where the content has it', () => {
  const place = { file: 'content/home.yaml', line: 3, column: 10, comment: '', isText: true };
  const values = ['title', 'lead'].map((name) => {
    return { ...place, field: `hero.${name}`, value: 'Sklep w Łodzi' };
  });
  const describe = (missing: string) =>
    describeMissingGlyphs(new Map([['pl', { fonts: [], missing }]]), () => values);
  const line = /^content\/home\.yaml:3:10 hero\.title: the heading font has no "Ł", .+$/;
  expect(describe('Łź')).toEqual([expect.stringMatching(line)]);
  expect(describe('')).toEqual([]);
});
