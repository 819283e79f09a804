import { createContext, type ReactNode, useContext } from 'react';
import type { Mark } from '../content/brand/mark.ts';
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

/** The mark in carbon blue as a part of another drawing, in a box of 32 by 32 before it is transformed. */
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

/** A drawing pin seen from the front, with the shade it casts on the paper. */
export function Pin({ className = '' }: { className?: string }) {
  return (
    <Drawing viewBox="0 0 28 28" className={`always-light w-7 stroke-2 stroke-ink ${className}`}>
      <circle className="fill-shade stroke-none" cx="17" cy="17" r="10" />
      <circle className="fill-board" cx="13" cy="13" r="10" />
      <path className="fill-none stroke-on-board" d="M8 13a5 5 0 0 1 5-5" />
    </Drawing>
  );
}

/** A signature, in the current text colour. */
export function Signature() {
  return (
    <Drawing viewBox="0 0 180 56" className="w-45 max-w-full fill-none stroke-3 stroke-current">
      <path d="M6 44c10-4 22-38 30-38s-14 40-6 40 10-20 16-20-4 18 2 18 10-16 16-16 0 14 8 14 6-34 14-34-10 36 0 36 12-18 18-18 0 16 8 16 30-14 66-12" />
    </Drawing>
  );
}

/** A word or two stamped in carbon blue; the parent element rotates it. */
export function RubberStamp({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-control border-4 border-action px-4 pt-1 pb-2 font-heading text-action text-figure uppercase tracking-[.06em] outline-2 outline-action outline-offset-3">
      {children}
    </p>
  );
}
