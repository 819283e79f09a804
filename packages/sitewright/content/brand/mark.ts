import type { Problem } from '../messages/problem.ts';
import type { Picture } from '../pictures/picture.ts';
import type { PictureFile } from '../pictures/picture-file.ts';

/** The names of the elements that a mark of one ink is made of. */
export const shapeNames = ['path', 'rect', 'circle', 'ellipse', 'polygon'] as const;

/** A filled surface. */
export interface Shape {
  name: (typeof shapeNames)[number];
  /** Where it is in a box of 32 by 32, by the names that React gives the attributes. */
  attributes: Readonly<Record<string, string>>;
}

/** The brand's mark in one ink, which is the colour of what it stands in. */
export type Mark = readonly Shape[];

/**
 * The shapes of a mark as the inside of an SVG.
 *
 * @param paint an attribute of each
 */
export const drawShapes = (mark: Mark = [], paint = ''): string =>
  mark
    .map(({ name, attributes }) => {
      const written = Object.entries(attributes).map(([one, value]) => {
        const attribute = one === 'fillRule' ? 'fill-rule' : one;
        return `${attribute}="${value.replaceAll('"', '&quot;')}"`;
      });
      return `<${[name, paint, ...written].filter(Boolean).join(' ')}/>`;
    })
    .join('');

/** A mark in its own colours, as its file draws it. */
export interface DrawnMark {
  picture: Picture;
  /** The schemes in which it is shown so; in the other it is in one ink. */
  schemes: readonly ('light' | 'dark')[];
}

/** What a mark's files say: at least one of the two, or what is wrong with them. */
export interface ReadMark {
  /** What `mark-mono.svg` draws. */
  mark: Mark | undefined;
  /** What `mark.svg` draws. */
  drawing: PictureFile | undefined;
  /** The share of the edges of the drawing that the other file has not, where it is no more than its outline; else 0. */
  edgesLost: number;
  problems: Problem[];
}

export const markFile = 'brand/mark.svg';
/** The same mark for places with one ink; alone it is in one ink everywhere. */
export const monoMarkFile = 'brand/mark-mono.svg';

/** What to export where, for a drawing that cannot be taken. */
export const exportHint =
  'export it as plain SVG with its texts as outlines: in Illustrator, Export As, SVG, Convert to Outlines; in Figma, Export, SVG, Outline Text; in Inkscape, Path, Object to Path, then Save As, Plain SVG';
