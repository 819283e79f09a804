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
      // One glyph for yen: Japanese has another one, as wide as its letters, which most fonts lack.
      .replace('￥', '¥')
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

/** Prints a salary or its range: `38 000–44 000 kr / månad`. */
export function printSalary({ lowest, highest, currency, per }: Salary, language: string): string {
  const [least, most = least] = [lowest, ...(highest === undefined ? [] : [highest])].map(
    (amount) => printAmount({ amount, currency }, language),
  );
  const time = new Intl.DisplayNames(language, { type: 'dateTimeField' }).of(per);
  return `${least === most ? least : joinRange(`${least}`, `${most}`)} / ${time}`;
}

/** A range of amounts, whose sign stands once where it follows them. */
function joinRange(least: string, most: string): string {
  const sign = /[^\d]*$/.exec(most)?.[0] ?? '';
  return `${sign && least.endsWith(sign) ? least.slice(0, -sign.length) : least}–${most}`;
}
