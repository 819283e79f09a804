import sharp from 'sharp';

interface Picture {
  data: Buffer;
  info: { width: number; height: number; channels: number };
}

/** A shade more or less than this, of 256, nobody sees. */
const tolerance = 1;

/**
 * Says how two PNGs of the same width differ for somebody who looks at them: in height, or in pixels. A
 * pixel differs when its shade is not to be found around it in the other picture, so that edges may be
 * smoothed otherwise, or lie a part of a pixel beside.
 *
 * @returns undefined when they look the same
 */
export async function describeDifference(
  before: Buffer,
  after: Buffer,
): Promise<string | undefined> {
  if (before.equals(after)) return undefined;
  const read = (png: Buffer): Promise<Picture> =>
    sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [old, now] = [await read(before), await read(after)];
  const { width, height } = old.info;
  if (height !== now.info.height) return `${height} lines before, ${now.info.height} now`;
  const lines = Array.from({ length: height }, (_, line) => line).filter((line) =>
    differsInLine(old, now, line),
  );
  if (lines.length === 0) return undefined;
  return `${lines.length} of ${height} lines of ${width} pixels, from ${lines[0]} to ${lines.at(-1)}`;
}

function differsInLine(one: Picture, other: Picture, line: number): boolean {
  const size = one.info.width * one.info.channels;
  const start = line * size;
  const [a, b] = [one, other].map(({ data }) => data.subarray(start, start + size));
  if (!a || !b || a.equals(b)) return false;
  return a.some(
    (shade, index) =>
      Math.abs(shade - (b[index] ?? 0)) > tolerance &&
      (isNew(shade, other, start + index) || isNew(b[index] ?? 0, one, start + index)),
  );
}

/** Whether a shade is lighter or darker than all around a place of a picture. */
function isNew(shade: number, { data, info }: Picture, place: number): boolean {
  const around = [-1, 0, 1].flatMap((lines) =>
    [-1, 0, 1].map((pixels) => data[place + (lines * info.width + pixels) * info.channels]),
  );
  const shades = around.filter((one) => one !== undefined);
  return shade > Math.max(...shades) + tolerance || shade < Math.min(...shades) - tolerance;
}
