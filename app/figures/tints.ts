/** The colour of a sheet in a multi-part carbonless form; each platform has its own. */
export type Tint = 'white' | 'canary' | 'pink' | 'goldenrod' | 'mint' | 'sky';

/** A tint as the background of an HTML element, with the ink for it. */
export const tintGround: Record<Tint, string> = {
  white: 'always-light bg-tint-white',
  canary: 'always-light bg-tint-canary',
  pink: 'always-light bg-tint-pink',
  goldenrod: 'always-light bg-tint-goldenrod',
  mint: 'always-light bg-tint-mint',
  sky: 'always-light bg-tint-sky',
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
