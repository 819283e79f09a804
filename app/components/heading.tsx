import type { ReactNode } from 'react';

const sizes = {
  'title-1': 'text-title-1 tracking-tighter',
  'title-2': 'text-title-2 tracking-tight',
  value: 'text-value tracking-slight',
  'title-3': 'text-title-3 tracking-slight',
};

export type HeadingSize = keyof typeof sizes;

interface HeadingProps {
  /** Its level in the outline, of which its size is independent. */
  level?: 1 | 2 | 3;
  size: HeadingSize;
  id?: string;
  children: ReactNode;
}

export function Heading({ level = 3, size, id, children }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={`font-heading text-balance ${sizes[size]}`}>
      {children}
    </Element>
  );
}
