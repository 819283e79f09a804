import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { exampleSite, tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder } from '../../../../tests/support/content-folder.ts';
import { example } from '../../../../tests/support/example.ts';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { readPicture } from '../../content/decode/read-picture.ts';
import type { SiteContent } from '../../content/pages/site-content.ts';
import { formats } from '../../content/pictures/formats.ts';
import { layOutPicture } from '../../content/pictures/picture.ts';
import type { PictureFile } from '../../content/pictures/picture-file.ts';
import { readContentValues } from '../../content/validate/content-values.ts';
import { encodePicture } from './encode-picture.ts';
import { makePictures } from './make-pictures.ts';

const paint = (width: number, height: number, background: string) => ({
  create: { width, height, channels: 3 as const, background },
});

/** A photograph: red on the left, blue on the right. */
const photograph = (width: number, height: number) =>
  sharp(paint(width, height, '#d22')).composite([
    { input: paint(width / 2, height, '#22d'), gravity: 'east' },
  ]);

/** Makes the pictures of a page with a portrait. */
async function makePortrait(bytes: Uint8Array | string, name: string) {
  const { leadership } = parse(readFileSync(`${example}/about.yaml`, 'utf8'));
  const [person] = leadership.people;
  const people = [{ ...person, image: { ...person.image, src: name } }];
  const site = tinySite({ 'about.yaml': { leadership: { ...leadership, people } } });
  const folder = new ContentFolder(site);
  folder.write(`pictures/${name}`, bytes);
  const about = (await folder.content()).pages.get('/about');
  const made = makePictures({ about } as unknown as SiteContent, () =>
    readContentValues(folder.folder),
  );
  return { folder, made };
}

/** The files that are made of a portrait, by the end of their address. */
async function renditionsOf(photograph: Sharp) {
  const { made } = await makePortrait(await photograph.toBuffer(), 'anna.jpg');
  const files = await made;
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

const start = async (picture: Sharp, length: number) =>
  (await picture.toBuffer()).subarray(0, length);

test.each([
  ['jpg', start(photograph(600, 600).jpeg(), 3000), /is cut off or damaged \(.+\): export it/],
  ['png', start(photograph(600, 600).png(), 900), /is cut off or damaged/],
])('a damaged %s is named with the line that shows it', async (ending, bytes, problem) => {
  const name = `anna.${ending}`;
  const { folder, made } = await makePortrait(await bytes, name);
  const lines = folder.read('about.yaml').split(name)[0]?.split('\n') ?? [];
  const place = `${lines.length}:${Number(lines.at(-1)?.length) + 1}`;
  const error = folder.withoutParent(await made.catch(({ message }) => message));
  const start = `content/about.yaml:${place} leadership.people[0].image.src: content/pictures/${name} `;
  expect(error).toMatch(problem);
  expect(error.slice(0, start.length)).toBe(start);
  expect(error.split('\n')).toHaveLength(1);
});

/** Where the corners of a stored picture (0 to 3, clockwise from the upper left) are seen, by its orientation. */
const corners = ['0123', '1032', '2301', '3210', '0321', '3012', '2103', '1230'];
const colours = ['#d22', '#2d2', '#22d', '#dd2'];

test.each(Object.entries(formats).filter(([, { name }]) => name !== 'SVG'))(
  '%s: a picture that was taken in any position is shown whole and upright',
  async (_type, { name, endings: [ending] }) => {
    const quarters = colours.map((colour, at) => ({
      input: paint(32, 24, colour),
      left: at === 1 || at === 2 ? 32 : 0,
      top: at < 2 ? 0 : 24,
    }));
    for (const [index, seen] of corners.entries()) {
      const orientation = index + 1;
      const stored = sharp(paint(64, 48, '#000'))
        .composite(quarters)
        .withMetadata({ orientation });
      const format = name.toLowerCase() as 'jpeg' | 'png' | 'webp' | 'avif';
      const folder = temporaryFolder({ [`a.${ending}`]: await stored.toFormat(format).toBuffer() });
      const file = path.join(folder, `a.${ending}`);
      const read = await readPicture(file, readFileSync(file));
      expect(read).toMatchObject(orientation < 5 ? { width: 64, height: 48 } : { width: 48 });
      const picture = layOutPicture(read as PictureFile, 'Corners', 'text');
      const made = await encodePicture(picture, picture.renditions.slice(-1));
      const shown = sharp(readFileSync(made.get(picture.src) ?? ''));
      const { width = 0, height = 0 } = await shown.metadata();
      const places = [
        [4, 4],
        [width - 5, 4],
        [width - 5, height - 5],
        [4, height - 5],
      ] as const;
      for (const [at, [left, top]] of places.entries()) {
        const spot = shown.clone().extract({ left, top, width: 1, height: 1 });
        const [red = 0, green = 0, blue = 0] = await spot.removeAlpha().raw().toBuffer();
        const colour = `#${[red, green, blue].map((one) => (one > 128 ? 'd' : '2')).join('')}`;
        expect(colour, `orientation ${orientation}, corner ${at}`).toBe(colours[Number(seen[at])]);
      }
    }
  },
);

test('of a picture that is cropped that part stays which the content says', async () => {
  const folder = temporaryFolder({ 'a.png': await photograph(800, 400).png().toBuffer() });
  const file = path.join(folder, 'a.png');
  const read = (await readPicture(file, readFileSync(file))) as PictureFile;
  const colourOf = async (focus: 'left' | 'right') => {
    const picture = layOutPicture(read, 'Two colours', 'portrait', focus);
    const made = await encodePicture(picture, picture.renditions.slice(-1));
    const [red = 0] = await sharp(readFileSync(made.get(picture.src) ?? ''))
      .raw()
      .toBuffer();
    return [picture.src, red > 128 ? 'red' : 'blue'] as const;
  };
  const [[left, first], [right, second]] = [await colourOf('left'), await colourOf('right')];
  expect([first, second]).toEqual(['red', 'blue']);
  expect(left).not.toBe(right);
});

test('a part of a picture that there is not is named', async () => {
  const folder = (await exampleSite()).set('about.yaml', {
    'leadership.people[0].image.focus': 'top',
  });
  await folder.expectProblems();
  folder.set('about.yaml', { 'leadership.people[0].image.focus': 'face' });
  await folder.expectProblems(
    'content/about.yaml:*:* leadership.people[0].image.focus: expected "top" or *, found the text "face"',
  );
});
