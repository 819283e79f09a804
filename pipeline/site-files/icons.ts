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
  /** What lies under the stamp: the whole square, or just the stamp's own disc. */
  ground: 'square' | 'disc';
}

/** The side of the stamp's own box. */
const box = 32;

/**
 * The stamp on paper as a PNG. It has no second scheme, so the paper comes along: on a dark tab bar
 * the tick still shows.
 */
export function icon({ side, fill, ground }: IconShape, { paper, action }: IconColours): Buffer {
  const margin = (box / fill - box) / 2;
  const frame = box + 2 * margin;
  const under =
    ground === 'square'
      ? `<path fill="${paper}" d="M${-margin} ${-margin}h${frame}v${frame}h${-frame}z"/>`
      : `<circle fill="${paper}" cx="${box / 2}" cy="${box / 2}" r="${box / 2 - 2}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${frame} ${frame}">${under}<path fill="${action}" d="${stampPath}"/></svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: side } }).render().asPng();
}

/**
 * A Windows icon file with one PNG in it, which every browser reads.
 *
 * @param png the image
 * @param side its width and height in pixels, less than 256
 */
export function ico(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the image begins
  return Buffer.concat([header, png]);
}
