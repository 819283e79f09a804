import { ReceiptStrip } from '../../figures/receipt-strip.tsx';
import type { Till } from './figure-fields.ts';
import type { Bill } from './till-total.ts';

/** The receipt of the sale, above the till. */
export function TillReceipt({ till, bill: { lines, total, isLong } }: { till: Till; bill: Bill }) {
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
