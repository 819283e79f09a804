import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { countermark } from '../../../../tests/support/example.ts';
import { readSite } from '../../kinds/read-site.ts';
import { loadBrand } from './load-brand.ts';

const arimo = 'node_modules/@fontsource/arimo/files/arimo-latin-700-normal.woff2';
const roboto = 'node_modules/@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf';
const yaml = 'brand/brand.yaml';

/** One problem in `brand.yaml`, with its line and field. */
const naming = (field: string, message: string) =>
  `content/brand/brand.yaml:*:* ${field}: ${message}*`;

const inBoth = { action: { light: '#1a29a2', dark: '#1a29a2' } };

test.each([
  ['name', undefined, 'expected text, found nothing'],
  ['colours.action', 'bluish', 'expected a colour in quotes, *"bluish"'],
  // A comment has swallowed it.
  ['colours.action', null, 'expected a colour *nothing'],
  ['colours.ink', '#0008', 'expected *without transparency'],
  ['colours.hue', 400, 'expected at most 360'],
  ['colours', {}, 'expected a number from 0 to 360', 'colours.hue'],
  ['colours.ink', '#767676', 'expected a contrast of at least 7:1 for ink on'],
  ['colours', inBoth, '* in the dark scheme, found ', 'colours.action.dark'],
  ['headings.face', '@fontsource/no-such-font', 'expected an installed package*npm install'],
  ['headings.face', 'react', 'expected a package of fontsource.org'],
  ['headings.face', 'own.woff2', 'expected a file in content/brand/'],
  ['text', { face: 'react' }, 'expected a package of fontsource.org', 'text.face'],
  ['headings.face', 'mark.svg', 'expected a font file ending in'],
])('%s of the value %j is named with its line', async (field, value, problem, named = field) => {
  const folder = tinySite().set(yaml, { [field]: value });
  await folder.expectProblems(naming(named, problem));
});

test('a half-written brand is named, and so is a mark that is missing', async () => {
  const folder = tinySite();
  folder.write(yaml, 'name: Acme\ncolours:\n');
  folder.remove('brand/mark-mono.svg');
  await folder.expectProblems(
    naming('tagline', 'expected text, found nothing'),
    naming('headings', 'expected a group of fields, found nothing'),
    naming('colours', 'expected a group of fields, found nothing'),
    'content/brand/mark.svg:1:1 expected this file, found none: the mark as an SVG*',
  );
});

test('a font file in the folder is used with the licence beside it, and another file is unknown', async () => {
  const folder = tinySite();
  folder.write('brand/own.woff2', readFileSync(arimo));
  folder.set(yaml, { 'headings.face': 'own.woff2' });
  await folder.expectProblems(naming('headings.licence', 'expected the licence of'));
  folder.set(yaml, { 'headings.licence': 'OFL.txt' });
  await folder.expectProblems(naming('headings.licence', 'expected a file beside'));
  folder.write('brand/OFL.txt', 'May be used by everybody.\n');
  await folder.expectProblems();
  const licence = expect.objectContaining({ text: 'May be used by everybody.' });
  expect((await loadBrand(folder.folder)).face).toMatchObject({ licence, axes: {} });
  folder.write('brand/old-mark.svg', '<svg/>');
  await folder.expectProblems(
    'content/brand/old-mark.svg:1:1 unknown file; *, such as "brand/mark.svg"',
  );
  // A variable font is fixed at the weight of headings, and at a size between them.
  expect((await loadBrand(readSite(countermark))).face.axes).toEqual({ wght: 700, opsz: 48 });
});

test('a font file that is none, or is cut off, is named', async () => {
  const headings = { face: 'own.ttf', licence: 'Bought in 2026.' };
  const folder = tinySite().set(yaml, { headings });
  const whole = readFileSync(roboto);
  const cut = [3_000, 20_000, 60_000, -100].map((end) => whole.subarray(0, end));
  for (const bytes of ['', 'wOF2 and then nothing', '<html>', ...cut]) {
    folder.write('brand/own.ttf', bytes);
    await folder.expectProblems(naming('headings.face', 'expected a whole font with letters'));
  }
  folder.write('brand/own.ttf', whole);
  await folder.expectProblems();
});
