import type { ReactNode } from 'react';
import { Drawing } from 'sitewright/views';

/** Why a paper says what it says, behind an arrow. */
export function Because({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-2 font-semibold text-action text-balance">
      <Drawing
        viewBox="0 0 16 16"
        className="arrow mt-[.25em] size-4 shrink-0 stroke-2 stroke-current"
      >
        <path d="M2 2v7h11M9 5l4 4-4 4" />
      </Drawing>
      {children}
    </p>
  );
}
