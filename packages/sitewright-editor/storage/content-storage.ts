import type { PlacedProblem } from '../saving/place-problems.ts';

/** The texts of files by their paths in the content folder; null for a picture, or for a file that is none. */
export type Texts = Record<string, string | null>;

/** What becomes of files, by their paths in the content folder: what each said when it was read, and is to say. */
export type Changes<Content> = Readonly<
  Record<string, { before: string | null; now: Content | null }>
>;

/** A change of texts. */
export type TextChanges = Changes<string>;

/** What became of a change: it is stored whole, or nothing of it is. */
export interface Written {
  /** The texts as they are stored now, by the paths of their files; none where nothing is stored. */
  saved?: Texts;
  /** The mistakes that the change would add. */
  problems: readonly PlacedProblem[];
  /** The files that somebody else has changed since they were read, with what they say now. */
  changed: Texts;
}
