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
  const fit = size === 'title-1' && typeof children === 'string' ? lettersClass(children) : '';
  return (
    <Element id={id} className={`font-heading text-balance ${sizes[size]}${fit}`}>
      {children}
    </Element>
  );
}

/** Where lines may break: at spaces and hyphens, and behind each letter of languages without spaces. */
const breaks = /[\s\u00ad-]|(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])/u;

/** For a heading with a word that would break on a phone, how long the word is. */
function lettersClass(text: string): string {
  const longest = Math.max(...text.split(breaks).map((word) => word.length));
  return longest > 12 ? ` letters-${Math.min(longest, 32)}` : '';
}
