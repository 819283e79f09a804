import { createContext, useContext } from 'react';
import type { Mark } from '../../content/brand/mark.ts';
import { Drawing } from './drawing.tsx';

/** The brand's mark, which the document gives to all figures. */
export const MarkContext = createContext<Mark>({ d: '' });

/** The brand's mark in the current text colour. */
export function BrandMark({ className = 'w-full' }: { className?: string }) {
  return (
    <Drawing viewBox="0 0 32 32" className={`${className} fill-current`} filled>
      <path {...useContext(MarkContext)} />
    </Drawing>
  );
}

/** The mark in the colour of actions, as a part of another drawing, in a box of 32 by 32 before it is transformed. */
export function StampedMark({ transform }: { transform: string }) {
  const mark = useContext(MarkContext);
  return <path className="fill-action stroke-none" {...mark} transform={transform} />;
}

/** A tick before a line of a list, as high as the line. */
export function Tick() {
  return (
    <Drawing
      viewBox="0 0 20 18"
      className="mt-[.35em] h-[1em] w-[1.1em] shrink-0 fill-none stroke-3 stroke-action"
    >
      <path d="M2 9l6 6L18 3" />
    </Drawing>
  );
}
