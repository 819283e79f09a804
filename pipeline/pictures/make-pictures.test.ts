import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { readContentValues } from '../../app/content/content-values.ts';
import { loadContent } from '../../app/content/load.ts';
import { listPictures, type Picture } from '../../app/content/pictures/picture.ts';
import type { SiteContent } from '../../app/content/site-content.ts';
import { ContentFolder } from '../../tests/support/content-folder.ts';
import { makePictures } from './make-pictures.ts';

/** A photograph: red on the left, blue on the right, noise over both. */
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d22' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#22d' } },
      gravity: 'east',
    },
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
  const wide = await sharp({
    create: { width: 720, height: 720, channels: 3, background: '#808080' },
  })
    .withIccProfile('p3')
    .jpeg({ quality: 100 })
    .toBuffer();
  const files = await renditionsOf(wide);
  const [red = 0, green = 0] = await (files.get('720.jpg') as Sharp).raw().toBuffer();
  expect(Math.abs(red - 128)).toBeLessThan(4);
  expect(Math.abs(green - 128)).toBeLessThan(4);
});

test('four portraits leave a page within 120 kB on a phone', async () => {
  let state = 1;
  // Park and Miller's generator: the same grain in every run.
  const grain = Uint8Array.from({ length: 720 * 720 * 3 }, () => {
    state = (state * 48_271) % 0x7fffffff;
    return 93 + (state % 70);
  });
  const circles = Array.from({ length: 90 }, (_, n) => {
    return `<circle cx="${(n * 97) % 720}" cy="${(n * 61) % 720}" r="${9 + (n % 40)}" fill="hsl(${n * 4} 60% 50%)"/>`;
  });
  const shapes = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="720">${circles.join('')}</svg>`;
  const bytes = await sharp(grain, { raw: { width: 720, height: 720, channels: 3 } })
    .blur(1.2)
    .composite([{ input: Buffer.from(shapes) }])
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
  [
    'jpg',
    start(photograph(600, 600).jpeg(), 3000),
    /is cut off or damaged \(.+\): export it again/,
  ],
  ['png', start(photograph(600, 600).png(), 900), /is cut off or damaged/],
  [
    'svg',
    `<svg ${box}><script/></svg>`,
    /holds a <script>: remove it, or export the drawing without it/,
  ],
  ['svg', `<svg ${box}>${lines.join('')}</svg>`, /has \d+ kB, more than 100: simplify it/],
])(
  'a damaged or unsafe %s is named with the line that shows it',
  async (ending, bytes, problem) => {
    const name = `anna.${ending}`;
    const folder = withPortrait(await bytes, name);
    const file = path.join(folder.path, 'about.yaml');
    const [before = ''] = folder.read('about.yaml').split(name);
    const line = before.split('\n').length;
    const start = `${file}:${line}:14 leadership.people[0].image.src: ${path.join(folder.path, 'pictures', name)} `;
    const error = await make(folder).catch(({ message }) => message);
    expect(error).toMatch(problem);
    expect(String(error).startsWith(start), `${error}`).toBe(true);
    expect(String(error).split('\n')).toHaveLength(1);
  },
);

test('the pictures of the content are all made, each once', async () => {
  const folder = new ContentFolder();
  const content = loadContent(folder.path);
  const wanted = listPictures(content).flatMap(({ renditions }: Picture) => renditions);
  const files = await makePictures(content, () => readContentValues(folder.path));
  expect(new Set(files.keys())).toEqual(new Set(wanted.map(({ address }) => address)));
});
