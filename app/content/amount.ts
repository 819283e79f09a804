import { insertWords } from './insert-words.ts';

/** A price as it is printed, with its amount for machines. */
export interface Price {
  text: string;
  /** Undefined for a price of words alone. */
  amount: number | undefined;
  /** Its ISO 4217 code. */
  currency?: string | undefined;
}

/** An amount of money. */
export interface Money {
  /** In whole units of the currency, such as 4.5. */
  amount: number;
  /** An ISO 4217 code, which begins with the country's. */
  currency: string;
}

/** How many digits amounts of a currency have after the point: 2 of USD, 0 of JPY, 3 of KWD. */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** How many digits a number has after the point. */
function decimalsOf(number: number): number {
  const [, fraction = '', exponent = 0] = /^[^.e]*\.?(\d*)(?:e(.+))?$/.exec(String(number)) ?? [];
  return Math.max(0, fraction.length - Number(exponent));
}

/** Whether an amount can be paid in its currency, and is held to the last digit. */
export const isPayable = ({ amount, currency }: Money): boolean =>
  decimalsOf(amount) <= digitsOf(currency) &&
  Math.abs(amount) * 10 ** digitsOf(currency) < Number.MAX_SAFE_INTEGER;

/**
 * The sum of amounts, each multiplied by its counts. It is computed in whole numbers, as binary fractions
 * cannot hold most amounts.
 */
export function addAmounts(
  items: readonly (readonly [amount: number, ...counts: number[]])[],
): number {
  const scale = 10 ** Math.max(0, ...items.map(([amount]) => decimalsOf(amount)));
  const products = items.map(([amount, ...counts]) =>
    counts.reduce((product, count) => product * count, Math.round(amount * scale)),
  );
  return products.reduce((sum, one) => sum + one, 0) / scale;
}

/**
 * Prints an amount as the currency's home writes it, in the page's language: 590 SEK are `590 kr`, in
 * English too. It never rounds.
 *
 * @param digits `all` writes `4.00`, as in a column, where `few` writes `4`
 * @param sign `none` leaves out the sign of the currency
 */
export function printAmount(
  { amount, currency }: Money,
  language: string,
  {
    digits = 'few',
    sign = 'currency',
  }: { digits?: 'few' | 'all'; sign?: 'currency' | 'none' } = {},
): string {
  const home = currency.slice(0, 2);
  const { region = home } = new Intl.Locale(language);
  const format = new Intl.NumberFormat(new Intl.Locale(language, { region }), {
    ...(sign === 'currency' && {
      style: 'currency',
      currency,
      currencyDisplay: region === home ? 'narrowSymbol' : 'symbol',
    }),
    trailingZeroDisplay: digits === 'few' ? 'stripIfInteger' : 'auto',
    minimumFractionDigits: digitsOf(currency),
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
export function printPrice(
  { price, priceText = '{price}' }: { price?: number | undefined; priceText?: string | undefined },
  currency: string,
  language: string,
): Price {
  if (price === undefined) return { text: priceText, amount: undefined, currency };
  const text = printAmount({ amount: price, currency }, language);
  return { text: insertWords(priceText, { price: text }), amount: price, currency };
}
