import { Because } from '../../figures/because.tsx';
import { totalSale } from '../../figures/till-total.ts';
import type { ReceiptAndOrder as Content } from './hero.ts';

/** A receipt, and the order that its last line made: a thread runs from that line to the hole of the order. */
export function ReceiptAndOrder({ figure, language }: { figure: Content; language: string }) {
  const { order } = figure;
  const { lines, total } = totalSale(figure, language);
  const sold = lines.map(({ item, quantity, amount }) => (
    <div key={item} className="flex flex-wrap justify-between gap-x-3 px-4 py-1.5">
      <dt>{quantity > 1 ? `${item} × ${quantity}` : item}</dt>
      <dd className="ms-auto whitespace-nowrap">
        <bdi>{amount}</bdi>
      </dd>
    </div>
  ));
  return (
    <figure aria-label={figure.label} className="@container even-digits leading-snug">
      <div className="receipt-and-order">
        <div className="always-light paper-shadow motion-safe:animate-[print_.6s_steps(8)]">
          <div className="border-2 border-ink border-b-0 bg-tint-white">
            <p className="flex flex-wrap justify-between gap-x-3 border-ink border-b-2 px-4 pt-4 pb-2">
              <strong className="font-heading">{figure.shop}</strong>{' '}
              <bdi className="font-mono text-small">{figure.number}</bdi>
            </p>
            <dl className="py-1.5">{sold.slice(0, -1)}</dl>
          </div>
          <div>
            <div className="border-ink border-x-2 bg-tint-white pb-3">
              <dl className="bg-tint-canary font-semibold">{sold.at(-1)}</dl>
              <p className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-3 border-ink border-t-2 px-4 pt-2 font-heading text-title-3">
                <span>{figure.totalLabel}</span>{' '}
                <bdi className="ms-auto whitespace-nowrap">{total}</bdi>
              </p>
            </div>
            <div className="teeth" />
          </div>
        </div>
        <div className="joining-thread" />
        <div className="order-sheet sheet always-light grid gap-2 bg-tint-sky">
          <p className="flex flex-wrap justify-between gap-x-3">
            <strong className="font-heading">{order.head}</strong>{' '}
            <bdi className="font-mono text-small">{figure.number}</bdi>
          </p>
          <p className="flex flex-wrap justify-between gap-x-3 border-ink border-y-2 py-2 font-semibold">
            <span>{order.line}</span>{' '}
            <bdi className="ms-auto whitespace-nowrap">{order.amount}</bdi>
          </p>
          <Because>{order.because}</Because>
        </div>
      </div>
    </figure>
  );
}
