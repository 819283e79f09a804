import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';
import { type Tint, tintFill, tintGround } from './tints.ts';

interface HangingTagProps {
  tint: Tint;
  /** Whether the outline is the heavy one. */
  heavy: boolean;
  children: ReactNode;
}

/** A price tag around what is printed on it: clipped shoulders, a punched hole, a string above. */
export function HangingTag({ tint, heavy, children }: HangingTagProps) {
  return (
    <div className="relative flex h-full origin-top flex-col pt-20 drop-shadow-[5px_5px_0_var(--color-shade)] motion-safe:transition-transform motion-safe:duration-300 motion-safe:hover:rotate-1">
      <Drawing
        viewBox="0 0 60 12"
        preserveAspectRatio="none"
        className={`h-12 w-full shrink-0 overflow-visible stroke-ink print:fill-none forced-colors:fill-none ${tintFill[tint]} ${heavy ? 'p-0.5 pb-0 stroke-4' : 'p-px pb-0 stroke-2'}`}
      >
        <path vectorEffect="non-scaling-stroke" d="M0 12.1V12L11 0h38l11 12v.1" />
      </Drawing>
      <div
        className={`flex flex-1 flex-col gap-5 border-ink px-6 pb-6 md:max-lg:px-3.5 ${tintGround[tint]} ${heavy ? 'border-x-4 border-b-4' : 'border-x-2 border-b-2'}`}
      >
        {children}
      </div>
      <Drawing
        viewBox="0 0 40 120"
        className="absolute inset-x-0 -top-3 mx-auto w-10 fill-none stroke-3 stroke-action"
      >
        <circle className="fill-ground stroke-2 stroke-ink" cx="20" cy="108" r="10" />
        <path d="M20 108L13 9a7 7 0 0 1 14 0z" />
      </Drawing>
    </div>
  );
}
