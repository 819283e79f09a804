import { digitsOfAmount, type Money, signOf } from './amount.ts';

/**
 * Prints an amount with its sign where the currency's home has it, and its figures as the page's language writes them: 5900
 * SEK are `5,900 kr` in English. It never rounds. Where its sign is that of other currencies of the site too, it has its country’s: `NT$450`.
 *
 * @param digits `all` writes `4.00`, as in a column, where `few` writes `4`
 * @param sign `none` leaves out the sign of the currency
 * @param upTo the end of a range that begins with the amount, which stands as the language writes one
 */
export function printAmount(
  { amount, ...money }: Money,
  language: string,
  {
    digits = 'few',
    sign = 'currency',
    upTo = amount,
  }: { digits?: 'few' | 'all'; sign?: 'currency' | 'none'; upTo?: number | undefined } = {},
): string {
  const { currency, sharesSign } = money;
  const ownSign = sharesSign ? countrySignOf(currency) : undefined;
  const home = currency.slice(0, 2);
  const { region = home } = new Intl.Locale(language);
  const format = new Intl.NumberFormat(new Intl.Locale(language, { region }), {
    ...(sign === 'currency' && {
      style: 'currency',
      currency,
      currencyDisplay: chooseDisplay(currency, ownSign, region === home),
    }),
    // Both ends of a range have as many digits.
    trailingZeroDisplay:
      digits === 'few' && [amount, upTo].every(Number.isInteger) ? 'stripIfInteger' : 'auto',
    minimumFractionDigits: digitsOfAmount(money),
    maximumFractionDigits: 20,
  });
  const parts =
    upTo === amount ? format.formatToParts(amount) : format.formatRangeToParts(amount, upTo);
  const signs = signsOfFigures(language);
  return (
    parts
      .map(({ type, value }) =>
        type === 'currency' ? (ownSign ?? value) : (signs.get(type) ?? value),
      )
      .join('')
      // The page knows the direction of a figure without invisible signs.
      .replaceAll(/[\u200e\u200f]/g, '')
      // One glyph for yen: Japanese has another one, as wide as its letters, which most fonts lack.
      .replaceAll('￥', '¥')
      // Where a large price has no room beside its sign, the sign goes to the next line.
      .replace(/\u00a0(?!\d)/, ' ')
  );
}

/** What a language writes between thousands and before a fraction. */
function signsOfFigures(language: string): Map<string, string> {
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567.5);
  return new Map(
    parts.flatMap(({ type, value }) =>
      type === 'group' || type === 'decimal' ? [[type, value]] : [],
    ),
  );
}

/**
 * Whether a language reads an amount from right to left, with the sign of its currency at the left, as Arabic and Hebrew do;
 * Persian does not.
 */
export const readsAmountsFromRight = (language: string): boolean =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' })
    .format(1)
    .startsWith('\u200f');

/** The sign of a currency with its country, such as `NT$`; its code where it has none. */
function countrySignOf(currency: string): string {
  // English has a sign with its country for each currency that has one; that of the world has it for US dollars too.
  const format = new Intl.NumberFormat('en-001', { style: 'currency', currency });
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value;
  return sign === undefined || sign === signOf(currency) ? currency : sign;
}

/** A code has a space between itself and the figure, a sign has it where the language writes one. */
function chooseDisplay(currency: string, ownSign: string | undefined, isHome: boolean) {
  if (ownSign === currency) return 'code';
  return isHome ? 'narrowSymbol' : 'symbol';
}

/**
 * An amount as it stands among words: from right to left these would draw its sign on its other side, which invisible signs
 * prevent.
 *
 * @param isAmongWords whether the words round it are from right to left
 */
export function isolateAmount(amount: string, language: string, isAmongWords: boolean): string {
  const isolate = readsAmountsFromRight(language) ? '\u2067' : '\u2068';
  return isAmongWords ? `${isolate}${amount}\u2069` : amount;
}
