import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { PictureFile } from './picture-file.ts';
import {
  type Focus,
  type Format,
  type Layout,
  type LayoutName,
  layouts,
  qualities,
} from './picture-layouts.ts';

/** One of the files that are made of a picture. */
export interface Rendition {
  /** Its address, which changes with the picture and with how it is made. */
  address: string;
  format: Format;
  /** Width and height in pixels. */
  width: number;
  height: number;
  /** The encoder's quality, 0 to 100; a format without loss has none. */
  quality?: number;
}

/** A picture of the content, as it is shown in one place. */
export interface Picture {
  file: PictureFile;
  place: LayoutName;
  /** What it shows, for those who do not see it. */
  alt: string;
  /** What of it stays where it is cropped; without it what draws the eye. */
  focus?: Focus;
  /** The address of the fallback. */
  src: string;
  /** Width and height of the fallback in pixels. */
  width: number;
  height: number;
  /** Better formats, the best one first; a drawing has none. */
  sources: readonly { type: string; srcSet: string; sizes?: string }[];
  renditions: readonly Rendition[];
}

/** Lays a picture out for a place: which files are made of it, and how a page offers them. */
export function layOutPicture(
  file: PictureFile,
  alt: string,
  place: LayoutName,
  focus?: Focus,
): Picture {
  const layout: Layout = layouts[place];
  const isDrawn = file.drawing !== undefined && !layout.fallbackOnly;
  const { width, height } = fitInto(file, layout, isDrawn);
  const picture = { file, place, alt, width, height };
  if (isDrawn) {
    const src = `${addressOf(file)}.svg`;
    const drawing = { address: src, format: 'svg', width, height } as const;
    return { ...picture, src, sources: [], renditions: [drawing] };
  }
  const start = addressOf(file, layout, focus);
  // A smaller picture is offered as it is.
  const widths: number[] = [...layout.widths.filter((one) => one < width), width];
  const [plainWidth = 0] = layout.widths;
  const encode = (format: 'avif' | 'webp' | 'jpg' | 'png') => (one: number) => {
    const quality = qualities[format]?.[one > plainWidth ? 'dense' : 'plain'];
    const size = { width: one, height: Math.round((one / width) * height) };
    return { address: `${start}-${one}.${format}`, format, ...size, ...(quality && { quality }) };
  };
  const fallback = encode(file.isTransparent ? 'png' : 'jpg')(width);
  const sources = (layout.fallbackOnly ? [] : (['avif', 'webp'] as const)).map((format) => ({
    type: `image/${format}`,
    renditions: widths.map(encode(format)),
  }));
  const { sizes } = layout;
  return {
    ...picture,
    ...(focus && { focus }),
    src: fallback.address,
    sources: sources.map(({ type, renditions }) => {
      const all = renditions.map((one) => (sizes ? `${one.address} ${one.width}w` : one.address));
      return { type, srcSet: all.join(), ...(sizes && { sizes }) };
    }),
    renditions: [...sources.flatMap(({ renditions }) => renditions), fallback],
  };
}

/** The largest size that the place may need: its shape, as much of it as the picture has. */
function fitInto(
  { width, height, drawing }: PictureFile,
  { ratio, widths, box }: Layout,
  isDrawn: boolean,
) {
  if (ratio && !isDrawn) {
    const largest = widths.at(-1) ?? width;
    const shown = drawing ? largest : Math.min(width, Math.round(height * ratio), largest);
    return { width: shown, height: Math.round(shown / ratio) };
  }
  if (!box) return { width, height };
  // Dense screens get twice as many pixels, if there are that many.
  const [dense, most] = isDrawn ? [1, Number.POSITIVE_INFINITY] : [2, 1];
  const scale = Math.min((dense * box.width) / width, (dense * box.height) / height, most);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * Stands in the hash of every address. Raise it when other bytes are made of the same picture:
 * browsers keep what an address gave them for a year.
 */
const encoding = 1;

/** What all addresses of a picture begin with; it changes with the picture and with how it is made. */
function addressOf(file: PictureFile, layout?: Layout, focus?: Focus): string {
  const crop = [layout?.ratio ?? null, qualities, ...(focus ? [focus] : [])];
  const recipe = JSON.stringify([encoding, ...crop]);
  const digest = bytesToHex(sha256(utf8ToBytes(file.digest + recipe))).slice(0, 6);
  const [, name] = /([^/\\]+?)(?:\.[^.]*)?$/.exec(file.path) ?? [];
  return `/assets/${name}-${digest}`;
}

export function listPictures(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('renditions' in value) return [value as Picture];
  const parts = value instanceof Map ? [...value.values()] : Object.values(value);
  return parts.flatMap(listPictures);
}
