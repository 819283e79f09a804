import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { nameContentFile } from '../content-folder.ts';
import { suggestName } from '../find-like-name.ts';

/** The name of a file that can be part of an address. */
export const pictureName = /^\w[\w.-]*\.(jpe?g|png|webp|avif|svg)$/i;

/** A hidden file, or a note beside the pictures, such as under which licences they are used. */
const other = /^\.|\.md$/i;

/** Why a file cannot be used: what was expected and what was found. */
const refuse = (expected: string, found: string) => ({ expected, found });
type UnusableFile = ReturnType<typeof refuse>;

/** What is wrong with the name of a file, letter by letter. */
function describeName(name: string): UnusableFile {
  const wrong = [...new Set(name.match(/[^\w.-]/gu))].map((one) => `"${one}"`).join(' ');
  const ending = path.extname(name).slice(1).toUpperCase();
  return refuse(
    'a name of the letters a to z, digits, dots and hyphens that ends with .jpg, .png, .webp, .avif or .svg',
    wrong ? `"${name}" with ${wrong}: rename it` : `"${name}", a ${ending} file: save it as JPEG`,
  );
}

/** The vendor’s pictures: the files in `pictures/` of the content folder but notes and hidden ones. */
export interface PictureFolder {
  /** The names of all files, sorted. */
  names: readonly string[];
  /** @returns what the file says of itself, or why it cannot be used */
  read(name: string): PictureFile | UnusableFile;
}

/** @param folder path of the content folder; it may have no pictures */
export function openPictureFolder(folder: string): PictureFolder {
  const pictures = path.join(folder, 'pictures');
  const names = existsSync(pictures)
    ? readdirSync(pictures, { withFileTypes: true })
        .filter((entry) => entry.isFile() && !other.test(entry.name))
        .map(({ name }) => name)
        .sort()
    : [];
  const read = (name: string) => {
    if (!names.includes(name)) {
      const place = nameContentFile(folder, 'pictures');
      const like = suggestName(name, names);
      return refuse(`the name of a file in ${place}${like}`, `the text "${name}"`);
    }
    return pictureName.test(name) ? readPictureFile(path.join(pictures, name)) : describeName(name);
  };
  return { names, read };
}

export interface PictureFile {
  path: string;
  /** Width and height in pixels, upright. */
  width: number;
  height: number;
  /** Whether it is an SVG. */
  isDrawing: boolean;
  /** Whether parts of it may be transparent. */
  isTransparent: boolean;
  digest: string;
}

/** By the names that `image-size` has for them. */
const formats = ['jpg', 'png', 'webp', 'avif', 'svg'];
const maxMegapixels = 50;
/** In MB; a camera’s own file has less. The repository holds every version of a file forever. */
const maxMegabytes = 20;
const shrink = 'run npm run pictures -- shrink';

/**
 * Reads what a picture's file says of itself, without decoding the picture.
 *
 * @param path of a file that exists; its bytes may be anything
 */
export function readPictureFile(path: string): PictureFile | UnusableFile {
  const bytes = readFileSync(path);
  if (bytes.length > maxMegabytes * 1e6) {
    const megabytes = Math.ceil(bytes.length / 1e6);
    return refuse(`a file of at most ${maxMegabytes} MB`, `${megabytes} MB: ${shrink}`);
  }
  const { type, width, height } = measure(bytes);
  const expected = 'a JPEG, PNG, WebP, AVIF or SVG picture';
  if (!type) return refuse(expected, 'a file that is none, or of which the beginning is lost');
  if (!formats.includes(type)) {
    const format = (type === 'heif' ? 'heic' : type).toUpperCase();
    return refuse(expected, `a ${format} file: save it as JPEG`);
  }
  const isDrawing = type === 'svg';
  if (!isDrawing && width * height > maxMegapixels * 1e6) {
    const size = `${width} by ${height} pixels, which are ${Math.ceil((width * height) / 1e6)}`;
    return refuse(`a picture of at most ${maxMegapixels} megapixels`, `${size}: ${shrink}`);
  }
  const isTransparent = mayBeTransparent(type, bytes);
  return { path, width, height, isDrawing, isTransparent, digest: hash('sha256', bytes) };
}

/** @returns the size of the upright picture; no type when the bytes are no known picture */
function measure(bytes: Uint8Array): { type?: string; width: number; height: number } {
  const nothing = { width: 0, height: 0 };
  try {
    const { type = '', width, height, orientation = 1 } = imageSize(bytes);
    if (!(width >= 1 && height >= 1)) return nothing;
    // Orientations from 5 on are on their side.
    return orientation >= 5
      ? { type, width: height, height: width }
      : { type, width: Math.round(width), height: Math.round(height) };
  } catch {
    return nothing;
  }
}

function mayBeTransparent(type: string, bytes: Buffer): boolean {
  if (type === 'png') {
    const head = bytes.subarray(0, bytes.indexOf('IDAT'));
    return [4, 6].includes(bytes[25] ?? 0) || head.includes('tRNS');
  }
  if (type === 'webp') {
    // The extended form has a flag for it, the lossless form the same bit behind the size.
    const flags = { VP8X: bytes[20], VP8L: bytes[24] }[bytes.toString('latin1', 12, 16)] ?? 0;
    return (flags & 0x10) !== 0;
  }
  return type === 'svg' || (type === 'avif' && bytes.includes('auxiliary:alpha'));
}
