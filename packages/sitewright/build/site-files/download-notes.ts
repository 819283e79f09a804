import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/**
 * Takes out of a picture where, when, by whom and with what it was made: its Exif, XMP, IPTC and comments, and what
 * follows its end. Its pixels, its colours and which way is up stay.
 *
 * @param bytes a file; anything at all
 * @returns undefined where there is nothing to take out, or the file is no picture
 */
export async function stripNotes(bytes: Buffer): Promise<Buffer | undefined> {
  const read = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!read) return undefined;
  const { format, orientation = 1, exif, xmp } = read;
  const upright: Buffer = orientation > 1 ? exifOf(orientation) : Buffer.alloc(0);
  const strip = { jpeg: stripJpeg, png: stripPng }[format as string];
  const stripped = strip?.(bytes, upright) ?? blank(blank(bytes, exif, upright), xmp);
  return stripped.equals(bytes) ? undefined : stripped;
}

/** Exif that says which way is up, and nothing else. */
function exifOf(orientation: number): Buffer {
  const exif = Buffer.from('Exif\0\0II*\0\b\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0', 'latin1');
  return Buffer.concat([exif, Buffer.from([orientation, 0, 0, 0, 0, 0, 0, 0])]);
}

/** How Exif begins, but in PNG, where it is behind that. */
const exifSign = 'Exif\0\0';

function stripJpeg(bytes: Buffer, exif: Buffer): Buffer {
  const parts = [bytes.subarray(0, 2)];
  if (exif.length > 0) parts.push(Buffer.from([0xff, 0xe1, 0, 2 + exif.length]), exif);
  for (let at = 2, end = at; at + 1 < bytes.length; at = end) {
    const marker = bytes[at + 1] ?? 0;
    const isEnd = marker === 0xd9 || at + 4 > bytes.length;
    end = isEnd ? at + 2 : at + 2 + bytes.readUInt16BE(at + 2);
    // The pixels of a scan are behind its segment; in them a marker has 0 or a number of a restart.
    if (marker === 0xda) {
      while (end < bytes.length && !(bytes[end] === 0xff && !isInPixels(bytes[end + 1]))) end += 1;
    }
    const isProfile =
      marker === 0xe2 && bytes.toString('latin1', at + 4, at + 15) === 'ICC_PROFILE';
    const isNote = marker === 0xfe || (marker > 0xe0 && marker < 0xee) || marker === 0xef;
    if (!isNote || isProfile) parts.push(bytes.subarray(at, end));
    if (isEnd) break;
  }
  return Buffer.concat(parts);
}

const isInPixels = (marker = 0) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

function stripPng(bytes: Buffer, exif: Buffer): Buffer {
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8, end = at; at + 12 <= bytes.length; at = end) {
    end = at + 12 + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (!/^(eXIf|tEXt|zTXt|iTXt|tIME)$/.test(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IHDR' && exif.length > 0) {
      const chunk = Buffer.concat([Buffer.from('eXIf'), exif.subarray(exifSign.length)]);
      const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(chunk.length - 4);
      sum.writeUInt32BE(crc32(chunk));
      parts.push(length, chunk, sum);
    }
    if (name === 'IEND') break;
  }
  return Buffer.concat(parts);
}

/** Writes others over notes that stand in a file as they are; what follows keeps its place, which the file names. */
function blank(bytes: Buffer, notes: Buffer | undefined, others: Buffer = Buffer.alloc(0)): Buffer {
  const at = notes ? bytes.indexOf(notes) : -1;
  if (!notes || at < 0) return bytes;
  const copy = Buffer.from(bytes).fill(0, at, at + notes.length);
  others.copy(copy, at);
  return copy;
}

/** What a document, a film or a sound says of its maker, by the words that programs write before that. */
const signs: readonly (readonly [string, RegExp])[] = [
  ['who made it', /<dc:creator>(?:<rdf:\w+[^>]*>|\s)*[^<\s]|\/Author\s*\([^)]/],
  ['where it was made', /(?:\xa9xyz|location\.ISO6709)[\s\S]{0,200}?[+-]\d+\.\d+[+-]\d+\.\d/],
];

/** Finds what a file says of people and places, such as `who made it`; a document that is packed is not looked into. */
export function describeNotes(bytes: Buffer): string | undefined {
  const text = bytes.toString('latin1');
  return signs.find(([, sign]) => sign.test(text))?.[0];
}
