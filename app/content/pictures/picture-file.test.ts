import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { readPictureFile } from './picture-folder.ts';

/** A picture of 40 by 30 pixels. */
const small = sharp({ create: { width: 40, height: 30, channels: 3, background: '#7a3' } });
const glass = sharp({ create: { width: 40, height: 30, channels: 4, background: '#7a33' } });
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h9"/></svg>';

/** What is read of a file with these bytes. */
function read(bytes: Uint8Array | string) {
  return readPictureFile(path.join(temporaryFolder({ 'any.jpg': bytes }), 'any.jpg'));
}

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
  const file = { width: 40, height: 30, isTransparent, isDrawing: !picture };
  expect(read(picture ? await picture.toBuffer() : svg)).toMatchObject(file);
});

test('a photograph that a phone took upright is measured upright', async () => {
  const jpeg = await small.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(read(jpeg)).toMatchObject({ width: 30, height: 40 });
});

/** The two formats share all but their names. */
const avif = await small.clone().avif({ effort: 0 }).toBuffer();
const heic = Buffer.from(avif.toString('latin1').replaceAll('avif', 'heic'), 'latin1');

/** Its header tells of more pixels than it has. */
const largePng = await small.clone().png().toBuffer();
largePng.writeUInt32BE(10_000, 16);
largePng.writeUInt32BE(5_001, 20);

const picture = 'a JPEG, PNG, WebP, AVIF or SVG picture';
const none = 'a file that is none, or of which the beginning is lost';
const shrink = 'run npm run pictures -- shrink';
const large = '10000 by 5001 pixels, which are 51';

test.each([
  ['text', 'Dear picture editor', picture, none],
  ['the beginning of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), picture, none],
  ['an SVG without a size', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', picture, none],
  ['a HEIC photograph', heic, picture, 'a HEIC file: save it as JPEG'],
  ['21 MB', new Uint8Array(20_000_001), 'a file of at most 20 MB', `21 MB: ${shrink}`],
  ['51 megapixels', largePng, 'a picture of at most 50 megapixels', `${large}: ${shrink}`],
])('%s is refused before it is decoded', (_kind, bytes, expected, found) => {
  expect(read(bytes)).toEqual({ expected, found });
});

test('the command that a refusal names makes the photograph one that passes, and touches no other', async () => {
  const size = { width: 10_001, height: 5_000 };
  const photograph = sharp({ create: { ...size, channels: 3, background: '#7a3' } });
  const large = await photograph.withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const other = await small.clone().png().toBuffer();
  const SITE = temporaryFolder({ 'pictures/large.jpg': large, 'pictures/other.png': other });
  const pictures = path.join(SITE, 'pictures');
  const readLarge = () => readPictureFile(path.join(pictures, 'large.jpg'));
  expect(readLarge()).toHaveProperty('found');
  const options = { env: { ...process.env, SITE }, encoding: 'utf8' } as const;
  const { stdout, stderr } = spawnSync('node', ['scripts/pictures.ts', 'shrink'], options);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^\S+large\.jpg: [\d.]+ MB became [\d.]+ MB\n$/);
  expect(readLarge()).toMatchObject({ width: 2000, height: 4000 });
  expect(readFileSync(path.join(pictures, 'other.png'))).toEqual(other);
  expect(readdirSync(pictures)).toEqual(['large.jpg', 'other.png']);
});
