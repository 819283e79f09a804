/** The colour of a sheet in a multi-part carbonless form; each platform has its own. */
export type Tint = 'white' | 'canary' | 'pink' | 'goldenrod' | 'mint' | 'sky';

// styles/global.css names these classes, since none of them stands in a file as a whole.

/** A tint as the background of an HTML element, with the ink for it. */
export const tintGround = (tint: Tint): string => `always-light bg-tint-${tint}`;

/** A tint as the fill of an SVG shape. */
export const tintFill = (tint: Tint): string => `fill-tint-${tint}`;

/** A tint as the variable `--tint`, for what is tinted in the light scheme and dark in the dark one. */
export const tintVariable = (tint: Tint): string => `tint-${tint}`;

/** The tints of the open positions in their order: in rows of two and three all neighbours differ. */
export const noticePapers: readonly Tint[] = ['white', 'mint', 'sky', 'canary', 'pink'];

/** The tint of an entry of a list, by its place from 0: after the last tint the first one follows. */
export const tintAt = (tints: readonly Tint[], index: number): Tint =>
  tints[index % tints.length] ?? 'white';
