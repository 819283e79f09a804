import type { ComponentProps } from 'react';

/** No drawing is wider than this without a style sheet, in CSS pixels. */
const maxWidth = 320;

/** The content of a figure that is one drawing. */
export interface FigureProps {
  /** What the drawing shows, for those who do not see it. */
  label: string;
}

interface DrawingProps
  extends Pick<ComponentProps<'svg'>, 'preserveAspectRatio' | 'height' | 'children'> {
  viewBox: string;
  /** What the drawing shows, for those who do not see it; without it the drawing is decoration. */
  label?: string;
  /** Whether it is made of filled surfaces alone, and of no outlines. */
  filled?: boolean;
  /** Its size and colours. */
  className: string;
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
