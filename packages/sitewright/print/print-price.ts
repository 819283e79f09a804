import { digitsOfAmount, type Money, type Priced } from '../content/amount.ts';
import { fillTemplate } from '../content/fill-template.ts';

/**
 * Prints an amount as the currency's home writes it, in the page's language: 590 SEK are `590 kr`, in
 * English too. It never rounds.
 *
 * @param digits `all` writes `4.00`, as in a column, where `few` writes `4`
 * @param sign `none` leaves out the sign of the currency
 */
export function printAmount(
  { amount, ...money }: Money,
  language: string,
  {
    digits = 'few',
    sign = 'currency',
  }: { digits?: 'few' | 'all'; sign?: 'currency' | 'none' } = {},
): string {
  const { currency } = money;
  const home = currency.slice(0, 2);
  const { region = home } = new Intl.Locale(language);
  const format = new Intl.NumberFormat(new Intl.Locale(language, { region }), {
    ...(sign === 'currency' && {
      style: 'currency',
      currency,
      currencyDisplay: region === home ? 'narrowSymbol' : 'symbol',
    }),
    trailingZeroDisplay: digits === 'few' ? 'stripIfInteger' : 'auto',
    minimumFractionDigits: digitsOfAmount(money),
    maximumFractionDigits: 20,
  });
  return (
    format
      .format(amount)
      // The page knows the direction of a figure without invisible signs.
      .replaceAll(/[\u200e\u200f]/g, '')
      // Where a large price has no room beside its sign, the sign goes to the next line.
      .replace(/\u00a0(?!\d)/, ' ')
  );
}

/** Prints a price: its amount, words, or words round the amount. */
export const printPrice = ({ price, priceText = '{price}' }: Priced, language: string): string =>
  price ? fillTemplate(priceText, { price: printAmount(price, language) }) : priceText;

interface Salary {
  lowest: number;
  highest?: number | undefined;
  currency: string;
  per: 'hour' | 'day' | 'week' | 'month' | 'year';
}

/** Prints a salary or its range: `38 000–44 000 kr/month`. */
export function printSalary({ lowest, highest, currency, per }: Salary, language: string): string {
  const amount = printAmount({ amount: highest ?? lowest, currency }, language);
  const from = printAmount({ amount: lowest, currency }, language, { sign: 'none' });
  const time = new Intl.NumberFormat(language, {
    ...{ style: 'unit', unit: `${per}`, unitDisplay: 'long' },
  })
    .formatToParts(1)
    .find(({ type }) => type === 'unit')?.value;
  return `${highest === undefined ? '' : `${from}–`}${amount} / ${time}`;
}
