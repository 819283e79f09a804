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

/**
 * Measures what a picture loses that is printed in one ink: a ground becomes a block, and what lies on it is gone.
 *
 * @param source a picture that may be transparent; whether it is whole is found out when it is made
 */
export async function measureInk(source: Buffer): Promise<Ink> {
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
  let [edges, lost] = [0, 0];
  visitNeighbours(data, width, (at, other) => {
    const isEdge = [0, 1, 2].some(
      (one) => Math.abs(onPaper(at, one) - onPaper(other, one)) >= visible,
    );
    if (!isEdge) return;
    edges += 1;
    if (Math.abs(alphaAt(at) - alphaAt(other)) < visible) lost += 1;
  });
  return edges === 0 ? 0 : lost / edges;
}

/** The pairs of colours that meet in a picture, the most frequent first. */
function listEdges(data: Buffer, width: number): Edge[] {
  const colourAt = (at: number) => {
    if ((data[4 * at + 3] ?? 0) < 128) return undefined;
    // Sixteen steps of each channel are enough to tell a contrast.
    return [0, 1, 2].map((channel) => Math.round((data[4 * at + channel] ?? 0) / 17) * 17);
  };
  const counts = new Map<string, Edge>();
  visitNeighbours(data, width, (at, other) => {
    const [one, two] = [colourAt(at), colourAt(other)];
    const differ =
      one && two ? one.some((value, i) => Math.abs(value - (two[i] ?? 0)) >= visible) : one !== two;
    if (!differ) return;
    const [front, back] = [one ?? two, one && two].map((rgb) => rgb && toHex(rgb));
    const edge = counts.get(`${front} ${back}`) ?? { front: String(front), back, count: 0 };
    counts.set(`${front} ${back}`, { ...edge, count: edge.count + 1 });
  });
  return [...counts.values()].toSorted((a, b) => b.count - a.count).slice(0, maxEdges);
}

const toHex = ([r = 0, g = 0, b = 0]: readonly number[]): string =>
  formatHex({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
