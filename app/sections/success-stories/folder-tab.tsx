import type { ReactNode } from 'react';
import { Drawing } from '../../figures/drawing.tsx';

/** The tab of a folder, without a line where it meets the folder. */
export function FolderTab({ place, children }: { place: string; children: ReactNode }) {
  return (
    <div
      className={`folder-tab absolute -mb-0.5 bottom-full max-w-[calc(100%-6vw)] print:static print:mx-0 ${place}`}
    >
      <div className="relative w-fit max-w-full px-[min(1.25rem,4vw)] pt-2.5 pb-2 font-mono text-small not-print:always-light print:p-0">
        <Drawing
          viewBox="0 0 100 40"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible fill-(--tint) stroke-(--edge) stroke-2 print:hidden"
        >
          <path className="stroke-none" d="M0 41L5 1H95L100 41z" />
          <path className="fill-none" vectorEffect="non-scaling-stroke" d="M.4 38L5 1H95L99.6 38" />
        </Drawing>
        <span className="relative">{children}</span>
      </div>
    </div>
  );
}
