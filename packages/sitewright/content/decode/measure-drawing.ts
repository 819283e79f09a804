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

/**
 * Measures a drawing as browsers do: by its width and height, else by its view.
 *
 * @param root the attributes of its outermost element
 * @returns its size in whole pixels, at least one; undefined when it says none
 */
export function measureDrawing(
  root: Readonly<Record<string, string>>,
): { width: number; height: number } | undefined {
  const [, , boxWidth = 0, boxHeight = 0] = (root.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const hasBox = boxWidth > 0 && boxHeight > 0;
  const [width, height] = [toPixels(root.width), toPixels(root.height)];
  if (width && height) return { width: atLeastOne(width), height: atLeastOne(height) };
  if (!hasBox) return undefined;
  if (width)
    return { width: atLeastOne(width), height: atLeastOne((width * boxHeight) / boxWidth) };
  if (height)
    return { width: atLeastOne((height * boxWidth) / boxHeight), height: atLeastOne(height) };
  return { width: atLeastOne(boxWidth), height: atLeastOne(boxHeight) };
}

const atLeastOne = (length: number) => Math.max(1, Math.round(length));

/** @returns undefined for a length that depends on something else, such as 100% or 2em */
function toPixels(length = ''): number | undefined {
  const [, number, unit = ''] = /^\s*\+?([\d.]+(?:e[-+]?\d+)?)([a-z]*)\s*$/i.exec(length) ?? [];
  const pixels = Number(number) * (units[unit.toLowerCase()] ?? Number.NaN);
  return Number.isFinite(pixels) && pixels > 0 ? pixels : undefined;
}
