import sharp from 'sharp';
import { placeSvg } from '../../lib/place-svg.ts';
import type { Mark } from '../brand/mark.ts';
import type { Box } from './collect-shapes.ts';

/** In pixels: as large as the mark is seen on most pages on a dense screen. */
const side = 64;

/** From 0 to 255: by so much a pixel differs along edges whose numbers are rounded. */
const rounding = 16;

/** What becomes of a drawing when all of it is one path. */
export interface Comparison {
  /** Whether the drawing itself shows anything. */
  isVisible: boolean;
  /** The share of the ink of the two together that only one of them has, from 0 to 1. */
  lost: number;
}

/**
 * Compares a mark with the drawing that it is made of, as they are seen.
 *
 * @param svg the drawing, which is safe and says its box
 */
export async function compareMark(svg: string, box: Box, mark: Mark): Promise<Comparison> {
  const { d, fillRule = 'nonzero' } = mark;
  const [before, after] = await Promise.all([
    drawInk(frame(box, placeInBox(svg, box))),
    drawInk(frame([0, 0, 32, 32], `<path fill-rule="${fillRule}" d="${d}"/>`)),
  ]);
  let [ink, difference] = [0, 0];
  for (const [at, value] of before.entries()) {
    const other = after[at] ?? 0;
    ink += Math.max(value, other);
    if (Math.abs(value - other) > rounding) difference += Math.abs(value - other);
  }
  return { isVisible: before.some((value) => value > 0), lost: difference / ink };
}

/** An SVG of a square around the box. */
function frame([x, y, width, height]: Box, inside: string, pixels = side): string {
  const size = Math.max(width, height);
  const view = [x - (size - width) / 2, y - (size - height) / 2, size, size].join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="${view}">${inside}</svg>`;
}

/** The drawing as a part of another, cut off where its box ends. */
const placeInBox = (svg: string, [x, y, width, height]: Box): string =>
  placeSvg(svg, {
    x,
    y,
    width,
    height,
    viewBox: `${x} ${y} ${width} ${height}`,
    preserveAspectRatio: undefined,
  });

/** A drawing in the middle of a square, as large as it fits. */
export const frameDrawing = (svg: string, box: Box, pixels: number): string =>
  frame(box, placeInBox(svg, box), pixels);

/** @returns how much ink each pixel has, from 0 to 255 */
const drawInk = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).ensureAlpha().extractChannel('alpha').raw().toBuffer();
