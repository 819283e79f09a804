import type { ReactNode } from 'react';
import { Drawing } from 'sitewright/views';

interface FolderTabProps {
  /** Where it stands on the folder, its tint and its type. */
  place: string;
  children: ReactNode;
}

/** The tab of a folder, without a line where it meets the folder. */
export function FolderTab({ place, children }: FolderTabProps) {
  return (
    <div
      className={`relative z-1 -mb-0.5 w-fit max-w-full px-[min(1.25rem,4vw)] pt-2.5 pb-2 not-print:always-light print:p-0 ${place}`}
    >
      <Drawing
        viewBox="0 0 100 40"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible fill-(--tint) stroke-ink stroke-2 print:hidden"
      >
        <path className="stroke-none" d="M0 41L5 1H95L100 41z" />
        <path className="fill-none" vectorEffect="non-scaling-stroke" d="M.4 38L5 1H95L99.6 38" />
      </Drawing>
      <div className="relative">{children}</div>
    </div>
  );
}
