import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { cleanSvg } from '../../lib/svg/clean-svg.ts';
import { findTextMistake } from '../../lib/text-file.ts';
import { exportHint } from '../brand/mark.ts';
import {
  endings,
  formats,
  type MediaType,
  maxMegabytes,
  maxMegapixels,
  nameRule,
} from '../pictures/formats.ts';
import { type PictureFile, refuse, type UnusableFile } from '../pictures/picture-file.ts';
import { toAddressName } from '../values/address-name.ts';
import { measureDrawing } from './measure-drawing.ts';
import { measureInk } from './measure-ink.ts';

/** In kB; a drawing is sent as it is, and cleaning a large one would take long. */
const maxDrawingSize = 100;
/** In pixels; what is smaller shows nothing. */
const minSide = 4;
/** What ends the words about a file that is too large. */
export const shrink = 'run npm run pictures -- shrink';

const expected = 'a JPEG, PNG, WebP, AVIF or SVG picture that stands still';

/**
 * Reads what a picture's file says of itself, by the library that decodes it later, so that a size is
 * the size of what is made. A drawing is cleaned; a photograph is decoded here only where it may be transparent.
 *
 * @param file path of the file; the picture is made from it later
 * @param bytes what it holds; anything at all
 */
export async function readPicture(
  file: string,
  bytes: Buffer,
): Promise<PictureFile | UnusableFile> {
  const facts = await inspect(file, bytes);
  if ('found' in facts) return facts;
  const { name, endings: usual, width, height } = facts;
  const { base, ext, name: stem } = path.parse(file);
  const isNamed = endings.includes(ext.slice(1).toLowerCase());
  const better = toAddressName(isNamed ? base : `${stem}.${usual[0]}`);
  if (better !== base) {
    const wrong = [...new Set(base.match(/^[^\w]|[^\w.-]/gu))].map((one) => ` "${one}"`).join('');
    const format = isNamed ? '' : `, which is a ${name} file`;
    return refuse(
      nameRule,
      `"${base}"${wrong && ` with${wrong}`}${format}: rename it to ${better}`,
    );
  }
  if (bytes.length > maxMegabytes * 1e6) {
    const megabytes = Math.ceil(bytes.length / 1e6);
    return refuse(`a file of at most ${maxMegabytes} MB`, `${megabytes} MB: ${shrink}`);
  }
  if (facts.drawing === undefined && width * height > maxMegapixels * 1e6) {
    const size = `${width} by ${height} pixels, which are ${Math.ceil((width * height) / 1e6)}`;
    return refuse(`a picture of at most ${maxMegapixels} megapixels`, `${size}: ${shrink}`);
  }
  if (facts.drawing === undefined && Math.min(width, height) < minSide) {
    const what = `one of ${width} by ${height} pixels, which another site had for its distances or to count visitors`;
    return refuse('a picture that shows something', `${what}: remove it, and what names it`);
  }
  const { drawing, isTransparent } = facts;
  const digest = hash('sha256', bytes);
  const ink = isTransparent
    ? await measureInk(drawing === undefined ? bytes : Buffer.from(drawing))
    : { loss: 1, isBlank: false, edges: [] };
  // Words are drawn with the fonts of the visitor's machine, which this one may not have.
  if (ink.isBlank && !drawing?.includes('<text')) {
    return refuse('a picture that shows something', 'one that is all transparent: export it again');
  }
  const { loss: inkLoss, edges } = ink;
  return { path: file, width, height, drawing, isTransparent, inkLoss, edges, digest };
}

/** What may stand before the first element of a page or a drawing. */
const prolog = /^(?:\s|<!--[\s\S]*?-->|<\?[\s\S]*?\?>)+/;
/** The first element of a web page, which may hold drawings. */
const html = /^<(?:!doctype html|html|head|body|meta|title|div|p|h[1-6])\b/i;
const replaceIt = 'choose the picture itself, or put it in the place of this file';

/** What a file is of which no format of pictures or documents is known. */
function describeText(bytes: Buffer): string {
  const text = bytes.toString();
  if (text.startsWith('version https://git-lfs.')) {
    return 'a pointer of Git LFS to the picture: run git lfs pull';
  }
  if (findTextMistake(text)) return 'a file that is none, or of which the beginning is lost';
  return `a ${/^\s*[[{]/.test(text) ? 'JSON file' : 'text'}: ${replaceIt}`;
}

type Facts = Omit<PictureFile, 'path' | 'digest' | 'inkLoss' | 'edges'> &
  (typeof formats)[MediaType];

async function inspect(file: string, bytes: Buffer): Promise<Facts | UnusableFile> {
  if (bytes.length === 0) return refuse(expected, '0 bytes: export or copy it anew');
  const beginning = bytes.toString('utf8', 0, 2000);
  if (html.test(beginning.replace(prolog, ''))) {
    const advice = 'open the page and save the picture itself, from the menu of its right click';
    return refuse(expected, `a web page saved under the name of a picture: ${advice}`);
  }
  if (/^\s*</.test(beginning)) return inspectDrawing(bytes);
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const type = metadata?.mediaType ?? '';
  if (type === 'image/svg+xml') {
    return refuse(expected, `a drawing that is packed, or not in UTF-8: ${exportHint}`);
  }
  const sniffed = await fileTypeFromBuffer(bytes);
  const isMoving =
    (metadata?.pages ?? 1) > 1 || sniffed?.mime === 'image/apng' || isFilmInAvif(bytes);
  if (metadata && isMediaType(type) && !isMoving) {
    const { width, height } = metadata.autoOrient;
    return {
      ...formats[type],
      width,
      height,
      drawing: undefined,
      isTransparent: metadata.hasAlpha,
    };
  }
  const format = (sniffed?.ext ?? metadata?.format ?? '').toUpperCase();
  if (!format) return refuse(expected, describeText(bytes));
  const ending = path.extname(file).slice(1).toLowerCase();
  const mime = sniffed?.mime ?? '';
  const usual: readonly string[] = isMediaType(mime) ? formats[mime].endings : [];
  const isMisnamed = endings.includes(ending) && !usual.includes(ending);
  const what = `a ${format} file${isMisnamed ? `, whatever its name says` : ''}`;
  if (isMoving || mime.startsWith('video/')) {
    const film = 'save it as a film (.mp4 or .webm) in files/, and show that in a section video';
    const moving = isMoving ? ', in which several pictures follow each other' : '';
    return refuse(expected, `${what}${moving}: ${film}`);
  }
  if (!metadata && !mime.startsWith('image/')) return refuse(expected, `${what}: ${replaceIt}`);
  if (isMediaType(mime)) {
    return refuse(expected, `${what} that is cut off or damaged: export it again`);
  }
  return refuse(expected, `${what}: save it as ${format === 'GIF' ? 'PNG' : 'JPEG'}`);
}

const isMediaType = (type: string): type is MediaType => Object.hasOwn(formats, type);

/** Whether an AVIF holds a sequence of pictures: its first box lists the brands that it follows. */
function isFilmInAvif(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  return bytes.toString('latin1', 8, bytes.readUInt32BE(0)).includes('avis');
}

function inspectDrawing(bytes: Buffer): Facts | UnusableFile {
  const kilobytes = Math.ceil(bytes.length / 1000);
  if (kilobytes > maxDrawingSize) {
    return refuse(`a drawing of at most ${maxDrawingSize} kB`, `${kilobytes} kB: simplify it`);
  }
  if (!isUtf8(bytes)) return refuse('a drawing in UTF-8', 'other letters: save it as UTF-8');
  const clean = cleanSvg(bytes.toString());
  if ('problem' in clean) {
    const advice = `remove it, or ${exportHint}`;
    return refuse(expected, `a drawing whose line ${clean.line} ${clean.problem}: ${advice}`);
  }
  const size = measureDrawing(clean.root);
  if (!size)
    return refuse('a drawing that says its size', 'one without a viewBox: export it with one');
  return { ...formats['image/svg+xml'], ...size, drawing: clean.svg, isTransparent: true };
}
