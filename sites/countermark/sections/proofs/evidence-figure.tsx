import type { GroupEntry } from 'sitewright';
import { DrawingMark, drawingTint } from 'sitewright/views';
import { lackOfSale, saleOf } from '../../figures/opening.ts';
import { totalSale } from '../../figures/till-total.ts';
import type { Evidence } from './evidence.ts';

interface EvidenceFigureProps {
  evidence: Evidence;
  opening: unknown;
  groupEntries: readonly GroupEntry[];
  language: string;
}

/** What shows a reason on the strip. The words beside it say the same, so only they are read out. */
export function EvidenceFigure({ evidence, opening, groupEntries, language }: EvidenceFigureProps) {
  switch (evidence.drawing) {
    case 'key':
      return <Tabs groupEntries={groupEntries} />;
    case 'line':
      return <LastLine opening={opening} language={language} />;
    case 'share':
      return <TornShare {...evidence} language={language} />;
    case 'shops':
      return <Shops {...evidence} />;
  }
}

/** A tab for each platform along the strip's upper edge, all on one ring. */
function Tabs({ groupEntries }: Pick<EvidenceFigureProps, 'groupEntries'>) {
  return (
    <div aria-hidden="true" className="strip-tabs">
      <div className="strip-ring" />
      {groupEntries.map(({ href, drawing }) => (
        <span key={href} className={`strip-tab ${drawingTint(drawing)}`}>
          <DrawingMark name={drawing} className="w-full max-w-12" />
        </span>
      ))}
    </div>
  );
}

/**
 * The last line of the receipt of the page's opening, as it leaves the strip.
 *
 * @throws without such an opening
 */
function LastLine({ opening, language }: Pick<EvidenceFigureProps, 'opening' | 'language'>) {
  const figure = saleOf(opening);
  if (!figure) throw lackOfSale('A reason with "drawing: line"');
  const { item, quantity, amount } = totalSale(figure, language).lines.at(-1) ?? {};
  return (
    <p aria-hidden="true" className="strip-line even-digits">
      <span>{`${item} × ${quantity}`}</span> <bdi>{amount}</bdi>
    </p>
  );
}

/** A torn edge, from top to bottom. */
const teeth = `M0 0${'l9 9-9 9'.repeat(40)}`;

/** As much of the strip as its number says, torn off: it lies lower than the rest. */
function TornShare({ percent, language }: { percent: number; language: string }) {
  const share = new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100);
  return (
    <svg aria-hidden="true" className="strip-share">
      <title>{share}</title>
      {/* biome-ignore-start lint/a11y/noSvgWithoutTitle: parts of a drawing, which has one */}
      <svg x={`${100 - percent}%`} width={`${percent}%`} data-percent={percent}>
        <svg>
          <rect className="strip-gap" width="100%" height="100%" />
          <path className="fill-tint-white stroke-2 stroke-ink" d={teeth} />
        </svg>
        <svg y="1.5rem">
          <rect className="fill-tint-white stroke-2 stroke-ink" width="110%" height="100%" />
          <path className="strip-gap stroke-2 stroke-ink" d={teeth} />
          <text className="font-heading" x="53%" y="50%">
            {share}
          </text>
        </svg>
      </svg>
      {/* biome-ignore-end lint/a11y/noSvgWithoutTitle: parts of a drawing, which has one */}
    </svg>
  );
}

/** The shops at first, and those of later, each as large as any. */
function Shops({ first, later }: { first: number; later: number }) {
  return (
    <div aria-hidden="true" className="strip-shops">
      {[first, later].map((count, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are at first, and later
        <div key={place}>
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <i key={index} />
          ))}
        </div>
      ))}
    </div>
  );
}
