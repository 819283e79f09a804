import { Resvg } from '@resvg/resvg-js';
import { stampPath } from '../../app/figures/stamp-path.ts';

interface IconColours {
  paper: string;
  action: string;
}

interface IconShape {
  /** Width and height in pixels. */
  side: number;
  /** The share of the side that the stamp takes, 0 to 1. */
  fill: number;
  /** The background: the whole square, or only a disc behind the stamp. */
  background: 'square' | 'disc';
}

/** The side of the stamp's view box. */
const box = 32;

/**
 * Draws the stamp as a PNG. The background makes its tick show on dark tab bars too, since an icon
 * has one colour scheme.
 */
export function drawIcon(
  { side, fill, background }: IconShape,
  { paper, action }: IconColours,
): Buffer {
  const margin = (box / fill - box) / 2;
  const frame = box + 2 * margin;
  const backgroundSvg =
    background === 'square'
      ? `<path fill="${paper}" d="M${-margin} ${-margin}h${frame}v${frame}h${-frame}z"/>`
      : `<circle fill="${paper}" cx="${box / 2}" cy="${box / 2}" r="${box / 2 - 2}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${frame} ${frame}">${backgroundSvg}<path fill="${action}" d="${stampPath}"/></svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: side } }).render().asPng();
}

/**
 * Wraps a PNG into an ICO file.
 *
 * @param side width and height of the image in pixels, less than 256
 */
export function encodeIco(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the image begins
  return Buffer.concat([header, png]);
}
