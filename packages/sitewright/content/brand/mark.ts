import type { Problem } from '../problem.ts';

/** The brand's mark, drawn in one colour in a box of 32 by 32: attributes of a `<path>`. */
export interface Mark {
  d: string;
  fillRule?: 'evenodd';
}

/** The mark of a file, or what is wrong with it. */
export type ReadMark = { mark: Mark; problems: [] } | { mark: undefined; problems: Problem[] };

export const markFile = 'brand/mark.svg';
