/** How many pixels of CSS a unit has. */
const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
};

export type Box = readonly [x: number, y: number, width: number, height: number];

/** The view of a drawing by the attributes of its outermost element; undefined where it says none. */
export function readBox({ viewBox = '' }: Readonly<Record<string, string>>): Box | undefined {
  const numbers = viewBox.trim().split(/[\s,]+/);
  const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
  const box = [x, y, width, height] as const;
  return box.every(Number.isFinite) && width > 0 && height > 0 ? box : undefined;
}

/**
 * Measures a drawing as browsers do: by its width and height, else by its view.
 *
 * @param root the attributes of its outermost element
 * @returns its size in whole pixels, at least one; undefined when it says none
 */
export function measureDrawing(
  root: Readonly<Record<string, string>>,
): { width: number; height: number } | undefined {
  const box = readBox(root);
  const [width, height] = [toPixels(root.width), toPixels(root.height)];
  if (!box) return width && height ? toSize(width, height) : undefined;
  const [, , boxWidth, boxHeight] = box;
  return toSize(
    width ?? (height ? (height * boxWidth) / boxHeight : boxWidth),
    height ?? (width ? (width * boxHeight) / boxWidth : boxHeight),
  );
}

const toSize = (width: number, height: number) => {
  return { width: atLeastOne(width), height: atLeastOne(height) };
};

const atLeastOne = (length: number) => Math.max(1, Math.round(length));

/** @returns undefined for a length that depends on something else, such as 100% or 2em */
function toPixels(length = ''): number | undefined {
  const [, number, unit = ''] = /^\s*\+?([\d.]+(?:e[-+]?\d+)?)([a-z]*)\s*$/i.exec(length) ?? [];
  const pixels = Number(number) * (units[unit.toLowerCase()] ?? Number.NaN);
  return Number.isFinite(pixels) && pixels > 0 ? pixels : undefined;
}
