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
  return folder;
};
const brandWith = async (...files: Parameters<typeof withMark>) =>
  loadBrand(withMark(...files).folder);

test.each([
  ['colours that both schemes show', left('#d40') + right('#08c'), ['light', 'dark']],
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
])('a mark of %s is in its own colours in these schemes', async (_what, inside, schemes) => {
  const { drawn } = await brandWith(svg(inside));
  expect(drawn).toMatchObject({ schemes, picture: { width: 112, height: 56 } });
});

test('an icon and a favicon have the colours of the mark, and those of one ink where a scheme hides them', async () => {
  const brand = await brandWith(svg(left('#000') + right('#333')));
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
  const mono =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M2 2h9v9z"/></svg>';
  const { mark, drawn } = await brandWith(svg(left('#d40')), mono);
  expect(mark).toEqual({ d: 'M2 2h9v9z' });
  expect(drawn?.picture.file.drawing).toContain('#d40');
});

test('a mark that is hard to tell in one ink is advised on, until somebody draws that', async () => {
  const stripes = Array.from(
    { length: 8 },
    (_, i) => `<path fill="${['#d22', '#2a2', '#24c', '#fd0'][i % 4]}" d="M${8 * i} 0h8v32h-8z"/>`,
  );
  const advice = async (site: ReturnType<typeof withMark>) =>
    (await site.advice()).filter((line) => line.includes('brand/'));
  expect(await advice(withMark(svg(stripes.join(''))))).toEqual([
    expect.stringMatching(
      /^content\/brand\/mark\.svg:1:1 in one ink, .+ \d+ % of its edges are lost: .+mark-mono\.svg/,
    ),
  ]);
  expect(await advice(withMark(svg(stripes.join('')), svg(left('#000'))))).toEqual([]);
});
