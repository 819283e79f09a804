import type { DocumentKind } from '../../app/content/schemas/navigation.ts';
import { drawings } from '../../app/figures/documents/drawings.ts';
import type { PaperDrawing } from '../../app/figures/documents/strokes.tsx';

type Stroke = PaperDrawing['figure'][number];
type Pen = Stroke[0];
/** A colour of the site by its token, as `#rrggbb`. */
export type Colour = (token: string) => string;

interface Paint {
  fill?: string;
  stroke?: string;
  width?: number;
  /** Drawn with a pale edge, for what would not show on carbon blue. */
  edged?: boolean;
}

/** What `app/figures/documents/strokes.tsx` says in classes, for an SVG without a style sheet. */
const pens: Record<Exclude<Pen, 'sheet'>, Paint> = {
  white: { fill: 'tint-white', stroke: 'ink' },
  pink: { fill: 'tint-pink', stroke: 'ink' },
  ink: { stroke: 'ink' },
  row: { stroke: 'rule' },
  fine: { stroke: 'rule', width: 1 },
  block: { fill: 'ink' },
  action: { stroke: 'action' },
  marker: { stroke: 'action', width: 3 },
  thread: { stroke: 'action', edged: true },
  stamp: { fill: 'action', edged: true },
  cut: { stroke: 'on-action' },
};

/** A document's figure in a box of 120 by 160, with the shade that it casts. */
export function documentSvg(kind: DocumentKind, colour: Colour): string {
  const { figure, tint } = drawings[kind];
  const sheets = figure.filter(([pen]) => pen === 'sheet' || pen === 'pink');
  const shade = sheets.map(([, path]) => path).join('');
  const strokes = figure.map(([pen, path]) => {
    const paint = pen === 'sheet' ? { fill: `tint-${tint}`, stroke: 'ink' } : pens[pen];
    const { fill, stroke, width = stroke ? 2 : 0, edged } = paint as Paint;
    const edge = edged ? line(path, 'none', colour('on-action'), width + 3) : '';
    return edge + line(path, fill ? colour(fill) : 'none', stroke ? colour(stroke) : 'none', width);
  });
  return `<path fill="${colour('ink')}" fill-opacity=".3" transform="translate(5 5)" d="${shade}"/>${strokes.join('')}`;
}

function line(path: string, fill: string, stroke: string, width: number): string {
  return `<path fill="${fill}" stroke="${stroke}" stroke-width="${width}" d="${path}"/>`;
}
