import { formatHex, parse } from 'culori';
import { optimize, type PluginConfig, type XastElement } from 'svgo';
import { type Shape, shapeNames } from '../brand/mark.ts';
import type { Box } from './measure-drawing.ts';

/** Elements that hold or describe shapes. */
const around = /^(svg|g|a|title|desc|metadata|defs|style|\w+:.*)$/;
const geometry = 'd x y width height rx ry cx cy r points fill-rule'.split(' ');

/** Where a drawing is put: in the middle of a square box of this side. */
const side = 32;

/** What a drawing is made of. */
interface Shapes {
  /** Its filled surfaces, without colours, in the box of a mark. */
  shapes: Shape[];
  /** The names of its other elements. */
  strangers: string[];
  hasOutlines: boolean;
  /** The colours of its surfaces, each by one name. */
  colours: ReadonlySet<string>;
}

/** Collects the surfaces of a valid SVG that are filled. */
export function collectShapes(text: string, box: Box): Shapes {
  const found = { shapes: [] as Shape[], strangers: [] as string[], hasOutlines: false };
  const colours = new Set<string>();
  const ancestors: XastElement[] = [];
  const inherited = (name: string) =>
    ancestors.findLast(({ attributes }) => attributes[name])?.attributes[name];
  const enter = (node: XastElement) => {
    ancestors.push(node);
    const name = shapeNames.find((one) => one === node.name);
    if (!name && !around.test(node.name)) found.strangers.push(node.name);
    if (!name || ancestors.some((one) => one.name === 'defs')) return;
    if ((inherited('stroke') ?? 'none') !== 'none') found.hasOutlines = true;
    const fill = inherited('fill') ?? '#000';
    if (fill === 'none') return;
    colours.add(nameColour(/^currentcolor$/i.test(fill) ? (inherited('color') ?? '#000') : fill));
    const transforms = ancestors.flatMap((one) => one.attributes.transform ?? []);
    const transform = [...fitIntoBox(box), ...transforms].join(' ');
    const rule = inherited('fill-rule');
    const attributes = { ...node.attributes, ...(rule && { 'fill-rule': rule }) };
    const kept = Object.entries(attributes)
      .filter(([one]) => geometry.includes(one))
      .map(([one, value]) => [one === 'fill-rule' ? 'fillRule' : one, value]);
    found.shapes.push({
      name,
      attributes: Object.fromEntries(transform ? [...kept, ['transform', transform]] : kept),
    });
  };
  const collect: PluginConfig = {
    name: 'collect-shapes',
    fn: () => ({ element: { enter, exit: () => void ancestors.pop() } }),
  };
  optimize(text, {
    plugins: [
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      'convertStyleToAttrs',
      'removeHiddenElems',
      collect,
    ],
  });
  return { ...found, colours };
}

/** The transforms that put a drawing into the middle of the mark's box; none where it is there. */
function fitIntoBox([x, y, width, height]: Box): string[] {
  const scale = side / Math.max(width, height);
  const [left, top] = [side / 2 - scale * (x + width / 2), side / 2 - scale * (y + height / 2)];
  const move = left === 0 && top === 0 ? [] : [`translate(${round(left)} ${round(top)})`];
  return scale === 1 ? move : [...move, `scale(${round(scale)})`];
}

const round = (value: number) => Number(value.toFixed(5));

/** The same name for a colour however it is written. */
const nameColour = (text: string) => formatHex(parse(text.trim().toLowerCase())) ?? text;
