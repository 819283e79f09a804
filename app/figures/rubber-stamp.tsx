import type { ReactNode } from 'react';

/** A word or two stamped in carbon blue; the parent element rotates it. */
export function RubberStamp({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-control border-4 border-action px-4 pt-1 pb-2 font-heading text-action text-figure uppercase tracking-[.06em] outline-2 outline-action outline-offset-3">
      {children}
    </p>
  );
}
