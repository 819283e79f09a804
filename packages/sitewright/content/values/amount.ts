/** The codes of all currencies. */
export const currencies: readonly string[] = Intl.supportedValuesOf('currency');

/** An amount of money. */
export interface Money {
  /** In whole units of the currency, such as 4.5. */
  amount: number;
  /** An ISO 4217 code, which begins with the country's. */
  currency: string;
  /** How many digits it has after the point, where that is more than its currency has: 2 of 0.85 JPY. */
  decimals?: number | undefined;
  /** Whether readers could take its sign for that of another currency: `$` then becomes `NT$` or `US$`. */
  sharesSign?: boolean | undefined;
}

/** Something with a price: an amount, words in its place, or words round it. */
export interface Priced {
  /** Undefined for a price of words alone. */
  price?: Money | undefined;
  /** `{price}` in it stands for the amount. */
  priceText?: string | undefined;
}

/** How many digits amounts of a currency have after the point: 2 of USD, 0 of JPY, 3 of KWD. */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** How many digits an amount has after the point at least, unless it is whole. */
export const digitsOfAmount = ({ currency, decimals = 0 }: Omit<Money, 'amount'>): number =>
  Math.max(digitsOf(currency), decimals);

/** The sign of a currency where it is at home, such as `kr` of SEK; its code where it has none. */
export function signOf(currency: string, language = 'en'): string {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const parts = new Intl.NumberFormat(language, options).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/**
 * The currencies that people call so at home: by their sign, their name or its initials, as `TL` is TRY, by a word of it,
 * as `гривень` is UAH, or that shortened, as `грн`.
 */
export function findCurrencies(word: string): string[] {
  const meant = word.replaceAll(/["״]/g, '').trim().toUpperCase();
  const [letters = ''] = /^\p{L}{2,}(?=\.?$)/u.exec(meant) ?? [];
  // Latin letters alone are rather a code that is mistyped.
  const short = new RegExp(/[^A-Z]/.test(letters) ? `^${[...letters].join('.*')}` : '$.');
  const named = currencies.map((currency) => {
    const home = new Intl.Locale(`und-${currency.slice(0, 2)}`).maximize().language;
    const name = new Intl.DisplayNames(home, { type: 'currency' }).of(currency) ?? '';
    const options = { style: 'currency', currency, currencyDisplay: 'name' } as const;
    const { format } = new Intl.NumberFormat(home, { ...options, maximumFractionDigits: 0 });
    const counted = [1, 5].map((count) => format(count).replace(/\p{N}/u, '').trim());
    const initials = name.split(/\s+/).map((part) => part.charAt(0));
    const sign = signOf(currency, home);
    const names = [name, ...counted, sign, initials.length > 1 ? initials.join('') : ''];
    return { currency, names: names.map((one) => one.toUpperCase()) };
  });
  const whole = named.filter(({ names }) => meant && names.includes(meant));
  // Some are called by a word of their name, such as złoty; a word of many, such as dollar, names none.
  const part = named.filter(({ names }) =>
    names.flatMap((name) => name.split(/\s+/)).some((one) => one === meant || short.test(one)),
  );
  const found = whole.length > 0 ? whole : part;
  return found.length < 4 ? found.map(({ currency }) => currency) : [];
}

/**
 * Whether readers could take the sign of a currency for that of another one: of the others that a site has prices in,
 * or, where it has any, of US dollars.
 *
 * @param all the currencies of the site’s prices
 */
export function sharesSign(currency: string, all: Iterable<string>): boolean {
  const others = [...all].filter((one) => one !== currency);
  const likely = others.length > 0 ? [...others, 'USD'] : [];
  return likely.some((one) => one !== currency && signOf(one) === signOf(currency));
}

/** How many digits a number has after the point. */
function decimalsOf(number: number): number {
  const [, fraction = '', exponent = 0] = /^[^.e]*\.?(\d*)(?:e(.+))?$/.exec(String(number)) ?? [];
  return Math.max(0, fraction.length - Number(exponent));
}

/** Whether an amount can be paid in its currency, and is held to the last digit. */
export const isPayable = ({ amount, ...money }: Money): boolean =>
  decimalsOf(amount) <= digitsOfAmount(money) &&
  Math.abs(amount) * 10 ** digitsOfAmount(money) < Number.MAX_SAFE_INTEGER;

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
