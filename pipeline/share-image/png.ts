import { promisify } from 'node:util';
import zlib from 'node:zlib';

const deflate = promisify(zlib.deflate);
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * An opaque drawing as a PNG with a palette, about a third the size of one with a colour for each
 * pixel. Flat drawings have few colours; beyond 256 the rarest, which are blends along edges,
 * become the nearest of the others.
 *
 * @param pixels four bytes for each pixel, row by row; the fourth, alpha, is taken for full
 * @param width the drawing's width in pixels
 */
export async function palettePng(pixels: Buffer, width: number): Promise<Buffer> {
  const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const height = colours.length / width;
  const counts = new Map<number, number>();
  forEachRun(colours, (colour, start, end) => {
    counts.set(colour, (counts.get(colour) ?? 0) + end - start);
  });
  const ranked = [...counts].sort(([a, m], [b, n]) => n - m || a - b).map(([colour]) => colour);
  const palette = ranked.slice(0, 256);
  const places = new Map(ranked.map((colour) => [colour, nearest(colour, palette)]));

  // Each row begins with a byte that says how it is filtered: not at all.
  const rows = Buffer.alloc(height * (width + 1));
  let [place, last] = [0, -1];
  for (let pixel = 0, to = 0; pixel < colours.length; pixel += 1, to += 1) {
    if (pixel % width === 0) to += 1;
    const colour = colours[pixel] ?? 0;
    // Most pixels are as the one before, and need no looking up.
    if (colour !== last) [place, last] = [places.get(colour) ?? 0, colour];
    rows[to] = place;
  }

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // eight bits a pixel, which index a palette
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => channels(colour)))),
    chunk('IDAT', await deflate(rows, { level: 8 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function forEachRun(
  colours: Uint32Array,
  visit: (colour: number, start: number, end: number) => void,
): void {
  for (let start = 0, end = 0; start < colours.length; start = end) {
    const colour = colours[start] ?? 0;
    while (end < colours.length && colours[end] === colour) end += 1;
    visit(colour, start, end);
  }
}

/** Red, green and blue of a pixel read as a little-endian number. */
function channels(colour: number): [number, number, number] {
  return [colour & 0xff, (colour >> 8) & 0xff, (colour >> 16) & 0xff];
}

function nearest(colour: number, palette: readonly number[]): number {
  const known = palette.indexOf(colour);
  if (known >= 0) return known;
  const [red, green, blue] = channels(colour);
  const distances = palette.map((other) => {
    const [r, g, b] = channels(other);
    return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
  });
  return distances.indexOf(Math.min(...distances));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(zlib.crc32(body));
  return Buffer.concat([length, body, check]);
}
