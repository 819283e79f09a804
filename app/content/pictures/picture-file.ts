import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { imageSize } from 'image-size';

/** What the header of a picture's file says. */
export interface PictureFile {
  /** Path of the file. */
  path: string;
  /** Width and height in pixels, upright. */
  width: number;
  height: number;
  /** Whether it is an SVG. */
  isDrawing: boolean;
  /** Whether parts of it may be transparent. */
  isTransparent: boolean;
  /** A hash of all its bytes. */
  digest: string;
}

/** Why a file cannot be used: what was expected and what was found. */
export interface UnusableFile {
  expected: string;
  found: string;
}

const formats: Readonly<Record<string, string>> = {
  jpg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  avif: 'AVIF',
  svg: 'SVG',
};
const maxMegapixels = 50;

/** How much of a file is read to find its size; few have so much before it. */
const headerLength = 512 * 1024;

/**
 * Reads what a picture's file says of itself, without decoding the picture.
 *
 * @param path of a file that exists; its bytes may be anything
 * @returns its size, or why it cannot be used
 */
export function readPictureFile(path: string): PictureFile | UnusableFile {
  const { mtimeMs, size } = statSync(path);
  const known = memory.get(path);
  if (known?.mtimeMs === mtimeMs && known.size === size) return known.result;
  const result = inspect(path);
  memory.set(path, { mtimeMs, size, result });
  return result;
}

/** What was read of each file, for the development server, which loads the content again and again. */
const memory = new Map<
  string,
  { mtimeMs: number; size: number; result: PictureFile | UnusableFile }
>();

function inspect(path: string): PictureFile | UnusableFile {
  const { start, digest } = readAndHash(path);
  const header = measure(start) ?? measure(readFileSync(path));
  const expected = 'a JPEG, PNG, WebP, AVIF or SVG picture';
  if (!header) return { expected, found: 'a file that is none, or of which the beginning is lost' };
  const { type, width, height } = header;
  if (!formats[type]) return { expected, found: `a ${type.toUpperCase()} file: save it as JPEG` };
  if (type !== 'svg' && width * height > maxMegapixels * 1e6) {
    const megapixels = Math.ceil((width * height) / 1e6);
    return {
      expected: `a picture of at most ${maxMegapixels} megapixels`,
      found: `${width} by ${height} pixels, which are ${megapixels}: make it smaller`,
    };
  }
  const isTransparent = mayBeTransparent(type, start);
  return { path, width, height, isDrawing: type === 'svg', isTransparent, digest };
}

interface Header {
  type: string;
  width: number;
  height: number;
}

/** @returns the size of the upright picture; undefined when the bytes are no known picture */
function measure(bytes: Uint8Array): Header | undefined {
  try {
    const { type = '', width, height, orientation = 1 } = imageSize(bytes);
    if (!(width >= 1 && height >= 1)) return undefined;
    // Orientations from 5 on are on their side.
    return orientation >= 5
      ? { type, width: height, height: width }
      : { type, width: Math.round(width), height: Math.round(height) };
  } catch {
    return undefined;
  }
}

function mayBeTransparent(type: string, bytes: Buffer): boolean {
  if (type === 'png') return [4, 6].includes(bytes[25] ?? 0) || bytes.includes('tRNS');
  if (type === 'webp') {
    // The extended form has a flag for it, the lossless form the same bit behind the size.
    const flags = { VP8X: bytes[20], VP8L: bytes[24] }[bytes.toString('latin1', 12, 16)] ?? 0;
    return (flags & 0x10) !== 0;
  }
  return type === 'svg' || (type === 'avif' && bytes.includes('auxiliary:alpha'));
}

/** Reads a file piece by piece, so that large pictures take no memory. */
function readAndHash(path: string): { start: Buffer; digest: string } {
  const hash = createHash('sha256');
  const piece = Buffer.alloc(headerLength);
  let start: Buffer | undefined;
  const file = openSync(path, 'r');
  try {
    for (let read = readSync(file, piece); read > 0; read = readSync(file, piece)) {
      hash.update(piece.subarray(0, read));
      start ??= Buffer.from(piece.subarray(0, read));
    }
  } finally {
    closeSync(file);
  }
  return { start: start ?? Buffer.alloc(0), digest: hash.digest('hex') };
}
