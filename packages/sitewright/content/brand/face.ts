import type { Part } from '../../lib/licences.ts';

export interface Face {
  file: string;
  /** Further files of the font, with other letters. */
  others: readonly string[];
  /** Where each of its axes is fixed, or between which bounds it may vary; empty for a font without axes. */
  axes: Record<string, number | { min: number; max: number }>;
  /** What `/licences.txt` says of it. */
  licence: Part;
}
