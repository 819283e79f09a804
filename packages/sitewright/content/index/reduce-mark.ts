import { contours } from 'd3-contour';
import sharp from 'sharp';
import simplify from 'simplify-js';
import svgPath from 'svgpath';
import type { Mark } from '../brand/mark.ts';
import type { Box } from './collect-shapes.ts';
import { compareMark, frameDrawing } from './compare-mark.ts';
import { measureLoss } from './measure-ink.ts';

/** In pixels, of the picture whose outlines become the path. */
const side = 320;
/** The side of the mark's box. */
const boxSide = 32;
/** In bytes, of the path: pages hold it. */
const maxPath = 8_000;
/** Two colours whose channels differ by less, from 0 to 255, are the same to the eye. */
const sameColour = 24;
/** From 0 to 1: from here on neighbours are an edge that is seen. */
const seen = 48 / 255;
/** How much may differ between a drawing of one ink and its path. */
const tolerance = 0.05;

/** What is left of a drawing in one ink. */
export interface ReducedMark {
  /** Undefined where nothing of the drawing shows. */
  mark: Mark | undefined;
  /** Whether the drawing itself is of one ink: then nothing of it is lost. */
  isOneInk: boolean;
  /** The share of its edges that nobody sees any more, from 0 to 1. */
  lost: number;
}

/**
 * Makes a path of what can be seen of any drawing. All that it covers is ink, unless more of its edges are seen when
 * only its dark parts are, or only its light ones: then what lies on a ground of another shade is cut out of it.
 *
 * @param svg the drawing, which is safe and says its box
 */
export async function reduceMark(svg: string, box: Box): Promise<ReducedMark> {
  const framed = Buffer.from(frameDrawing(svg, box, side));
  const pixels = await sharp(framed).ensureAlpha().toColourspace('srgb').raw().toBuffer();
  const alpha = Float64Array.from({ length: side * side }, (_, at) => alphaAt(pixels, at));
  if (!alpha.some((value) => value > 0.5)) return { mark: undefined, isOneInk: false, lost: 0 };
  const shade = Float64Array.from(alpha, (_, at) => shadeAt(pixels, at));
  const middle = findThreshold(shade, alpha);
  const shaded = (sign: 1 | -1) =>
    alpha.map((value, at) =>
      Math.min(value, Math.max(0, 0.5 + sign * 2 * ((shade[at] ?? 0) - middle))),
    );
  const candidates = [alpha, shaded(-1), shaded(1)].map((ink) => ({
    ink,
    lost: measureLoss(
      pixels,
      side,
      (at, other) => Math.abs((ink[at] ?? 0) - (ink[other] ?? 0)) < seen,
    ),
  }));
  const [best] = candidates.sort((a, b) => a.lost - b.lost);
  if (!best) throw new Error('There are three candidates');
  const mark = tracePath(best.ink);
  const isOneInk =
    isOneColour(pixels, alpha) && (await compareMark(svg, box, mark)).lost <= tolerance;
  return { mark, isOneInk, lost: best.lost };
}

const alphaAt = (pixels: Buffer, at: number) => (pixels[4 * at + 3] ?? 0) / 255;
/** How light a pixel is, from 0 to 1. */
const shadeAt = (pixels: Buffer, at: number) =>
  (0.299 * (pixels[4 * at] ?? 0) +
    0.587 * (pixels[4 * at + 1] ?? 0) +
    0.114 * (pixels[4 * at + 2] ?? 0)) /
  255;

/** The shade that parts the pixels into two groups that differ the most (Otsu's method). */
function findThreshold(shade: Float64Array, alpha: Float64Array): number {
  const counts = new Array<number>(256).fill(0);
  for (const [at, value] of shade.entries()) {
    const level = Math.round(value * 255);
    if ((alpha[at] ?? 0) > 0.5) counts[level] = (counts[level] ?? 0) + 1;
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  const sum = counts.reduce((all, count, level) => all + count * level, 0);
  let [below, sumBelow, best, most] = [0, 0, 127, -1];
  for (const [level, count] of counts.entries()) {
    below += count;
    sumBelow += count * level;
    if (below === 0 || below === total) continue;
    const distance = sumBelow / below - (sum - sumBelow) / (total - below);
    const between = below * (total - below) * distance ** 2;
    if (between > most) [best, most] = [level, between];
  }
  return (best + 0.5) / 255;
}

function isOneColour(pixels: Buffer, alpha: Float64Array): boolean {
  return [0, 1, 2].every((channel) => {
    let [low, high] = [255, 0];
    for (const [at, value] of alpha.entries()) {
      const level = pixels[4 * at + channel] ?? 0;
      if (value > 0.9) [low, high] = [Math.min(low, level), Math.max(high, level)];
    }
    return high - low < sameColour;
  });
}

/** The outline of all pixels with ink. Holes run in the other direction, so that they need no rule. */
function tracePath(ink: Float64Array): Mark {
  const [shape] = contours().size([side, side]).thresholds([0.5])([...ink]);
  const rings = shape?.coordinates.flat() ?? [];
  const scale = boxSide / side;
  const points = rings.map((ring) =>
    ring.map(([x = 0, y = 0]) => ({ x: x * scale, y: y * scale })),
  );
  for (let precision = 0.012; ; precision *= 1.5) {
    const lines = points
      .map((ring) => simplify(ring.slice(0, -1), precision, true))
      .filter((ring) => ring.length > 2);
    const path = lines.map((ring) => `M${ring.map(({ x, y }) => `${x} ${y}`).join('L')}z`).join('');
    const d = svgPath(path).round(2).rel().round(2).toString();
    if (d.length <= maxPath || precision > 0.2) return { d };
  }
}
