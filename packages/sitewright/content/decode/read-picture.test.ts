import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withoutProgress } from '../../../../tests/support/commands.ts';
import { readPictureFolder } from '../../../../tests/support/content/picture-folder.ts';
import { commandFile } from '../../../../tests/support/machine.ts';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { elements } from '../../lib/svg/svg-allowlist.ts';
import { endings, formats } from '../pictures/formats.ts';
import { readPicture } from './read-picture.ts';

/** A picture of 40 by 30 pixels. */
const small = sharp({ create: { width: 40, height: 30, channels: 3, background: '#7a3' } });
const glass = sharp({ create: { width: 40, height: 30, channels: 4, background: '#7a33' } });
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h9v9"/></svg>';

const read = (bytes: Uint8Array | string, name = 'any.jpg') =>
  readPicture(name, Buffer.from(bytes));

test.each([
  ['JPEG', small.clone().jpeg(), false],
  ['PNG', small.clone().png(), false],
  ['WebP', small.clone().webp(), false],
  ['WebP with a colour profile', small.clone().withIccProfile('p3').webp(), false],
  ['AVIF', small.clone().avif({ effort: 0 }), false],
  ['transparent PNG', glass.clone().png(), true],
  ['transparent PNG with a palette', glass.clone().png({ palette: true }), true],
  ['transparent WebP', glass.clone().webp(), true],
  ['transparent WebP without loss', glass.clone().webp({ lossless: true }), true],
  ['transparent AVIF', glass.clone().avif({ effort: 0 }), true],
  ['SVG', undefined, true],
])('the size of a %s is read, whatever its name says', async (_kind, picture, isTransparent) => {
  const drawing = picture ? undefined : svg;
  const file = { width: 40, height: 30, isTransparent, drawing };
  expect(await read(picture ? await picture.toBuffer() : svg)).toMatchObject(file);
});

test.each([
  ['viewBox="0 0 40 30"', 40, 30],
  ['width="80" height="60" viewBox="0 0 4 3"', 80, 60],
  ['width="1in" height="25.4mm"', 96, 96],
  ['width="100%" height="2em" viewBox="0 0 40 30"', 40, 30],
  ['width="80" viewBox="0 0 40 30"', 80, 60],
  ['width="10" height="10.6px"', 10, 11],
])('a drawing with %s has %d by %d pixels', async (attributes, width, height) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h9v9"/></svg>`;
  expect(await read(drawing)).toMatchObject({ width, height });
});

const paint = (background: string) =>
  sharp({ create: { width: 9, height: 9, channels: 4, background } })
    .png()
    .toBuffer();

/** The two formats share all but their names. */
const avif = await small.clone().avif({ effort: 0 }).toBuffer();
const heic = Buffer.from(avif.toString('latin1').replaceAll('avif', 'heic'), 'latin1');

const png = await small.clone().png().toBuffer();
/** Its header tells of more pixels than it has. */
const largePng = Buffer.from(png);
largePng.writeUInt32BE(10_000, 16);
largePng.writeUInt32BE(5_001, 20);

const picture = 'a JPEG, PNG, WebP, AVIF or SVG picture that stands still';
const page = /^a web page saved under the name of a picture: /;
const shrink = 'run npm run pictures -- shrink';
const large = '10000 by 5001 pixels, which are 51';
const lines = Array.from({ length: 9_000 }, (_, n) => `<text y="${n}">${n}</text>`);
const shows = 'a picture that shows something';
const blank = 'one that is all transparent: export it again';
const cut = 'a JPG file that is cut off or damaged: export it again';
const unsafe = /^a drawing whose line 2 holds a <script>: remove it, or export/;
const drawing = (inside: string, attributes = 'viewBox="0 0 9 9"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${inside}</svg>`;

test.each([
  [
    'text',
    'Dear picture editor',
    picture,
    /^a text: choose the picture itself, or put it in the place of this file$/,
  ],
  ['an empty file', '', picture, /^0 bytes: export or copy it anew$/],
  ['unknown bytes', Buffer.from([1, 2, 3, 4, 0, 9]), picture, /^a file that is none, or of which/],
  ['JSON', '{"a": [1]}', picture, /^a JSON file: choose the picture/],
  ['a pointer', 'version https://git-lfs.github.com/spec/v1\noid', picture, /: run git lfs pull$/],
  [
    'a PDF',
    '%PDF-1.7\n%a',
    picture,
    /^a PDF file, whatever its name says: choose the picture itself/,
  ],
  [
    'an archive',
    Buffer.from('504b0506'.padEnd(44, '0'), 'hex'),
    picture,
    /^a ZIP file, .+: choose the picture/,
  ],
  [
    'a drawing that is packed',
    gzipSync(svg),
    picture,
    /^a drawing that is packed, or not in UTF-8: /,
  ],
  [
    'a film',
    Buffer.from('0000001c6674797069736f6d'.padEnd(64, '0'), 'hex'),
    picture,
    /^a MP4 file, .+ in files\//,
  ],
  ['the beginning of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), picture, cut],
  ['an SVG without a size', drawing('', ''), /says its size/, /viewBox/],
  ['an unsafe SVG', drawing('<script/>'), picture, unsafe],
  ['a large SVG', drawing(lines.join('')), 'a drawing of at most 100 kB', /kB: simplify it$/],
  ['an SVG of another encoding', Buffer.from(drawing('\xe9'), 'latin1'), /UTF-8/, /save it as UTF/],
  ['a HEIC photograph', heic, picture, 'a HEIC file, whatever its name says: save it as JPEG'],
  ['a bitmap', Buffer.from(`BM${'\0'.repeat(60)}`), picture, /a BMP file.+: save it as JPEG/],
  ['a page', '<html><body/></html>', picture, page],
  ['a page with a comment', '<!-- a -->\n<!DOCTYPE html>\n<p>a', picture, page],
  ['a page with a drawing', '\uFEFF<head><svg/></head>', picture, page],
  ['XML', '<?xml version="1.0"?><rss/>', picture, /is no SVG/],
  [
    '21 MB',
    Buffer.concat([png, new Uint8Array(20_000_001)]),
    'a file of at most 20 MB',
    `21 MB: ${shrink}`,
  ],
  ['51 megapixels', largePng, 'a picture of at most 50 megapixels', `${large}: ${shrink}`],
  ['an SVG without shapes', drawing(''), shows, blank],
  ['an SVG whose shapes are elsewhere', drawing('<path d="M90 90h9v9"/>'), shows, blank],
  ['a PNG that is all transparent', await paint('#f000'), shows, blank],
])('%s is refused', async (_kind, bytes, expected, found) => {
  const matching = (text: string | RegExp) =>
    typeof text === 'string' ? text : expect.stringMatching(text);
  expect(await read(bytes)).toEqual({ expected: matching(expected), found: matching(found) });
});

const frames = [await paint('#f00'), await paint('#0f0')];
const film = sharp(frames, { join: { animated: true } });
/** A PNG says that it moves in a chunk ahead of its pixels, an AVIF in the list of its brands. */
const control = Buffer.from('000000086163544c00000002000000000a5a5a5a', 'hex');
const apng = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
const sequence = Buffer.from(avif.toString('latin1').replace('mif1', 'avis'), 'latin1');

test.each([
  ['GIF', film.clone().gif().toBuffer()],
  ['WEBP', film.clone().webp().toBuffer()],
  ['APNG', apng],
  ['AVIF', sequence],
])('a moving %s is refused with the way that exists, under any name', async (format, bytes) => {
  for (const ending of [...endings, 'gif', 'apng']) {
    const found = `^a ${format} file(, whatever its name says)?, in which several pictures follow each other: save it as a film \\(.mp4 or .webm\\) in files/, and show that in a section video$`;
    const refused = { expected: picture, found: expect.stringMatching(found) };
    expect(await read(await bytes, `a.${ending}`)).toEqual(refused);
  }
  const still = await sharp(frames[0]).gif().toBuffer();
  expect(await read(still, 'a.gif')).toEqual({
    expected: picture,
    found: 'a GIF file: save it as PNG',
  });
});

test.each(Object.values(formats))(
  'a $name under any name is used, or is to be renamed',
  async (format) => {
    const {
      name,
      endings: [ending = ''],
    } = format;
    const encoder = name.toLowerCase() as 'jpeg';
    const bytes =
      name === 'SVG' ? Buffer.from(svg) : await small.clone().toFormat(encoder).toBuffer();
    const others = ['gif', 'heic', 'jfif', 'jpe', 'bmp', 'tiff', 'apng', 'svgz', 'txt', 'pdf'];
    const pictures = Object.fromEntries(
      [...endings, ...others].map((one) => [`pictures/Ichiro-${one}.${one}`, bytes]),
    );
    const { find } = await readPictureFolder(temporaryFolder(pictures));
    for (const one of endings) {
      const used = find(`Ichiro-${one}.${one}`);
      expect(used).toMatchObject({ width: 40, height: 30 });
      // A name in other letters is that of another file on most servers.
      const like = expect.stringContaining(`, such as "Ichiro-${one}.${one}"`);
      expect(find(`ichiro-${one}.${one.toUpperCase()}`)).toMatchObject({ expected: like });
    }
    for (const one of others) {
      const found = `"Ichiro-${one}.${one}", which is a ${name} file: rename it to Ichiro-${one}.${ending}`;
      expect(find(`Ichiro-${one}.${one}`)).toMatchObject({ found });
    }
  },
);

test('a name that cannot be used is offered as it is to be, wherever it would be named', async () => {
  const bytes = await small.clone().jpeg().toBuffer();
  const names = {
    'Real Photo.JPG': 'real-photo.jpg',
    'Große Übersicht (2).jpeg': 'grosse-ubersicht-2.jpeg',
    '写真.jfif': 'file.jpg',
    '-a%.jpg': 'a.jpg',
  };
  const written = Object.keys(names).map((name) => [`pictures/${name}`, bytes]);
  const { find } = await readPictureFolder(temporaryFolder(Object.fromEntries(written)));
  for (const [name, better] of Object.entries(names)) {
    const advice = expect.stringMatching(`: rename it to ${better}$`);
    expect(find(name)).toEqual({ expected: expect.any(String), found: advice });
    const unusable = await readPicture(name, bytes);
    expect(unusable).toEqual(find(name));
    expect(await readPicture(better, bytes)).toMatchObject({ width: 40 });
  }
  expect(find('Real%20Photo.JPG')).toEqual({
    expected: expect.stringMatching(/, such as "real-photo.jpg"$/),
    found: 'the text "Real%20Photo.JPG": rename the file "Real Photo.JPG" to real-photo.jpg',
  });
});

test('the command that a refusal names makes the photograph one that passes, and touches no other', async () => {
  const size = { width: 4_400, height: 2_200 };
  const photograph = sharp({ create: { ...size, channels: 3, background: '#7a3' } });
  const turned = await photograph.withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const large = Buffer.concat([turned, new Uint8Array(20_000_000)]);
  const other = await small.clone().png().toBuffer();
  const film = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const moving = Buffer.concat([film, new Uint8Array(5_000_000)]);
  const cwd = temporaryFolder({
    ...{ 'content/pictures/large.jpg': large, 'content/pictures/other.png': other },
    'content/pictures/film.webp': moving,
  });
  const pictures = path.join(cwd, 'content/pictures');
  const readLarge = () => readPicture('large.jpg', readFileSync(path.join(pictures, 'large.jpg')));
  expect(await readLarge()).toHaveProperty('found');
  const command = [commandFile('pictures'), 'shrink'];
  const { stdout, stderr } = spawnSync('node', command, { cwd, encoding: 'utf8' });
  expect(withoutProgress(stderr)).toBe('');
  const left = '\\S+film\\.webp: left as it is, a WEBP file, in which several .+\n';
  expect(stdout).toMatch(new RegExp(`^${left}\\S+large\\.jpg: [\\d.]+ MB became [\\d.]+ MB\n$`));
  expect(readFileSync(path.join(pictures, 'film.webp'))).toEqual(moving);
  expect(await readLarge()).toMatchObject({ width: 2000, height: 4000 });
  expect(readFileSync(path.join(pictures, 'other.png'))).toEqual(other);
  expect(readdirSync(pictures)).toEqual(['film.webp', 'large.jpg', 'other.png']);
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s of one pixel, which counted visitors, is no picture',
  async (format) => {
    const pixel = { width: 1, height: 1, channels: 3, background: '#fff' } as const;
    const found = expect.stringMatching(/^one of 1 by 1 pixels, .+: remove it/);
    const bytes = await sharp({ create: pixel }).toFormat(format).toBuffer();
    expect(await read(bytes)).toEqual({ expected: shows, found });
  },
);

/** What programs and libraries of drawings write before a drawing, and first inside it. */
const before = [
  '',
  '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n',
  '<!-- Uploaded to: SVG Repo, www.svgrepo.com -->\n',
  '<!--! Font Awesome Free, CC BY 4.0 -->',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\r\n',
  '<!DOCTYPE svg [<!ENTITY own "#a33"><!ENTITY p "<p>">]>',
];
const inside = ['<!-- Generator: Sketch -->', '<metadata>x<title/></metadata>'];
const pairs = before.flatMap((one) => before.map((other) => one + other));

const isDrawing = async (start: string, first: string) => {
  const bytes = Buffer.from(start + drawing(`${first}<path d="M0 0h9v9"/>`));
  const read = await readPicture('a.svg', bytes);
  expect(read, start + first).toMatchObject({
    width: 9,
    drawing: expect.stringContaining('<path'),
  });
};

test.each(pairs.filter((start) => start.lastIndexOf('<?') <= 0 && start.split('<!D').length < 3))(
  'a drawing with %j before it is one',
  async (start) => {
    for (const first of ['', ...inside]) await isDrawing(start, first);
  },
);

test.each([...elements])(
  'a drawing that begins with <%s> is one, whatever stands before it',
  async (name) => {
    for (const start of before) await isDrawing(start, `<${name}/>`);
  },
);
