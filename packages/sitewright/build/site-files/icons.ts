import sharp from 'sharp';
import { type DrawnMark, drawShapes } from '../../content/brand/mark.ts';
import type { Brand } from '../../content/brand/read-brand.ts';
import type { Scheme } from '../../content/brand/tokens.ts';
import type { LanguageContent } from '../../content/pages/site-content.ts';
import { placeSvg } from '../../lib/svg/place-svg.ts';
import { logoPath } from '../../page/seo/addresses.ts';
import { readPalette } from '../../page/styles/read-palette.ts';
import type { Locate } from '../base-path.ts';

type IconPaint = Pick<Brand, 'mark' | 'palette' | 'drawn'>;

interface IconShape {
  /** Width and height in pixels. */
  side: number;
  /** The share of the side that the mark takes. */
  fill: number;
  /** The background: the whole square, or only a disc behind the mark. */
  background: 'square' | 'disc';
}

/** The side of the mark's box. */
const box = 32;

/**
 * Draws the mark as a PNG. The background makes its holes show on dark tab bars too, since an icon
 * has one colour scheme.
 */
export function drawIcon(
  { side, fill, background }: IconShape,
  { mark, palette, drawn }: IconPaint,
): Promise<Buffer> {
  const colour = readPalette(palette, 'light');
  const paper = colour('paper');
  const frame = box / fill;
  const start = (box - frame) / 2;
  const backgroundSvg =
    background === 'square'
      ? `<path fill="${paper}" d="M${start} ${start}h${frame}v${frame}h${-frame}z"/>`
      : `<circle fill="${paper}" cx="${box / 2}" cy="${box / 2}" r="${box / 2 - 2}"/>`;
  const inOneInk = drawShapes(mark, `fill="${colour('action')}"`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${start} ${start} ${frame} ${frame}">${backgroundSvg}${placeDrawing(drawn, 'light') ?? inOneInk}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, dither: 0 }).toBuffer();
}

/** The drawing of a mark in its box; undefined where the mark is in one ink in a scheme. */
function placeDrawing(drawn: DrawnMark | undefined, scheme: Scheme): string | undefined {
  if (!drawn?.schemes.includes(scheme)) return undefined;
  const { width, height, drawing = '' } = drawn.picture.file;
  const scale = box / Math.max(width, height);
  const [w, h] = [width * scale, height * scale];
  return placeSvg(drawing, { x: (box - w) / 2, y: (box - h) / 2, width: w, height: h });
}

/** `favicon.svg`: the mark in its own colours, or in the action colour of the browser's own scheme. */
export function createFavicon({ mark, palette, drawn }: IconPaint): string {
  const [light, dark] = [readPalette(palette, 'light'), readPalette(palette, 'dark')];
  if (drawn) {
    const inOneInk = (colour: string) => drawShapes(mark, `style="fill:${colour}"`);
    const [day, night] = [
      placeDrawing(drawn, 'light') ?? inOneInk(light('action')),
      placeDrawing(drawn, 'dark') ?? inOneInk(dark('action')),
    ];
    const style =
      '.at-night{display:none}@media(prefers-color-scheme:dark){.by-day{display:none}.at-night{display:inline}}';
    const both = `<style>${style}</style><g class="by-day">${day}</g><g class="at-night">${night}</g>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}">${day === night ? day : both}</svg>\n`;
  }
  const names = [...new Set(mark?.map(({ name }) => name))].join(',');
  const style = `${names}{fill:${light('action')}}@media(prefers-color-scheme:dark){${names}{fill:${dark('action')}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}"><style>${style}</style>${drawShapes(mark)}</svg>\n`;
}

/**
 * Wraps a PNG into an ICO file.
 *
 * @param side width and height of the image in pixels, less than 256
 */
export function encodeIco(png: Buffer, side: number): Buffer {
  const header = new DataView(new ArrayBuffer(22));
  // An icon, one image, its sides, one colour plane, 32 bits per pixel.
  const fields = [0, 1, 1, side + (side << 8), 0, 1, 32];
  for (const [index, field] of fields.entries()) header.setUint16(2 * index, field, true);
  header.setUint32(14, png.length, true);
  header.setUint32(18, header.byteLength, true);
  return Buffer.concat([new Uint8Array(header.buffer), png]);
}

/**
 * The icons that the manifest names, with their sides in pixels and the share of
 * the side that the mark takes. Systems may crop the outer fifth of a maskable icon.
 */
export const manifestIcons = [
  { src: '/icon-192.png', side: 192, purpose: 'any', fill: 0.84 },
  { src: logoPath, side: 512, purpose: 'any', fill: 0.84 },
  { src: '/icon-maskable-512.png', side: 512, purpose: 'maskable', fill: 0.6 },
] as const;

/** `manifest.webmanifest`: how the site in one language looks on a home screen. */
export function createManifest({ site, language, brand }: LanguageContent, locate: Locate): string {
  const colourOf = readPalette(brand.palette, 'light');
  const { name, shortName = name, tagline } = site;
  return JSON.stringify({
    name,
    short_name: shortName,
    description: tagline,
    lang: language.tag,
    ...(language.dir === 'rtl' && { dir: 'rtl' }),
    start_url: locate(language.base || '/'),
    display: 'browser',
    theme_color: colourOf(brand.browser),
    background_color: colourOf('paper'),
    icons: manifestIcons.map(({ src, side, purpose }) => ({
      src: locate(src),
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    })),
  });
}
