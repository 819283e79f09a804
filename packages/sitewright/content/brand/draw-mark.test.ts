import { expect, test } from 'vitest';
import { tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { createFavicon, drawIcon } from '../../build/site-files/icons.ts';
import { loadBrand } from './load-brand.ts';

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32">${inside}</svg>`;
const left = (fill: string) => `<path fill="${fill}" d="M0 0h32v32H0z"/>`;
const right = (fill: string) => `<path fill="${fill}" d="M36 0h28v32H36z"/>`;

const withMark = (mark: string, mono?: string) => {
  const folder = tinySite().set('brand/brand.yaml', { browser: 'paper' });
  folder.write('brand/mark.svg', mark);
  if (mono) folder.write('brand/mark-mono.svg', mono);
  else folder.remove('brand/mark-mono.svg');
  return folder;
};
const mono =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M2 2h9v9z"/></svg>';
const brandWith = async (...files: Parameters<typeof withMark>) =>
  loadBrand(withMark(...files).folder);

test.each([
  ['colours that both schemes show', left('#d40') + right('#08c'), ['light', 'dark']],
  [
    'a red cross on a teal ground, which are as light',
    '<path fill="#0f766e" d="M0 0h32v32H0z"/><path fill="#dc2626" d="M13 3h6v10h10v6H19v10h-6V19H3v-6h10z"/>',
    ['light', 'dark'],
  ],
  [
    'black letters',
    `${left('#000')}${right('#111')}<path fill="#d40" d="M33 0h2v9h-2z"/>`,
    ['light'],
  ],
  [
    'white letters',
    `${left('#fff')}${right('#eee')}<path fill="#d40" d="M33 0h2v9h-2z"/>`,
    ['dark'],
  ],
])(
  'a mark of %s is in its own colours in these schemes, and else in one ink',
  async (_what, inside, schemes) => {
    const { drawn } = await brandWith(svg(inside), mono);
    expect(drawn).toMatchObject({ schemes, picture: { width: 112, height: 56 } });
  },
);

test('an icon and a favicon have the colours of the mark, and those of one ink where a scheme hides them', async () => {
  const brand = await brandWith(svg(left('#000') + right('#333')), mono);
  expect(createFavicon(brand)).toMatch(
    /class="by-day"><svg.+#333.+class="at-night"><path style="fill:#[0-9a-f]{6}" d=/,
  );
  const orange = await brandWith(svg(left('#ff6600') + right('#0088cc')));
  expect(createFavicon(orange)).not.toContain('at-night');
  const icon = await drawIcon({ side: 32, fill: 1, background: 'square' }, orange);
  const { default: sharp } = await import('sharp');
  const pixels = await sharp(icon).removeAlpha().raw().toBuffer();
  const at = (x: number, y: number) => pixels.subarray((y * 32 + x) * 3, (y * 32 + x) * 3 + 3);
  expect([[...at(6, 16)], [...at(26, 16)]]).toEqual([
    [255, 102, 0],
    [0, 136, 204],
  ]);
});

test('the file for one ink is taken as it is drawn, and a mark beside it keeps its colour', async () => {
  const { mark, drawn } = await brandWith(svg(left('#d40')), mono);
  expect(mark).toEqual([{ name: 'path', attributes: { d: 'M2 2h9v9z' } }]);
  expect(drawn?.picture.file.drawing).toContain('#d40');
});

test('a mark without one for one ink is shown as it is drawn in both schemes, and advised on where it is hidden', async () => {
  const black = withMark(svg(left('#000') + right('#333')));
  const { mark, drawn } = await loadBrand(black.folder);
  expect([mark, drawn?.schemes]).toEqual([undefined, ['light', 'dark']]);
  const advice = async (site: ReturnType<typeof withMark>) =>
    (await site.advice()).filter((line) => line.includes('brand/'));
  const hidden =
    /^content\/brand\/mark\.svg:1:1 is hardly seen .+ the dark scheme: .+mark-mono\.svg/;
  expect(await advice(black)).toEqual([expect.stringMatching(hidden)]);
  expect(await advice(withMark(svg(left('#000')), mono))).toEqual([]);
  expect(await advice(withMark(svg(left('#d40') + right('#08c'))))).toEqual([]);
});

test('a file for one ink that is a block where the mark has a cross is named', async () => {
  const cross = '<path fill="#222" d="M13 3h6v10h10v6H19v10h-6V19H3v-6h10z"/>';
  const square = (inside = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#111" d="M0 0h32v32H0z"/>${inside}</svg>`;
  const advice = await withMark(square(cross.replace('222', 'e33')), square()).advice();
  const block =
    /^content\/brand\/mark-mono\.svg:1:1 is the outline of brand\/mark\.svg without \d+ %/;
  expect(advice.filter((line) => line.includes('brand/'))).toEqual([expect.stringMatching(block)]);
});
