import type { Till } from '../content/schemas/platform.ts';

type Sale = Pick<Till, 'lines' | 'currency'>;

/** A sale with its amounts as the till shows and prints them. */
export interface Bill {
  lines: { item: string; quantity: number; price: string; amount: string }[];
  /** The number of goods. */
  count: number;
  /** With the currency's sign, which the other amounts do not have. */
  total: string;
  /** Whether the total is too long to be set as large as `$20.00`. */
  isLong: boolean;
}

/**
 * Adds up a sale.
 *
 * @param sale the goods with their prices in whole currency units, such as 4.50
 * @param language the tag of the language whose readers the amounts are formatted for
 * @returns the sale with formatted amounts, computed in hundredths to avoid rounding errors
 */
export function addUp({ lines, currency }: Sale, language: string): Bill {
  const amounts = lines.map(({ quantity, price }) => quantity * Math.round(price * 100));
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const plain = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
  const withSign = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const total = withSign.format(sum(amounts) / 100);
  return {
    lines: lines.map(({ item, quantity, price }, index) => ({
      item,
      quantity,
      price: plain.format(price),
      amount: plain.format((amounts[index] ?? 0) / 100),
    })),
    count: sum(lines.map(({ quantity }) => quantity)),
    total,
    isLong: total.length > 7,
  };
}
