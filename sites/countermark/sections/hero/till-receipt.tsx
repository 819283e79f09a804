import { ReceiptStrip } from '../../figures/receipt-strip.tsx';
import type { Till } from '../../figures/till-fields.ts';
import type { Bill } from '../../figures/till-total.ts';

interface TillReceiptProps {
  till: Till;
  number: number;
  paidBy: string | undefined;
  bill: Bill;
}

/** The receipt of a sale. */
export function TillReceipt({ till, number, paidBy, bill }: TillReceiptProps) {
  const { lines, total } = bill;
  return (
    <ReceiptStrip>
      <table>
        <caption>{`${till.shop}\n${till.saleLabel} ${number}`}</caption>
        <thead>
          <tr>
            <th scope="col">{till.itemLabel}</th>
            <th scope="col">{till.amountLabel}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ item, quantity, price, amount }) => (
            <tr key={item}>
              <th scope="row">
                <span>{`${item} `}</span>
                {quantity > 1 && <bdi suppressHydrationWarning>{`${quantity} × ${price}`}</bdi>}
              </th>
              <td>
                <bdi suppressHydrationWarning>{amount}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{till.totalLabel}</th>
            <td>
              <bdi suppressHydrationWarning>{total}</bdi>
            </td>
          </tr>
          <tr>
            <th scope="row">{till.paidLabel}</th>
            <td>{paidBy}</td>
          </tr>
        </tfoot>
      </table>
      <p>{till.thanks}</p>
    </ReceiptStrip>
  );
}
