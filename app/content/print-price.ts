import { insertWords } from './insert-words.ts';

/** A price as it is printed, with its amount for machines. */
export interface Price {
  text: string;
  /** Undefined for a price of words alone. */
  amount: number | undefined;
  /** Its ISO 4217 code. */
  currency?: string | undefined;
}

/**
 * Prints a price as the currency's home writes it, in the page's language: 590 SEK are `590 kr`, in
 * English too.
 *
 * @param currency an ISO 4217 code, which begins with the country's
 */
export function printPrice(
  { price, priceText = '{price}' }: { price?: number | undefined; priceText?: string | undefined },
  currency: string,
  language: string,
): Price {
  if (price === undefined) return { text: priceText, amount: undefined, currency };
  const home = currency.slice(0, 2);
  const locale = new Intl.Locale(language);
  const { region = home } = locale;
  const format = new Intl.NumberFormat(new Intl.Locale(language, { region }), {
    style: 'currency',
    currency,
    currencyDisplay: region === home ? 'narrowSymbol' : 'symbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const figure = format
    .format(price)
    // The page knows the direction of a figure without invisible signs.
    .replaceAll(/[\u200e\u200f]/g, '')
    // Where a large price has no room beside its sign, the sign goes to the next line.
    .replace(/\u00a0(?!\d)/, ' ');
  return { text: insertWords(priceText, { price: figure }), amount: price, currency };
}
