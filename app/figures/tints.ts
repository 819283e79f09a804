/** The colour of a sheet in a multi-part carbonless form; each platform has its own. */
export type Tint = 'white' | 'canary' | 'pink' | 'goldenrod' | 'mint' | 'sky';

// styles/global.css names these classes, since none of them stands in a file as a whole.

/** A tint as the fill of an SVG shape. */
export const tintFill = (tint: Tint): string => `fill-tint-${tint}`;

/** A tint as the variable `--tint`. */
export const tintVariable = (tint: Tint): string => `tint-${tint}`;
