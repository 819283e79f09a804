import { Fragment } from 'react';
import type { Till as TillContent } from '../content/schemas/platform.ts';
import { TillReceipt } from './till-receipt.tsx';
import { addUp, type Bill } from './till-total.ts';

/** A till in the middle of a sale, and its receipt. Both say the same, so screen readers get the receipt only. */
export function Till(till: TillContent) {
  const bill = addUp(till);
  return (
    <figure className="@container">
      <figcaption className="sr-only">{till.label}</figcaption>
      <div className="grid @min-[33rem]:grid-cols-[1fr_auto] @min-[33rem]:gap-x-5">
        <Screen till={till} bill={bill} />
        <Keys till={till} />
        <TillReceipt till={till} bill={bill} />
      </div>
    </figure>
  );
}

interface TillPartProps {
  till: TillContent;
}

/** The goods so far; the last one is highlighted. */
function Screen({ till, bill: { lines, count, total } }: TillPartProps & { bill: Bill }) {
  return (
    <div aria-hidden="true" className="flex flex-col self-end">
      <div className="grid rounded-[.75rem] border-2 border-ink bg-ink p-2">
        <div className="rounded-control bg-paper text-small">
          <p className="flex justify-between border-ink border-b-2 px-3 py-2">
            <strong>{till.shop}</strong>{' '}
            <span>
              {till.itemsLabel} {count}
            </span>
          </p>
          <div className="min-h-44 py-2">
            {lines.map(({ item, quantity, amount }) => (
              <p
                key={item}
                className="flex gap-3 px-3 py-1.5 tabular-nums last:bg-tint-canary last:font-semibold"
              >
                <span className="w-3">{quantity}</span> <span className="flex-1">{item}</span>{' '}
                <span>{amount}</span>
              </p>
            ))}
          </div>
          <p className="flex items-baseline justify-between border-ink border-t-2 px-3 py-2 font-heading">
            <span className="text-title-3">{till.totalLabel}</span>{' '}
            <span className="text-title-2 tabular-nums tracking-tight">{total}</span>
          </p>
        </div>
      </div>
      <div className="mx-auto h-6 w-1/3 border-ink border-x-2 bg-shade" />
    </div>
  );
}

/** The till's body: a key for each way to pay, the receipt slot and the drawer. */
function Keys({ till: { keys, paidBy } }: TillPartProps) {
  return (
    <div
      aria-hidden="true"
      className="relative z-10 drop-shadow-[5px_5px_0_var(--color-shade)] @min-[33rem]:col-span-2"
    >
      <div className="rounded-control border-2 border-ink bg-tint-white p-3">
        <p className="grid grid-cols-4 gap-2 text-center font-semibold text-small">
          {keys.map((key) => (
            <Fragment key={key}>
              <span
                className={`rounded-control border-2 py-2.5 ${key === paidBy ? 'border-action bg-action text-on-action' : 'border-ink'}`}
              >
                {key}
              </span>{' '}
            </Fragment>
          ))}
        </p>
      </div>
      <div className="absolute inset-x-0 bottom-0 mx-auto w-64 translate-y-1/2 rounded-control border-4 border-ink @min-[33rem]:start-auto @min-[33rem]:end-3 @min-[33rem]:bottom-full" />
      <div className="mx-3 border-2 border-ink border-t-0 bg-tint-white p-4 @max-[33rem]:hidden">
        <div className="mx-auto w-1/4 rounded-control border-4 border-ink" />
      </div>
    </div>
  );
}
