import { Fragment } from 'react';
import { ReceiptStrip } from '../../figures/receipt-strip.tsx';
import type { Till as TillContent } from './hero.ts';
import { type Bill, totalSale } from './till-total.ts';

/** A till at the end of a sale, and its receipt. Both say the same, so screen readers get the receipt only. */
export function Till({ till, language }: { till: TillContent } & { language: string }) {
  const bill = totalSale(till, language);
  return (
    <figure aria-label={till.label} className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] @min-[27rem]:grid-cols-[1fr_auto] @min-[27rem]:gap-x-3">
        {/* First, since it is the highest: what comes later finds its place. */}
        <TillReceipt till={till} bill={bill} />
        <Screen till={till} bill={bill} />
        <Body till={till} />
      </div>
    </figure>
  );
}

/** The goods so far, the last one highlighted. */
function Screen({
  till,
  bill: { lines, count, total, isLong },
}: { till: TillContent } & { bill: Bill }) {
  return (
    <div aria-hidden="true" className="row-start-1 flex flex-col pt-10 @max-[27rem]:hidden">
      <div className="rounded-control border-2 border-ink">
        <div className="always-light rounded-control bg-ink p-2">
          <div className="rounded-control bg-paper text-small">
            <p className="flex flex-wrap justify-between border-ink border-b-2 px-3 py-2">
              <strong>{till.shop}</strong>{' '}
              <span>
                {till.itemsLabel} {count}
              </span>
            </p>
            <div className="py-2">
              {lines.map(({ item, quantity, amount }, index) => (
                <p
                  key={item}
                  className={`flex gap-2 px-3 py-1.5 even-digits ${index === lines.length - 1 ? 'bg-tint-canary font-semibold' : ''}`}
                >
                  <span className="min-w-3 whitespace-nowrap">{quantity}</span>{' '}
                  <span className="flex-1">{item}</span> <bdi>{amount}</bdi>
                </p>
              ))}
            </div>
            <p className="flex flex-wrap items-baseline justify-between border-ink border-t-2 px-3 py-2 font-heading">
              <span className="text-title-3">{till.totalLabel}</span>{' '}
              <bdi
                className={`wrap-break-word ${isLong ? 'text-title-3' : 'text-figure'} even-digits tracking-tight`}
              >
                {total}
              </bdi>
            </p>
          </div>
        </div>
      </div>
      <div className="mx-auto min-h-5 w-1/4 flex-1 border-ink border-x-2 bg-shade" />
    </div>
  );
}

/** The till's body: a key for each way to pay, the receipt slot and the drawer, which opens when the receipt is printed. */
function Body({ till: { keys, paidBy } }: { till: TillContent }) {
  return (
    <div
      aria-hidden="true"
      className="always-light relative z-1 paper-shadow row-start-2 @min-[27rem]:col-span-2"
    >
      <div className="relative z-1 rounded-control border-2 border-ink bg-tint-white p-3">
        <p className="flex flex-wrap wrap-break-word gap-2 text-center font-semibold text-small">
          {keys.map((key) => (
            <Fragment key={key}>
              <span
                className={`flex-[1_0_max(3.5rem,22%)] rounded-control border-2 py-2.5 ${key === paidBy ? 'border-action bg-action text-on-action' : 'border-ink'}`}
              >
                {key}
              </span>{' '}
            </Fragment>
          ))}
        </p>
        <div className="absolute inset-x-0 bottom-full mx-auto w-60 max-w-full translate-y-1 rounded-control border-4 border-ink @min-[27rem]:me-1.5" />
      </div>
      <div className="motion-safe:animate-[come-down_.2s_ease-out_.65s_backwards] mx-3 border-2 border-ink border-t-0 bg-tint-white">
        <div className="flex h-5 items-end gap-1 border-ink border-b-2 bg-ink px-3">
          <span className="h-3 flex-1 bg-tint-mint" />
          <span className="h-3 flex-1 bg-tint-mint" />
          <span className="h-3 flex-1 bg-tint-mint" />
        </div>
        <div className="p-4">
          <div className="mx-auto w-1/4 rounded-control border-4 border-ink" />
        </div>
      </div>
    </div>
  );
}

/** The receipt of the sale, above the till. */
function TillReceipt({ till, bill: { lines, total, isLong } }: { till: TillContent; bill: Bill }) {
  return (
    <div className="mx-auto row-start-1 -mb-2.5 w-57 max-w-full self-end motion-safe:animate-[receipt-print_.65s_steps(13)] @min-[27rem]:col-start-2 @min-[27rem]:me-3">
      <ReceiptStrip>
        <div className="px-2.5 pt-4 pb-7 font-mono text-[length:min(var(--text-small),7.5vw)]">
          <table className="w-full even-digits">
            <caption className="pb-3 font-heading text-title-3">{till.shop}</caption>
            <thead>
              <tr className="border-ink border-b-2">
                <th scope="col" className="text-start font-[400]">
                  {till.itemLabel}
                </th>
                <th scope="col" className="w-[37%] text-end font-[400]">
                  {till.amountLabel}
                </th>
              </tr>
            </thead>
            <tbody className="*:last:*:pb-3">
              {lines.map(({ item, quantity, price, amount }) => (
                <tr key={item} className="align-top">
                  <th scope="row" className="pt-1 text-start font-[400]">
                    {item}{' '}
                    {quantity > 1 && (
                      <bdi className="block ps-3">
                        {quantity} × {price}
                      </bdi>
                    )}
                  </th>
                  <td className={`ps-3 pt-1 text-end${isLong ? ' whitespace-nowrap' : ''}`}>
                    <bdi>{amount}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="border-ink border-t-2 font-heading text-title-3">
                <th scope="row" className="pt-2 text-start">
                  {till.totalLabel}
                </th>
                <td className={`whitespace-nowrap pt-2 text-end${isLong ? ' text-small' : ''}`}>
                  <bdi>{total}</bdi>
                </td>
              </tr>
              <tr>
                <th scope="row" className="text-start font-[400]">
                  {till.paidLabel}
                </th>
                <td className="text-end">{till.paidBy}</td>
              </tr>
            </tfoot>
          </table>
          <p className="pt-3 text-center">{till.thanks}</p>
        </div>
      </ReceiptStrip>
    </div>
  );
}
