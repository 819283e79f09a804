import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';
import { type Tint, tintGround } from './tints.ts';

interface HangingTagProps {
  tint: Tint;
  /** Whether the outline is the heavy one. */
  heavy: boolean;
  /** What is printed on the tag: an element for each row of the rack. */
  children: ReactNode;
}

/** A price tag around what is printed on it: clipped shoulders, a punched hole, a string above. */
export function HangingTag({ tint, heavy, children }: HangingTagProps) {
  return (
    <div className="swings rack-rows paper-shadow">
      <div className="relative h-20">
        <Drawing
          viewBox="0 0 40 120"
          className="absolute inset-x-0 -top-3 z-1 mx-auto w-10 fill-none stroke-3 stroke-thread"
        >
          <g className="always-light stroke-2 stroke-ink">
            <circle className="fill-ground" cx="20" cy="108" r="10" />
          </g>
          <path d="M20 108L13 9a7 7 0 0 1 14 0z" />
        </Drawing>
      </div>
      <div
        className={`tag-sheet rack-rows gap-y-4 px-[max(1rem,8%)] pt-[calc(3rem-var(--edge))] pb-6 ${tintGround(tint)} ${heavy ? 'tag-heavy' : ''}`}
      >
        {children}
      </div>
    </div>
  );
}
