import { hash } from 'node:crypto';
import { formatHex } from 'culori';
import sharp from 'sharp';
import type { Edge } from '../pictures/picture-file.ts';

/** In pixels, the width of a logo; see `layouts.logo`. */
const side = 160;
/** From 0 to 255: from here on neighbours are an edge that is seen. */
const visible = 48;
/** So many kinds of edges tell what is seen of a drawing on a ground. */
const maxEdges = 60;

/** What a picture is when all that is not transparent is of one colour, and where its edges are. */
interface Ink {
  /** The share of its edges that nobody sees then, from 0 to 1. */
  loss: number;
  /** Whether it shows nothing at all. */
  isBlank: boolean;
  edges: readonly Edge[];
}

/** What was measured, by the picture: every change of a site asks for that of its mark, which stays as it is. */
const known = new Map<string, Promise<Ink>>();

/**
 * Measures what a picture loses that is printed in one ink: a ground becomes a block, and what lies on it is gone.
 *
 * @param source a picture that may be transparent; whether it is whole is found out when it is made
 */
export function measureInk(source: Buffer): Promise<Ink> {
  const digest = hash('sha256', source);
  const ink = known.get(digest) ?? measure(source);
  known.set(digest, ink);
  return ink;
}

async function measure(source: Buffer): Promise<Ink> {
  const decoded = await sharp(source)
    .autoOrient()
    .resize(side, side, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!decoded) return { loss: 0, isBlank: false, edges: [] };
  const { data, info } = decoded;
  const isBlank = !data.some((value, at) => at % 4 === 3 && value > 0);
  const loss = measureLoss(data, info.width);
  return { loss, isBlank, edges: listEdges(data, info.width) };
}

/** Calls back for each pixel, by its place, with its neighbours at the right and below. */
function visitNeighbours(
  data: Buffer,
  width: number,
  visit: (at: number, other: number) => void,
): void {
  const count = data.length / 4;
  for (let at = 0; at < count; at += 1) {
    if ((at + 1) % width !== 0) visit(at, at + 1);
    if (at + width < count) visit(at, at + width);
  }
}

/**
 * The share of the edges of a picture that nobody sees when it is printed in one ink.
 *
 * @param data the picture in sRGB with its transparency, which is seen on white
 */
function measureLoss(data: Buffer, width: number): number {
  const alphaAt = (at: number) => data[4 * at + 3] ?? 0;
  const onPaper = (at: number, channel: number) => {
    const alpha = alphaAt(at) / 255;
    return (data[4 * at + channel] ?? 0) * alpha + 255 * (1 - alpha);
  };
  const differ = (at: number, other: number, channel: number) =>
    Math.abs(onPaper(at, channel) - onPaper(other, channel)) >= visible;
  let [edges, lost] = [0, 0];
  visitNeighbours(data, width, (at, other) => {
    if (!differ(at, other, 0) && !differ(at, other, 1) && !differ(at, other, 2)) return;
    edges += 1;
    if (Math.abs(alphaAt(at) - alphaAt(other)) < visible) lost += 1;
  });
  return edges === 0 ? 0 : lost / edges;
}

/** In place of a colour, where a picture is transparent. */
const none = -1;

/** The pairs of colours that meet in a picture, the most frequent first. */
function listEdges(data: Buffer, width: number): Edge[] {
  // Sixteen steps of each channel are enough to tell a contrast.
  const stepAt = (at: number, channel: number) => Math.round((data[4 * at + channel] ?? 0) / 17);
  const colours = Int16Array.from({ length: data.length / 4 }, (_, at) =>
    (data[4 * at + 3] ?? 0) < 128
      ? none
      : (stepAt(at, 0) << 8) + (stepAt(at, 1) << 4) + stepAt(at, 2),
  );
  const isFar = (one: number, two: number, shift: number) =>
    17 * Math.abs(((one >> shift) & 15) - ((two >> shift) & 15)) >= visible;
  const counts = new Map<number, number>();
  visitNeighbours(data, width, (at, other) => {
    const [one, two] = [colours[at] ?? none, colours[other] ?? none];
    if (one === two) return;
    const areBoth = one !== none && two !== none;
    if (areBoth && !isFar(one, two, 8) && !isFar(one, two, 4) && !isFar(one, two, 0)) return;
    // A colour meets another, or what is transparent.
    const pair = areBoth ? (one << 12) + two : -1 - Math.max(one, two);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  });
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, maxEdges)
    .map(([pair, count]) =>
      pair < 0
        ? { front: toHex(-1 - pair), back: undefined, count }
        : { front: toHex(pair >> 12), back: toHex(pair & 0xfff), count },
    );
}

/** @param colour of three channels of sixteen steps */
const toHex = (colour: number): string => {
  const [r = 0, g = 0, b = 0] = [8, 4, 0].map((shift) => ((colour >> shift) & 15) / 15);
  return formatHex({ mode: 'rgb', r, g, b });
};
