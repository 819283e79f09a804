import { formatHex, parse } from 'culori';
import { optimize, type PluginConfig, type XastElement } from 'svgo';

/** Elements that are shapes, or hold or describe them. */
const drawable = /^(svg|g|a|path|title|desc|metadata|defs|style|\w+:.*)$/;

export type Box = readonly [x: number, y: number, width: number, height: number];

/** The view of a drawing by the attributes of its outermost element; undefined where it says none. */
export function readBox({ viewBox = '' }: Readonly<Record<string, string>>): Box | undefined {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const box = [x, y, width, height] as const;
  return box.every(Number.isFinite) && width > 0 && height > 0 ? box : undefined;
}

export interface Shape {
  d: string;
  /** The `transform` of the shape and of each group around it, the outermost first. */
  transforms: string[];
  rule: string | undefined;
}

/** Lets svgo turn shapes into paths and styles into attributes, and collects what is visible. The SVG is valid. */
export function collectShapes(text: string) {
  const paths: Shape[] = [];
  const colours = new Set<string>();
  const strangers: string[] = [];
  let outline = false;
  const ancestors: XastElement[] = [];
  const inherited = (name: string) =>
    ancestors.findLast(({ attributes }) => attributes[name])?.attributes[name];
  const enter = (node: XastElement) => {
    ancestors.push(node);
    const { name, attributes } = node;
    if (!drawable.test(name)) strangers.push(name);
    if (name !== 'path' || ancestors.some((one) => one.name === 'defs')) return;
    if ((inherited('stroke') ?? 'none') !== 'none') outline = true;
    const fill = inherited('fill') ?? '#000';
    if (fill === 'none') return;
    colours.add(nameColour(/^currentcolor$/i.test(fill) ? (inherited('color') ?? '#000') : fill));
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
  return { strangers, outline, paths, colours: [...colours] };
}

/** The same name for a colour however it is written; how much of it shows is seen when the mark is compared. */
const nameColour = (text: string) => formatHex(parse(text.trim().toLowerCase())) ?? text;
