import { countClass } from 'sitewright/views';
import { Because } from '../../figures/because.tsx';
import { TillScreen } from '../../figures/till-screen.tsx';
import { totalSale } from '../../figures/till-total.ts';
import type { Opening } from './evidence.ts';

type SaleOfOpening = Extract<NonNullable<Opening>['figure'], { order: unknown }>;

interface TillAndOrderProps {
  opening: Opening;
  language: string;
}

/**
 * The till with the sale of the page's opening, and the order that its last line makes, on one thread. The words
 * beside it say the same, so only they are read out.
 *
 * @throws without such an opening
 */
export function TillAndOrder({ opening, language }: TillAndOrderProps) {
  const figure = opening?.figure as SaleOfOpening | undefined;
  if (!figure?.order) {
    throw new Error(
      'A reason with "drawing: till" shows the sale of the page\'s opening: give "hero" a figure with "drawing: receipt-and-order", or choose another drawing.',
    );
  }
  const { shop, number, totalLabel, lines, order } = figure;
  return (
    <>
      <div aria-hidden="true" className={`till-proof ${countClass(lines.length)}`}>
        <TillScreen
          shop={shop}
          sale={number}
          totalLabel={totalLabel}
          bill={totalSale(figure, language)}
          latest={lines.length - 1}
        />
      </div>
      <div
        aria-hidden="true"
        className="sheet always-light relative mt-8 grid content-between gap-2 self-end md:mt-4 md:min-h-48 bg-tint-sky px-5 py-4"
      >
        <p className="flex flex-wrap justify-between gap-x-4">
          <strong className="font-heading">{order.head}</strong>{' '}
          <bdi className="font-mono text-small">{number}</bdi>
        </p>
        <p className="flex flex-wrap justify-between gap-x-4 border-ink border-y-2 py-1.5 font-semibold even-digits">
          <span>{order.line}</span> <bdi className="ms-auto whitespace-nowrap">{order.amount}</bdi>
        </p>
        <Because>{order.because}</Because>
      </div>
    </>
  );
}
