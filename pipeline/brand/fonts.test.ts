import { mkdirSync, readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import { expect, test } from 'vitest';
import { type Face, readPackageFace } from '../../app/content/brand/face.ts';
import { loadBrand } from '../../app/content/brand/read-brand.ts';
import { ContentFolder } from '../../tests/support/content-folder.ts';
import { createBrandCss } from './brand-files.ts';
import { listFonts, subsetFace } from './fonts.ts';

const fail = (_field: string, message: string): never => {
  throw new Error(message);
};
const arabic = readPackageFace(
  '@fontsource-variable/noto-kufi-arabic',
  'arabic',
  'headings',
  fail,
) as Face;

function translate(texts: Record<string, string>): ContentFolder {
  const languages = ['en', ...Object.keys(texts)];
  const folder = new ContentFolder().set('site.yaml', { languages });
  for (const [tag, text] of Object.entries(texts)) {
    mkdirSync(`${folder.path}/${tag}`, { recursive: true });
    folder.write(`${tag}/home.yaml`, `title: ${text}\n`);
  }
  return folder;
}

/** The fonts of each language of such a folder, with the face of one more script or none. */
async function fontsOf(texts: Record<string, string>, ...scripts: (readonly ['Arab', Face])[]) {
  const folder = translate(texts);
  const scriptFaces = new Map(scripts);
  const brand = { ...loadBrand(folder.path), scriptFaces };
  return { brand, fonts: await listFonts(folder.path, brand) };
}

test('a language has its own letters, and shares the font of another with the same', async () => {
  const { fonts } = await fontsOf({ pt: 'Preço', fi: 'Hei', 'pt-BR': 'Preço' });
  const families = [...fonts.values()].map((one) => one.fonts.map(({ family }) => family));
  expect(families).toEqual([['Heading'], ['Heading-pt'], ['Heading'], ['Heading-pt']]);
  expect([...fonts.values()].filter(({ missing }) => /\p{L}/u.test(missing))).toEqual([]);
});

test('letters that the brand’s font lacks are in the font of their script, joined as they are written', async () => {
  const { brand, fonts } = await fontsOf({ ar: 'متجر، 24' }, ['Arab', arabic]);
  const [own, script] = fonts.get('ar')?.fonts ?? [];
  expect(own?.family).toBe('Heading');
  expect(script).toMatchObject({ family: 'Heading-ar-Arab', characters: '،تجرم' });
  const font = create(readFileSync(await subsetFace(script as never, 'sfnt')));
  if (font.isCollection) throw new Error('This is a single font');
  // Each of four letters has up to four forms.
  expect(font.numGlyphs).toBeGreaterThan(12);
  expect(createBrandCss(brand, fonts, new Map())).toContain(
    ':root[lang="ar"] {\n  --font-heading: "Heading", "Heading-ar-Arab", "Heading-ar-Arab System", "Heading Arial", "Heading Roboto", sans-serif;',
  );
});

test('letters that another file of the package has are in a font of their own', async () => {
  const { fonts } = await fontsOf({ tr: 'Şirin Aydoğan' });
  const [own, more] = fonts.get('tr')?.fonts ?? [];
  expect([own?.family, more?.family]).toEqual(['Heading', 'Heading-tr-2']);
  expect(more?.characters).toContain('ğ');
  expect(fonts.get('tr')?.missing).not.toMatch(/\p{L}/u);
});

test('without a font for a script its letters are the system’s; a Latin letter that is lacking is not', async () => {
  const { fonts } = await fontsOf({ ar: 'متجر', pl: 'ƿ' });
  expect(fonts.get('ar')).toMatchObject({ missing: '', fonts: [{ family: 'Heading' }] });
  expect(fonts.get('pl')?.missing).toContain('ƿ');
});

test('a font without the letters of a script is refused', () => {
  expect(() => readPackageFace('@fontsource-variable/aleo', 'arabic', 'headings', fail)).toThrow(
    'expected a font with arabic letters, found none in "aleo"',
  );
});
