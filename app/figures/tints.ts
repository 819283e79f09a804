/** The colour of a sheet in a multi-part carbonless form; each platform has its own. */
export type Tint = 'white' | 'canary' | 'pink' | 'goldenrod' | 'mint' | 'sky';

/** A tint as the background of an HTML element, with the ink for it. */
export const tintGround: Record<Tint, string> = {
  white: 'lit bg-tint-white',
  canary: 'lit bg-tint-canary',
  pink: 'lit bg-tint-pink',
  goldenrod: 'lit bg-tint-goldenrod',
  mint: 'lit bg-tint-mint',
  sky: 'lit bg-tint-sky',
};

/** A tint as the fill of an SVG shape. */
export const tintFill: Record<Tint, string> = {
  white: 'fill-tint-white',
  canary: 'fill-tint-canary',
  pink: 'fill-tint-pink',
  goldenrod: 'fill-tint-goldenrod',
  mint: 'fill-tint-mint',
  sky: 'fill-tint-sky',
};

/** A tint as the variable `--tint`, for what is tinted in the light scheme and dark in the dark one. */
export const tintVariable: Record<Tint, string> = {
  white: '[--tint:var(--color-tint-white)]',
  canary: '[--tint:var(--color-tint-canary)]',
  pink: '[--tint:var(--color-tint-pink)]',
  goldenrod: '[--tint:var(--color-tint-goldenrod)]',
  mint: '[--tint:var(--color-tint-mint)]',
  sky: '[--tint:var(--color-tint-sky)]',
};
