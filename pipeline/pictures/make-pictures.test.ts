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

/** The content with a file in place of the first person's portrait. */
function withPortrait(bytes: Uint8Array | string, name: string): ContentFolder {
  const folder = new ContentFolder().set('about.yaml', { 'leadership.people[0].image.src': name });
  folder.write(`pictures/${name}`, bytes);
  return folder;
}

/** Makes the pictures of the About page: the others would take long. */
const make = (folder: ContentFolder) => {
  const { pages } = loadContent(folder.path);
  const about = pages.get('/about');
  const readValues = () => readContentValues(folder.path);
  return makePictures({ about } as unknown as SiteContent, readValues);
};

/** The files that are made of a portrait, decoded, by the end of their address. */
async function renditionsOf(bytes: Uint8Array) {
  const files = await make(withPortrait(bytes, 'anna.jpg'));
  const own = [...files].filter(([address]) => address.startsWith('/assets/anna-'));
  const read = ([address, file]: [string, string]) =>
    [address.replace(/.*-/, ''), sharp(readFileSync(file))] as const;
  return new Map(own.map(read));
}

test('a photograph is made upright, and without what the camera wrote into it', async () => {
  const taken = await photograph(800, 800)
    .withExif({ IFD0: { Artist: 'A camera', Orientation: '3' }, IFD3: { GPSLatitude: '1' } })
    .withMetadata({ orientation: 3 })
    .jpeg()
    .toBuffer();
  const files = await renditionsOf(taken);
  expect([...files.keys()].sort().join(' ')).toBe('360.avif 360.webp 720.avif 720.jpg 720.webp');
  for (const [name, file] of files) {
    const { width, exif, icc, xmp, orientation = 1 } = await file.metadata();
    expect({ width, exif, icc, xmp, orientation }, name).toEqual({
      width: Number.parseInt(name, 10),
      orientation: 1,
    });
    // Turned by half: what was on the right is on the left.
    const [red = 0, , blue = 0] = await file
      .extract({ left: 9, top: 9, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(blue - red, name).toBeGreaterThan(100);
  }
});

test('the colours of a wide-gamut photograph are those that every screen shows', async () => {
  const grey = sharp(paint(720, 720, '#808080'));
  const wide = await grey.withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
  const files = await renditionsOf(wide);
  const [red = 0, green = 0] = await (files.get('720.jpg') as Sharp).raw().toBuffer();
  expect(Math.abs(red - 128)).toBeLessThan(4);
  expect(Math.abs(green - 128)).toBeLessThan(4);
});

test('four portraits leave a page within 120 kB on a phone', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const { create } = paint(720, 720, '#888');
  const bytes = await sharp({ create: { ...create, noise } })
    .blur(1.2)
    .jpeg({ quality: 95 })
    .toBuffer();
  const { length } = (await (await renditionsOf(bytes)).get('720.avif')?.toBuffer()) ?? [];
  expect(length).toBeGreaterThan(4_000);
  // What is left of 120 kB beside the page, its font and its icons.
  expect(4 * length).toBeLessThan(80_000);
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
    const folder = withPortrait(await bytes, name);
    const line = folder.read('about.yaml').split(name)[0]?.split('\n').length;
    const error = await make(folder).catch(({ message }) => folder.withoutParent(message));
    const start = `content/about.yaml:${line}:14 leadership.people[0].image.src: `;
    expect(error).toMatch(problem);
    expect(`${error}`.startsWith(`${start}content/pictures/${name} `), `${error}`).toBe(true);
    expect(String(error).split('\n')).toHaveLength(1);
  },
);
