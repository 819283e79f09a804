import type { Picture } from '../pictures/picture.ts';
import type { PictureFile } from '../pictures/picture-file.ts';
import type { Problem } from '../problem.ts';

/** The brand's mark, drawn in one colour in a box of 32 by 32: attributes of a `<path>`. */
export interface Mark {
  d: string;
  fillRule?: 'evenodd';
}

/** A mark in its own colours, as its file draws it. */
export interface DrawnMark {
  picture: Picture;
  /** The schemes in which it can be seen on the header and on the footer; in the other it is in one ink. */
  schemes: readonly ('light' | 'dark')[];
}

/** What a mark's files say: its path in one ink, and its drawing where that is more than the path. */
export interface MarkFiles {
  mark: Mark;
  drawing: PictureFile | undefined;
  /** The share of the drawing's edges that nobody sees in one ink, from 0 to 1; 0 where somebody drew that. */
  inkLoss: number;
}

/** The mark of a file, or what is wrong with it. */
export type ReadMark = (MarkFiles & { problems: [] }) | { mark: undefined; problems: Problem[] };

export const markFile = 'brand/mark.svg';
/** The same mark for places with one ink, where the machine is not to derive it. */
export const monoMarkFile = 'brand/mark-mono.svg';

/** What to export where, for a drawing that cannot be taken. */
export const exportAdvice =
  'export it as plain SVG with its texts as outlines: in Illustrator, Export As, SVG, Convert to Outlines; in Figma, Export, SVG, Outline Text; in Inkscape, Path, Object to Path, then Save As, Plain SVG';
