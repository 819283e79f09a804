import svgPath from 'svgpath';
import type { Mark } from '../brand/mark.ts';
import { type Box, collectShapes, type Shape } from './collect-shapes.ts';

const side = 32;

/**
 * Makes one path of a drawing whose shapes are surfaces of one colour. It may look different, where the drawing has
 * opacity, or shapes that lie on each other.
 *
 * @param text a valid SVG
 * @returns undefined for any other drawing
 */
export function traceMark(text: string, box: Box): Mark | undefined {
  const { strangers, outline, colours, paths } = collectShapes(text);
  if (strangers.length > 0 || outline || colours.length > 1) return undefined;
  const d = paths.map((shape) => fitIntoBox(shape, box)).join('');
  if (!/^[MLHVCSQTAZ\d\s,.+-]+$/i.test(d.replaceAll(/\de[+-]?\d/gi, ''))) return undefined;
  return paths.some(({ rule }) => rule === 'evenodd') ? { d, fillRule: 'evenodd' } : { d };
}

/** A path in the box of the mark, in the middle where its own box is no square. */
function fitIntoBox({ d, transforms }: Shape, [x, y, width, height]: Box): string {
  const scale = side / Math.max(width, height);
  const isInPlace = transforms.length === 0 && x === 0 && y === 0 && scale === 1;
  // A path that begins with a relative step would begin at the end of the one before.
  if (isInPlace && width === height && d.startsWith('M')) return d;
  const path = svgPath(d).abs();
  for (const transform of [...transforms].reverse()) path.transform(transform);
  return path
    .translate(-x - width / 2, -y - height / 2)
    .scale(scale)
    .translate(side / 2, side / 2)
    .round(3)
    .toString();
}
