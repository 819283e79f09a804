import { addAmounts, printAmount } from 'sitewright';

/** What is sold, and the code of the currency of its prices. */
interface Sale {
  lines: readonly { item: string; quantity: number; price: number }[];
  currency: string;
}

/**
 * Adds up a sale.
 *
 * @param sale the goods with their prices in whole currency units, such as 4.50
 * @param language the tag of the language whose readers the amounts are formatted for
 * @returns the sale with formatted amounts; only the total has the currency's sign, and `isLong` when it
 * cannot be set as large as `$20.00`
 */
export function totalSale({ lines, currency }: Sale, language: string) {
  const print = (amount: number, sign: 'currency' | 'none') =>
    printAmount({ amount, currency }, language, { digits: 'all', sign });
  const sum = addAmounts(lines.map(({ price, quantity }) => [price, quantity]));
  const total = print(sum, 'currency');
  return {
    lines: lines.map(({ item, quantity, price }) => ({
      item,
      quantity,
      price: print(price, 'none'),
      amount: print(addAmounts([[price, quantity]]), 'none'),
    })),
    count: lines.reduce((all, { quantity }) => all + quantity, 0),
    total,
    isLong: total.length > 7,
  };
}

export type Bill = ReturnType<typeof totalSale>;
