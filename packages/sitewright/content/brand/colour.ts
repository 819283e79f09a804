import {
  converter,
  displayable,
  formatHex,
  formatHex8,
  type Oklch,
  parse,
  wcagContrast,
} from 'culori';

const toOklch = converter('oklch');
const toRgb = converter('rgb');

/** A colour in OKLCH; its lightness is in percent. */
export interface Colour {
  lightness: number;
  chroma: number;
  hue: number;
  alpha?: number | undefined;
  /** How the style sheet writes it, when it is not made but given. */
  css?: string;
}

/** Reads any CSS colour; undefined for a text that is none. A colour outside sRGB loses chroma. */
export function readColour(text: string): Colour | undefined {
  const parsed = toOklch(parse(text));
  if (!parsed) return undefined;
  const { l, c, h = 0, alpha = 1 } = parsed;
  const colour = fitIntoSrgb({ lightness: l * 100, chroma: c, hue: h });
  const shown = displayable(parsed) ? toRgb(parsed) : toRgb(toCulori(colour));
  if (alpha >= 1) return { ...colour, css: formatHex(shown) };
  return { ...colour, alpha, css: formatHex8({ ...shown, alpha }) };
}

/** How the style sheet writes a colour: as it was given, or as `oklch(37% 0.19 268)`. */
export function formatColour({ lightness, chroma, hue, alpha, css }: Colour): string {
  if (css) return css;
  const end = alpha === undefined ? '' : ` / ${alpha}`;
  return `oklch(${lightness}% ${chroma} ${hue}${end})`;
}

/** The colour as screens show it, `#rrggbb`, without its transparency. */
export const hexOf = (colour: Colour): string =>
  colour.css?.slice(0, 7) ?? formatHex(toCulori(colour));

/** The contrast of two colours by WCAG 2.2, from 1 to 21. */
export const contrastOf = (one: Colour, other: Colour): number =>
  wcagContrast(hexOf(one), hexOf(other));

/** How far a channel may be outside sRGB: browsers clip it, and nobody sees the difference. */
const tolerance = 0.02;

/** The colour with as much of its chroma as sRGB has room for, in the decimals that CSS gets. */
export function fitIntoSrgb(colour: Colour): Colour {
  const rounded = {
    ...colour,
    lightness: round(colour.lightness, 1),
    chroma: round(colour.chroma, 3),
    hue: round(colour.hue, 1),
  };
  if (isInSrgb(rounded)) return rounded;
  let [low, high] = [0, rounded.chroma];
  while (high - low > 0.0005) {
    const middle = (low + high) / 2;
    if (isInSrgb({ ...rounded, chroma: middle })) low = middle;
    else high = middle;
  }
  return { ...rounded, chroma: Math.floor(low * 1000) / 1000 };
}

function isInSrgb(colour: Colour): boolean {
  const { r, g, b } = toRgb(toCulori(colour));
  return [r, g, b].every((channel) => channel >= -tolerance && channel <= 1 + tolerance);
}

const toCulori = ({ lightness, chroma, hue }: Colour): Oklch => ({
  mode: 'oklch',
  l: lightness / 100,
  c: chroma,
  h: hue,
});

/** The number with at most so many decimals, without zeros at its end. */
const round = (value: number, decimals: number) => Number(value.toFixed(decimals));
