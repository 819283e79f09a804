import { z } from 'zod';
import type { FieldContext } from './field-context.ts';

/** What draws a path; a sheet has the tint of its drawing. */
export type Pen =
  | 'sheet'
  | ('white' | 'pink' | 'ink' | 'row' | 'block' | 'action' | 'marker' | 'thread' | 'stamp' | 'cut');

/** What a page written from right to left mirrors, or not, in another way than the drawing (styles/right-to-left.css). */
type Sign = 'arrow' | 'tick';

/** The paths of a drawing in their order, by the pen that draws each and by what it is where that matters. */
export type StrokePaths = Partial<Record<Pen | `${Pen} ${Sign}`, string>>;

/** A drawing of a site's own in two sizes: the mark in a box of 48 by 48, the figure in one of 120 by 160. */
export interface SiteDrawing {
  /** The colour of its sheet. */
  tint: 'white' | 'canary' | 'pink' | 'goldenrod' | 'mint' | 'sky' | 'lilac' | 'grey';
  mark: StrokePaths;
  figure: StrokePaths;
}

/** The name of one of the site's own drawings, which are in `figures/drawings.ts`. */
export const drawingIn = ({ drawings }: Pick<FieldContext, 'drawings'>) =>
  drawings.length > 0
    ? z.enum(drawings)
    : z.string().refine(() => false, 'no drawing, as the site has none in figures/drawings.ts');
