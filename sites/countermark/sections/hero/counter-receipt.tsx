import type { SaleStory } from '../../figures/sale-on-papers.ts';
import type { Bill } from '../../figures/till-total.ts';
import type { CounterTill } from './hero.ts';

interface CounterReceiptProps {
  till: CounterTill;
  /** Whether it is the one that is drawn before somebody presses a key. */
  isFirst: boolean;
  sale: SaleStory;
  bill: Bill;
  /** Undefined until it is paid. */
  paidBy: string | undefined;
}

/** The receipt of a sale, out of the till as far as its last line: the one that the papers follow. */
export function CounterReceipt({ till, isFirst, sale, bill, paidBy }: CounterReceiptProps) {
  const followed = bill.lines.findIndex(({ item }) => item === sale.words.item);
  const sold = bill.lines.map(({ item, quantity, amount }) => (
    <div key={item} className="flex flex-wrap justify-between gap-x-3 px-4 py-1">
      <dt>{quantity > 1 ? `${item} × ${quantity}` : item}</dt>
      <dd className="ms-auto whitespace-nowrap">
        <bdi suppressHydrationWarning>{amount}</bdi>
      </dd>
    </div>
  ));
  return (
    <div className={`counter-receipt always-light paper-shadow ${isFirst ? '' : 'rung'}`}>
      <div className="flex flex-col">
        <div className="teeth shrink-0 rotate-180" />
        <div className="flex-1 border-ink border-x-2 bg-tint-white">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-ink border-b-2 px-4 py-1">
            <strong className="font-heading">{till.shop}</strong>{' '}
            <bdi className="font-mono text-small">{sale.words.sale}</bdi>
          </p>
          <dl className="py-1">{sold.filter((_, place) => place !== followed)}</dl>
        </div>
      </div>
      <div className="border-ink border-x-2 bg-tint-white border-b-2 pb-1">
        <dl className="bg-tint-canary font-semibold">{sold[followed]}</dl>
        <dl className="mt-1 border-ink border-t-2 px-4 pt-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 font-heading text-title-3">
            <dt>{till.totalLabel}</dt>
            <dd className="ms-auto whitespace-nowrap">
              <bdi suppressHydrationWarning>{bill.total}</bdi>
            </dd>
          </div>
          <div className="flex flex-wrap justify-between gap-x-3 text-small">
            <dt>{till.paidLabel}</dt>
            <dd>{paidBy ?? '–'}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
