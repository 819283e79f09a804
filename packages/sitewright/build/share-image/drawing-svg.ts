import type { Token } from '../../content/brand/tokens.ts';
import type { Pen, SiteDrawing } from '../../content/fields/drawings.ts';
import type { ReadColour } from '../../page/styles/read-palette.ts';

interface Paint {
  fill?: Token;
  stroke?: Token;
  width?: number;
  /** Whether it has a pale outline, without which it would not show on the colour of actions. */
  outlined?: boolean;
}

/** What `page/figures/drawing.tsx` says in classes, as attributes: the SVG has no style sheet. */
const paints: Record<Exclude<Pen, 'sheet'>, Paint> = {
  white: { fill: 'white', stroke: 'ink' },
  pink: { fill: 'pink', stroke: 'ink' },
  ink: { stroke: 'ink' },
  row: { stroke: 'rule' },
  block: { fill: 'ink' },
  action: { stroke: 'action' },
  marker: { stroke: 'action', width: 3 },
  thread: { stroke: 'action', outlined: true },
  stamp: { fill: 'action', outlined: true },
  cut: { stroke: 'onAction' },
};

/** Draws a drawing and its shadow in a box of 120 by 160. */
export function drawSiteDrawing({ figure, tint }: SiteDrawing, colour: ReadColour): string {
  const { pink = '', sheet = '' } = figure;
  const strokes = Object.entries(figure).map(([name, path]) => {
    const [pen] = name.split(' ') as [Pen];
    const paint: Paint = pen === 'sheet' ? { fill: tint, stroke: 'ink' } : paints[pen];
    const { fill, stroke, width = stroke ? 2 : 0, outlined } = paint;
    const outline = outlined ? drawPath(path, 'none', colour('onAction'), width + 3) : '';
    return (
      outline +
      drawPath(path, fill ? colour(fill) : 'none', stroke ? colour(stroke) : 'none', width)
    );
  });
  return `<path fill="${colour('ink')}" fill-opacity=".3" transform="translate(5 5)" d="${pink + sheet}"/>${strokes.join('')}`;
}

function drawPath(path: string, fill: string, stroke: string, width: number): string {
  return `<path fill="${fill}" stroke="${stroke}" stroke-width="${width}" d="${path}"/>`;
}
