import type { ComponentProps } from 'react';
import type { Pen, SiteDrawing, StrokePaths } from '../../content/fields/drawings.ts';

type Tint = SiteDrawing['tint'];

/** No drawing is wider than this without a style sheet, in CSS pixels. */
const maxWidth = 320;

/** The content of a figure that is one drawing. */
export interface FigureProps {
  /** What the drawing shows, for those who do not see it. */
  label: string;
}

interface DrawingProps extends Pick<ComponentProps<'svg'>, 'preserveAspectRatio' | 'children'> {
  viewBox: string;
  /** What the drawing shows, for those who do not see it; without it the drawing is decoration. */
  label?: string | undefined;
  /** Whether it is made of filled surfaces alone, and of no outlines. */
  filled?: boolean;
  /** Without it the drawing has the colour of its text, and the width of its `viewBox`. */
  className?: string;
}

/**
 * An SVG in the page. Its presentation attributes are for a page without its style sheet: a browser
 * would spread the drawing over the whole window and fill its outlines with black. Classes override
 * them.
 */
export function Drawing({ viewBox, label, filled, className, children, ...rest }: DrawingProps) {
  const width = Math.min(Number(viewBox.split(' ')[2]), maxWidth);
  return (
    <svg
      width={width}
      fill={filled ? 'currentColor' : 'none'}
      stroke={filled ? undefined : 'currentColor'}
      viewBox={viewBox}
      {...rest}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={className}
    >
      {children}
    </svg>
  );
}

const pens: Record<Exclude<Pen, 'sheet'>, string | undefined> = {
  white: 'fill-tint-white',
  pink: 'fill-tint-pink',
  ink: undefined,
  row: 'stroke-rule',
  block: 'fill-ink stroke-none',
  action: 'stroke-action stroke-2',
  marker: 'stroke-action stroke-3',
  thread: 'stroke-thread',
  stamp: 'fill-action stroke-none',
  cut: 'stroke-on-action stroke-2',
};

interface StrokesProps {
  strokes: StrokePaths;
  /** The colour of its sheets. */
  tint?: Tint | undefined;
}

/** The paths of a drawing. The parent element has `fill-none stroke-ink` and the stroke width. */
export function Strokes({ strokes, tint = 'white' }: StrokesProps) {
  return Object.entries(strokes).map(([name, path]) => {
    const [pen, sign] = name.split(' ') as [Pen, string?];
    const paint = pen === 'sheet' ? `fill-tint-${tint}` : pens[pen];
    return <path key={path} className={[paint, sign].join(' ').trim() || undefined} d={path} />;
  });
}

interface ShadedStrokesProps extends StrokesProps {
  /** How far the shade falls to the right and down, in units of the drawing. */
  fall?: number;
}

/** The paths of a drawing over the hard shade that its sheets cast. */
export function ShadedStrokes({ strokes, tint, fall = 5 }: ShadedStrokesProps) {
  const { pink = '', sheet = '' } = strokes;
  return (
    <g className="always-light stroke-ink">
      <path
        className="fill-shade stroke-none"
        transform={`translate(${fall} ${fall})`}
        d={pink + sheet}
      />
      <Strokes strokes={strokes} tint={tint} />
    </g>
  );
}
