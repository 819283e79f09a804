import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import {
  formats,
  type MediaType,
  maxMegabytes,
  maxMegapixels,
  mediaTypeOf,
  type PictureFile,
  refuse,
  type UnusableFile,
} from 'sitewright/pages';

const expected = 'a JPEG, PNG, WebP, AVIF or SVG picture';
const smaller = 'save it with 4,000 pixels on its longer side';

/**
 * Reads what a picture says of itself, as the browser shows it. What it is made into, and whether a drawing may be
 * served, the build finds out.
 *
 * @param path of the file; that of the build is the same
 */
export async function decodePicture(
  path: string,
  content: Blob,
): Promise<PictureFile | UnusableFile> {
  const type = mediaTypeOf(path);
  const bytes = new Uint8Array(await content.arrayBuffer());
  if (bytes.length > maxMegabytes * 1e6) {
    const megabytes = Math.ceil(bytes.length / 1e6);
    return refuse(`a file of at most ${maxMegabytes} MB`, `${megabytes} MB: ${smaller}`);
  }
  const found = findType(bytes);
  if (found !== type) {
    const what = found ? `a ${formats[found].name} file` : 'another file';
    return refuse(expected, `${what} with the name ${path.replace(/^.*\//, '')}`);
  }
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    if (width * height > maxMegapixels * 1e6) {
      const size = `${width} by ${height} pixels`;
      return refuse(`a picture of at most ${maxMegapixels} megapixels`, `${size}: ${smaller}`);
    }
    return {
      ...{ path, width, height, drawing: undefined, inkLoss: 1, edges: [] },
      isTransparent: type !== 'image/jpeg' && isTransparent(image),
      digest: bytesToHex(sha256(bytes)),
    };
  } catch {
    return refuse(expected, 'a file that is cut off or damaged: export it again');
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** How files of a format begin: the first bytes, and those from the ninth on. */
const beginnings: readonly [MediaType, RegExp][] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/avif', /^.{4}ftypavif/s],
  ['image/svg+xml', /^(?:\xef\xbb\xbf)?\s*</],
];

function findType(bytes: Uint8Array): MediaType | undefined {
  const beginning = String.fromCharCode(...bytes.subarray(0, 64));
  return beginnings.find(([, form]) => form.test(beginning))?.[0];
}

/** In pixels; a hole that is lost in it is none that matters to where the picture is shown. */
const side = 64;

function isTransparent(image: HTMLImageElement): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, side, side);
  const { data = [] } = context?.getImageData(0, 0, side, side) ?? {};
  return data.some((value, at) => at % 4 === 3 && value < 255);
}
