import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { readContentValues } from '../../app/content/content-values.ts';
import { loadContent } from '../../app/content/load.ts';
import type { SiteContent } from '../../app/content/site-content.ts';
import { ContentFolder } from '../../tests/support/content-folder.ts';
import { makePictures } from './make-pictures.ts';

const paint = (width: number, height: number, background: string) => ({
  create: { width, height, channels: 3 as const, background },
});

/** A photograph: red on the left, blue on the right. */
const photograph = (width: number, height: number) =>
  sharp(paint(width, height, '#d22')).composite([
    { input: paint(width / 2, height, '#22d'), gravity: 'east' },
  ]);

/** Makes the pictures of the About page, the others would take long, with a file as the first portrait. */
function makePortrait(bytes: Uint8Array | string, name: string) {
  const folder = new ContentFolder().set('about.yaml', { 'leadership.people[0].image.src': name });
  folder.write(`pictures/${name}`, bytes);
  const about = loadContent(folder.path).pages.get('/about');
  const made = makePictures({ about } as unknown as SiteContent, () =>
    readContentValues(folder.path),
  );
  return { folder, made };
}

/** The files that are made of a portrait, by the end of their address. */
async function renditionsOf(photograph: Sharp) {
  const files = await makePortrait(await photograph.toBuffer(), 'anna.jpg').made;
  const own = [...files].filter(([address]) => address.startsWith('/assets/anna-'));
  return new Map(
    own.map(([address, file]) => [address.replace(/.*-/, ''), sharp(readFileSync(file))]),
  );
}

test('a photograph is made upright, and without what the camera wrote into it', async () => {
  const taken = photograph(800, 800)
    .withExif({ IFD0: { Artist: 'A camera', Orientation: '3' }, IFD3: { GPSLatitude: '1' } })
    .withMetadata({ orientation: 3 });
  const files = await renditionsOf(taken.jpeg());
  expect([...files.keys()].sort().join(' ')).toBe('360.avif 360.webp 720.avif 720.jpg 720.webp');
  for (const [name, file] of files) {
    const { width, exif, icc, xmp, orientation = 1 } = await file.metadata();
    const plain = { width: Number.parseInt(name, 10), orientation: 1 };
    expect({ width, exif, icc, xmp, orientation }, name).toEqual(plain);
    // Turned by half: what was on the right is on the left.
    const pixel = file.extract({ left: 9, top: 9, width: 1, height: 1 });
    const [red = 0, , blue = 0] = await pixel.raw().toBuffer();
    expect(blue - red, name).toBeGreaterThan(100);
  }
});

test('the colours of a wide-gamut photograph are those that every screen shows', async () => {
  const grey = sharp(paint(720, 720, '#808080'))
    .withIccProfile('p3')
    .jpeg({ quality: 100 });
  const [red = 0, green = 0] =
    (await (await renditionsOf(grey)).get('720.jpg')?.raw().toBuffer()) ?? [];
  expect(Math.max(Math.abs(red - 128), Math.abs(green - 128))).toBeLessThan(4);
});

test('four portraits leave a page within 120 kB on a phone', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const grain = sharp({ create: { ...paint(720, 720, '#888').create, noise } }).blur(1.2);
  const files = await renditionsOf(grain.jpeg());
  const { size = 0 } = (await files.get('720.avif')?.metadata()) ?? {};
  expect(size).toBeGreaterThan(4_000);
  // What is left of 120 kB beside the page, its font and its icons.
  expect(4 * size).toBeLessThan(80_000);
});

const box = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"';
const lines = Array.from({ length: 9_000 }, (_, n) => `<text y="${n}">${n}</text>`);
const start = async (picture: Sharp, length: number) =>
  (await picture.toBuffer()).subarray(0, length);

test.each([
  ['jpg', start(photograph(600, 600).jpeg(), 3000), /is cut off or damaged \(.+\): export it/],
  ['png', start(photograph(600, 600).png(), 900), /is cut off or damaged/],
  ['svg', `<svg ${box}><script/></svg>`, /holds a <script>: remove it, or export the drawing/],
  ['svg', `<svg ${box}>${lines.join('')}</svg>`, /has \d+ kB, more than 100: simplify it/],
])(
  'a damaged or unsafe %s is named with the line that shows it',
  async (ending, bytes, problem) => {
    const name = `anna.${ending}`;
    const { folder, made } = makePortrait(await bytes, name);
    const line = folder.read('about.yaml').split(name)[0]?.split('\n').length;
    const error = folder.withoutParent(await made.catch(({ message }) => message));
    const start = `content/about.yaml:${line}:14 leadership.people[0].image.src: content/pictures/${name} `;
    expect(error).toMatch(problem);
    expect(error.slice(0, start.length)).toBe(start);
    expect(error.split('\n')).toHaveLength(1);
  },
);
