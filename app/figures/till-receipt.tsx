import type { Till } from '../content/schemas/platform.ts';
import { ReceiptStrip } from './receipt-strip.tsx';
import type { Bill } from './till-total.ts';

interface TillReceiptProps {
  till: Till;
  bill: Bill;
}

/** The receipt of the sale, above the till or, in narrow containers, below it. */
export function TillReceipt({ till, bill: { lines, total } }: TillReceiptProps) {
  return (
    <div className="mx-auto -mt-2.5 w-fit min-w-60 motion-safe:receipt-print @min-[33rem]:col-start-2 @min-[33rem]:row-start-1 @min-[33rem]:mt-0 @min-[33rem]:-mb-2.5 @min-[33rem]:self-end @min-[33rem]:me-5">
      <ReceiptStrip teeth={18}>
        <div className="px-4 pt-4 pb-7 font-mono text-small">
          <table className="w-full tabular-nums">
            <caption className="pb-3 font-heading text-title-3">{till.shop}</caption>
            <thead>
              <tr className="border-ink border-b-2">
                <th scope="col" className="text-start font-[400]">
                  {till.itemLabel}
                </th>
                <th scope="col" className="text-end font-[400]">
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
                      <span className="block ps-3">
                        {quantity} × {price}
                      </span>
                    )}
                  </th>
                  <td className="pt-1 text-end">{amount}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="border-ink border-t-2 font-heading text-title-3">
                <th scope="row" className="pt-2 text-start">
                  {till.totalLabel}
                </th>
                <td className="pt-2 text-end">{total}</td>
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
