import type { Till } from './hero.ts';

type Sale = Pick<Till, 'lines' | 'currency'>;

/**
 * Adds up a sale.
 *
 * @param sale the goods with their prices in whole currency units, such as 4.50
 * @param language the tag of the language whose readers the amounts are formatted for
 * @returns the sale with formatted amounts, computed in hundredths to avoid rounding errors; only the total has
 * the currency's sign, and `isLong` when it cannot be set as large as `$20.00`
 */
export function addUp({ lines, currency }: Sale, language: string) {
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

export type Bill = ReturnType<typeof addUp>;
