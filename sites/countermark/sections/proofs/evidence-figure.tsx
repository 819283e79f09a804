import type { GroupEntry } from 'sitewright';
import { DrawingMark } from 'sitewright/views';
import type { Evidence, Opening } from './evidence.ts';
import { TillAndOrder } from './till-and-order.tsx';

interface EvidenceFigureProps {
  evidence: Evidence;
  opening: Opening;
  groupEntries: readonly GroupEntry[];
  language: string;
}

/** What shows a reason. The words below it say the same, so only they are read out. */
export function EvidenceFigure({ evidence, opening, groupEntries, language }: EvidenceFigureProps) {
  switch (evidence.drawing) {
    case 'key':
      return <Key groupEntries={groupEntries} />;
    case 'till':
      return <TillAndOrder opening={opening} language={language} />;
    case 'share':
      return <Share {...evidence} language={language} />;
    case 'shops':
      return <Shops {...evidence} />;
  }
}

/** A key over the whole width, whose bits are the platforms' marks. */
function Key({ groupEntries }: Pick<EvidenceFigureProps, 'groupEntries'>) {
  return (
    <div aria-hidden="true" className="flex items-start">
      <div className="key-bow" />
      <div className="key-shaft">
        {groupEntries.map(({ href, drawing }) => (
          <span key={href} className="key-bit">
            <DrawingMark name={drawing} className="w-5/6 max-w-14" />
          </span>
        ))}
      </div>
    </div>
  );
}

/** A bar of which the share is ticked off, beside its number. */
function Share({ percent, language }: { percent: number; language: string }) {
  const share = new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100);
  return (
    <div aria-hidden="true" className="grid items-center gap-x-10 gap-y-3 md:grid-cols-[auto_1fr]">
      <bdi className="font-heading text-giant">{share}</bdi>
      <svg
        data-percent={percent}
        className="h-20 w-full overflow-visible [[dir=rtl]_&]:-scale-x-100"
      >
        <title>{share}</title>
        <rect
          className="fill-tint-mint forced-colors:fill-ink"
          width={`${percent}%`}
          height="100%"
        />
        <rect className="fill-none stroke-2 stroke-ink" width="100%" height="100%" />
        <line className="stroke-2 stroke-ink" x1={`${percent}%`} x2={`${percent}%`} y2="100%" />
      </svg>
    </div>
  );
}

/** The shops at first, and below them those of later, each as large as any. */
function Shops({ first, later }: { first: number; later: number }) {
  return (
    <div aria-hidden="true" className="shop-rows">
      {Array.from({ length: first + later }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <i key={index} className={index === first ? 'col-start-1' : ''} />
      ))}
    </div>
  );
}
