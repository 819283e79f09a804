import { optimize, type PluginConfig, type XastElement } from 'svgo';
import svgPath from 'svgpath';
import { cleanSvg, lineOf } from '../../../lib/clean-svg.ts';
import { fileProblem, type Problem } from '../problem.ts';

/** The brand's mark, drawn in one colour in a box of 32 by 32: attributes of a `<path>`. */
export interface Mark {
  d: string;
  fillRule?: 'evenodd';
}

/** The mark of a file, or what is wrong with it. */
export type ReadMark = { mark: Mark; problems: [] } | { mark: undefined; problems: Problem[] };

const side = 32;

/** Elements that are shapes, or hold or describe them. */
const drawable = /^(svg|g|a|path|title|desc|metadata|defs|style|\w+:.*)$/;

/**
 * Makes the mark of an SVG file: all its shapes as one path.
 *
 * @param file how the file is named in problems, such as `content/brand/mark.svg`
 * @param text the file's text; anything at all
 */
export function traceMark(file: string, text: string): ReadMark {
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
    const message = `expected a mark made of shapes, found <${stranger}>: convert it to paths in your drawing program`;
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
  if (/NaN|Infinity/.test(d)) {
    return fail(root, 'expected shapes of ordinary numbers: export the mark anew');
  }
  const isEvenOdd = paths.some(({ rule }) => rule === 'evenodd');
  return { mark: isEvenOdd ? { d, fillRule: 'evenodd' } : { d }, problems: [] };
}

type Box = readonly [x: number, y: number, width: number, height: number];

function readBox({ viewBox = '' }: Record<string, string>): Box | undefined {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const box = [x, y, width, height] as const;
  return box.every(Number.isFinite) && width > 0 && height > 0 ? box : undefined;
}

interface Shape {
  d: string;
  /** The `transform` of the shape and of each group around it, the outermost first. */
  transforms: string[];
  rule: string | undefined;
}

/** Lets svgo turn shapes into paths and styles into attributes, and collects what is visible. The SVG is valid. */
function collectShapes(text: string) {
  const paths: Shape[] = [];
  const colours = new Set<string>();
  const strangers: string[] = [];
  let outline = false;
  let box: Box | undefined;
  const ancestors: XastElement[] = [];
  const inherited = (name: string) =>
    ancestors.findLast(({ attributes }) => attributes[name])?.attributes[name];
  const enter = (node: XastElement) => {
    ancestors.push(node);
    const { name, attributes } = node;
    if (ancestors.length === 1) box = readBox(attributes);
    if (!drawable.test(name)) strangers.push(name);
    if (name !== 'path' || ancestors.some((one) => one.name === 'defs')) return;
    if ((inherited('stroke') ?? 'none') !== 'none') outline = true;
    const fill = inherited('fill') ?? '#000';
    if (fill === 'none') return;
    colours.add(fill);
    const transforms = ancestors.flatMap((one) => one.attributes.transform ?? []);
    paths.push({ d: attributes.d ?? '', transforms, rule: inherited('fill-rule') });
  };
  const collect: PluginConfig = {
    name: 'collect-paths',
    fn: () => ({ element: { enter, exit: () => void ancestors.pop() } }),
  };
  optimize(text, {
    plugins: [
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      'convertStyleToAttrs',
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      { name: 'convertColors', params: { currentColor: false } },
      'removeHiddenElems',
      collect,
    ],
  });
  return { box, strangers, outline, paths, colours: [...colours] };
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
    .round(2)
    .toString();
}
