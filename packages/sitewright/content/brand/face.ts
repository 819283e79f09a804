import type { Part } from '../../lib/licences.ts';

export interface Face {
  file: string;
  /** Further files of the font, with other letters. */
  others: readonly string[];
  /** Parts of the font whose names are numbers, as those with Chinese, Japanese and Korean letters have; most have none. */
  numbered: readonly NumberedPart[];
  /** Where each of its axes is fixed, or between which bounds it may vary; empty for a font without axes. */
  axes: Record<string, number | { min: number; max: number }>;
  /** What `/licences.txt` says of it. */
  licence: Part;
}

/** A file of a font with many letters, and which it has. */
export interface NumberedPart {
  file: string;
  /** The first and the last code point of each run of letters. */
  runs: readonly (readonly [first: number, last: number])[];
}
