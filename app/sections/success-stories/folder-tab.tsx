import type { ReactNode } from 'react';
import { Drawing } from '../../figures/drawing.tsx';

interface FolderTabProps {
  fill: string;
  place: string;
  children: ReactNode;
}

/** The tab of a folder, without a line where it meets the folder. */
export function FolderTab({ fill, place, children }: FolderTabProps) {
  return (
    <div
      className={`absolute bottom-full z-1 print:static print:m-0 print:p-0 w-fit px-7 pt-2.5 pb-2 font-mono text-small ${place}`}
    >
      <Drawing
        viewBox="0 0 100 40"
        preserveAspectRatio="none"
        className={`absolute inset-0 size-full print:hidden overflow-visible stroke-2 stroke-ink ${fill}`}
      >
        <path className="stroke-none" d="M0 40L5 1H95L100 40V42H0z" />
        <path className="fill-none" vectorEffect="non-scaling-stroke" d="M0 39L5 1H95L100 39" />
      </Drawing>
      <span className="relative">{children}</span>
    </div>
  );
}
