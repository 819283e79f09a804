import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const heading = cva('font-heading text-balance', {
  variants: {
    size: {
      'title-1': 'text-title-1 tracking-tighter',
      'title-2': 'text-title-2 tracking-tight',
      value: 'text-value tracking-slight',
      'title-3': 'text-title-3 tracking-slight',
    },
  },
});

interface HeadingProps extends Required<VariantProps<typeof heading>> {
  level: 1 | 2 | 3;
  id?: string;
  children: ReactNode;
}

/** A heading whose level in the outline and whose size are independent. */
export function Heading({ level, size, id, children }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={heading({ size })}>
      {children}
    </Element>
  );
}
