import { promisify } from 'node:util';
import zlib from 'node:zlib';

const deflate = promisify(zlib.deflate);
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Encodes an opaque picture as a PNG with a palette, about a third the size of one in true colour.
 * Flat drawings have few colours. Beyond 256 the rarest, which are blends along edges, become the
 * nearest of the others.
 *
 * @param pixels four bytes per pixel, row by row; the fourth, alpha, is ignored
 * @param width the picture's width in pixels
 */
export async function encodePalettePng(pixels: Buffer, width: number): Promise<Buffer> {
  const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const height = colours.length / width;
  const counts = new Map<number, number>();
  forEachRun(colours, width, (colour, start, end) => {
    counts.set(colour, (counts.get(colour) ?? 0) + end - start);
  });
  const ranked = [...counts].sort(([a, m], [b, n]) => n - m || a - b).map(([colour]) => colour);
  const palette = ranked.slice(0, 256).map(splitChannels);
  const indexes = new Map(
    ranked.map((colour, rank) => [
      colour,
      rank < palette.length ? rank : findNearest(splitChannels(colour), palette),
    ]),
  );

  // The first byte of each row names its filter; 0 means none.
  const rows = Buffer.alloc(height * (width + 1));
  forEachRun(colours, width, (colour, start, end, row) => {
    rows.fill(indexes.get(colour) ?? 0, start + row + 1, end + row + 1);
  });

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // eight bits per pixel, with a palette
  return Buffer.concat([
    signature,
    createChunk('IHDR', header),
    createChunk('PLTE', Buffer.from(palette.flat())),
    createChunk('IDAT', await deflate(rows, { level: 8 })),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Visits each run of equal pixels in each row: most pixels repeat the one before. */
function forEachRun(
  colours: Uint32Array,
  width: number,
  visit: (colour: number, start: number, end: number, row: number) => void,
): void {
  for (let row = 0, end = 0; end < colours.length; row += 1) {
    const rowEnd = end + width;
    for (let start = end; start < rowEnd; start = end) {
      const colour = colours[start] ?? 0;
      while (end < rowEnd && colours[end] === colour) end += 1;
      visit(colour, start, end, row);
    }
  }
}

type Channels = readonly [red: number, green: number, blue: number];

/** Red, green and blue of a pixel read as a little-endian number. */
function splitChannels(colour: number): Channels {
  return [colour & 0xff, (colour >> 8) & 0xff, (colour >> 16) & 0xff];
}

/** A picture has thousands of colours to look for, so this makes no arrays. */
function findNearest([red, green, blue]: Channels, palette: readonly Channels[]): number {
  let [nearest, least] = [0, Number.POSITIVE_INFINITY];
  for (let index = 0; index < palette.length; index += 1) {
    const [r, g, b] = palette[index] as Channels;
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < least) [nearest, least] = [index, distance];
  }
  return nearest;
}

function createChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(zlib.crc32(body));
  return Buffer.concat([length, body, checksum]);
}
