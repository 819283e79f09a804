import svgPath from 'svgpath';
import { cleanSvg, lineOf } from '../../lib/clean-svg.ts';
import type { Mark } from '../brand/mark.ts';
import { fileProblem, type Problem } from '../problem.ts';
import { type Box, collectShapes, type Shape } from './collect-shapes.ts';

const side = 32;

/** What to do about an element that is no shape; of others, and of shapes that have no path, there is one. */
const advice: readonly [elements: RegExp, advice: string][] = [
  [/Gradient$|^(pattern|stop)$/, 'fill the shapes with one colour'],
  [/^(use|symbol)$/, 'draw each copy as a shape of its own (unlink it)'],
  [/^(clipPath|mask)$/, 'cut the shapes themselves'],
  [/^(filter|fe[A-Z]\w+)$/, 'leave effects out'],
  [/^marker$/, 'draw the ends of lines as shapes'],
  [/^image$/, 'trace it, as a picture has more than one colour'],
  [/^switch$/, 'export it as plain SVG'],
];
const adviseOn = (element: string) =>
  advice.find(([elements]) => elements.test(element))?.[1] ??
  'convert it to paths in your drawing program';

/** A path that has all shapes of a drawing, the drawing as it is served, and the box of both. */
interface Traced {
  mark: Mark;
  svg: string;
  box: Box;
}

/**
 * Makes the mark of an SVG file: all its shapes as one path, which may look different.
 *
 * @param file how the file is named in problems, such as `content/brand/mark.svg`
 * @param text the file's text; anything at all
 */
export function traceMark(
  file: string,
  text: string,
): Traced | { mark: undefined; problems: Problem[] } {
  const fail = (line: number, message: string) => ({
    mark: undefined,
    problems: [fileProblem(file, message, line)],
  });
  const clean = cleanSvg(text);
  if ('problem' in clean) {
    const message = `expected a mark as an SVG; this file ${clean.problem}: export it anew`;
    return fail(clean.line, message);
  }
  const { box, strangers, outline, colours, paths } = collectShapes(text);
  const [stranger] = strangers;
  if (stranger) {
    const message = `expected a mark made of shapes, found <${stranger}>: ${adviseOn(stranger)}`;
    return fail(lineOf(text, `<${stranger}`), message);
  }
  const root = lineOf(text, '<svg');
  if (!box) return fail(root, 'expected a viewBox="0 0 width height": export the mark with one');
  if (outline) {
    const message =
      'expected surfaces alone, found an outline: convert strokes to paths in your drawing program';
    return fail(lineOf(text, 'stroke'), message);
  }
  if (colours.length > 1) {
    const message = `expected shapes of one colour, as the mark is drawn in the action colour, found ${colours.join(', ')}: cut inner shapes out, and remove a background`;
    return fail(root, message);
  }
  const d = paths.map((shape) => fitIntoBox(shape, box)).join('');
  if (d === '') return fail(root, 'expected a path or another shape, found none');
  if (!/^[MLHVCSQTAZ\d\s,.+-]+$/i.test(d.replaceAll(/\de[+-]?\d/gi, ''))) {
    return fail(root, 'expected shapes of ordinary numbers: export the mark anew');
  }
  const isEvenOdd = paths.some(({ rule }) => rule === 'evenodd');
  return { mark: isEvenOdd ? { d, fillRule: 'evenodd' } : { d }, svg: clean.svg, box };
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
