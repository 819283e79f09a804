/** The colour of a sheet in a multi-part carbonless form; each platform has its own. */
export type Tint = 'white' | 'canary' | 'pink' | 'goldenrod' | 'mint' | 'sky';

/** A tint as the background of an HTML element. */
export const tintGround: Record<Tint, string> = {
  white: 'bg-tint-white',
  canary: 'bg-tint-canary',
  pink: 'bg-tint-pink',
  goldenrod: 'bg-tint-goldenrod',
  mint: 'bg-tint-mint',
  sky: 'bg-tint-sky',
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
