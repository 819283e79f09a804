import { z } from 'zod';
import { suggestName } from '../messages/find-like-name.ts';
import { readMeantNumber } from '../messages/look-alikes.ts';
import {
  currencies,
  digitsOf,
  digitsOfAmount,
  findCurrencies,
  isPayable,
  type Money,
  type Priced,
  sharesSign,
  signOf,
} from '../values/amount.ts';
import type { FieldContext } from './field-context.ts';
import { besideMistakes, textWith } from './fields.ts';

/** The code of a currency, by which amounts have their digits and their sign. */
export const currencyCode = z.string().refine((code) => currencies.includes(code), {
  error: ({ input }) => {
    const called = findCurrencies(String(input)).join(' or ');
    const like = suggestName(String(input).toUpperCase(), currencies);
    return `the code of a currency${called ? `, such as ${called}` : like || ', such as USD or EUR'}`;
  },
});

/** Why an amount cannot be a price in a currency; undefined where it can, and where there is no such currency. */
export function describeAmount(amount: number, currency: string, decimals = 0): string | undefined {
  if (!currencies.includes(currency) || isPayable({ amount, currency, decimals })) return undefined;
  const digits = digitsOfAmount({ currency, decimals });
  const most = digits === 0 ? 'no digits' : `at most ${digits} digits`;
  const known = decimals > 0 && decimals === digits ? 'as decimals says' : `as ${currency} has`;
  return `an amount with ${most} after the point, ${known} (a thousand is 1000; what costs less than the smallest coin has a price for many, or says how many digits it has, as in decimals: 2)`;
}

/** An amount with its currency, such as `1200.5 SEK`; undefined for any other words. */
export function readMoney(said: unknown): Money | undefined {
  const [, amount = '', currency = ''] = /^(\d+(?:\.\d+)?) ([A-Z]{3})$/.exec(`${said}`) ?? [];
  if (!currencies.includes(currency)) return undefined;
  // Three digits behind the point are thousands where the currency has fewer.
  const isOther = /^[1-9]\d{0,2}\.\d{3}$/.test(amount) && digitsOfAmount({ currency }) < 3;
  return isOther ? undefined : { amount: Number(amount), currency };
}

/**
 * The same as a field of a file.
 *
 * @param used the currencies that the site has, first those of what is likest
 */
export const moneyIn = (used: readonly string[]) =>
  z.string().superRefine((said, context) => {
    const read = readMoney(said);
    const message = read ? describeAmount(read.amount, read.currency) : describeMoney(said, used);
    if (message) context.addIssue({ code: 'custom', message });
  });

function describeMoney(said: string, used: readonly string[]): string {
  const word = said.replaceAll(/[\d\s.,'’]/g, '');
  const meant = readMeantNumber(said.replace(word, '')) ?? 0;
  const codes = [word.toUpperCase(), ...findCurrencies(word)];
  const code = codes.find((one) => currencies.includes(one));
  const [first = 'SEK', second = used[0] ?? 'EUR'] = used;
  const small = digitsOf(second) === 2 ? ` or 4.50 ${second}` : '';
  const such = meant > 0 && code ? `${meant} ${code}` : `1200 ${first}${small}`;
  return `an amount and the code of its currency, such as ${such}`;
}

/** What a file says of a price: an amount, words, or words round an amount. */
const priceFields = {
  price: z
    .number()
    .positive()
    .optional()
    .meta({ translation: 'amount' })
    .describe(
      'The amount, such as 99 or 4.5, in the currency of the page; words, such as Free, go into priceText',
    ),
  decimals: z
    .int()
    .min(1)
    .max(6)
    .optional()
    .describe(
      'How many digits the amount has after the point, where that is more than its currency has, such as 2 for 0.85 yen',
    ),
  priceText: textWith('price')
    .optional()
    .meta({ launchRole: 'price' })
    .describe('Words in place of a price, such as Custom, or round it, such as from {price}'),
};
type PriceFields = z.output<z.ZodObject<typeof priceFields>>;

/** Whether words name an amount of money, which machines would not find in them. */
function holdsAmount(priceText: string, currency?: string): boolean {
  const signs = currency ? [currency, signOf(currency)].map(RegExp.escape) : [];
  const money = [String.raw`\p{Sc}`, ...signs].join('|');
  return new RegExp(`(?:${money})\\s*\\d|\\d\\s*(?:${money})`, 'u').test(priceText);
}

/** Forms show fields in their order: a price stands behind what it is the price of, before all that this has besides. */
const withPrice = <Fields extends z.ZodRawShape>(fields: Fields): Fields & typeof priceFields => {
  const [first, ...more] = Object.entries(fields);
  return {
    ...Object.fromEntries(first ? [first] : []),
    ...priceFields,
    ...Object.fromEntries(more),
  } as Fields & typeof priceFields;
};

/**
 * Something with a price: an amount or words, and of words that they name the amount where there is one.
 *
 * @param fields what it has besides
 */
export const priceIn = <Fields extends z.ZodRawShape>(
  { currency, currencies = [] }: Pick<FieldContext, 'currency' | 'currencies'>,
  fields: Fields,
) =>
  z
    .strictObject(withPrice(fields))
    .superRefine((entry, context) => {
      const { price, priceText, decimals } = entry as PriceFields;
      const report = (
        field: keyof PriceFields,
        message: string,
        atField?: string,
        found?: string,
      ) => context.addIssue({ code: 'custom', path: [field], message, params: { atField, found } });
      if (price === undefined && priceText === undefined) {
        const atField = 'Write an amount, such as 99, or words such as Custom as its price text';
        report('price', 'an amount, such as 99, or a priceText, such as Custom', atField);
      }
      if (typeof price === 'number' && currency === undefined) {
        const atField =
          'Say the currency of the page first, such as USD, among the fields of the page itself';
        report(
          'price',
          `a currency for it, such as currency: ${currencies[0] ?? 'USD'} at the top of the page`,
          atField,
        );
      }
      const mistake =
        currency && typeof price === 'number' && describeAmount(price, currency, decimals);
      if (mistake) report('price', mistake, `expected ${mistake.replace(/ \(.*/, '')}`);
      if (decimals !== undefined && price === undefined) {
        report('decimals', 'a price, of which these are the digits, or no decimals');
      }
      if (typeof priceText !== 'string') return;
      if (priceText.includes('{price}') !== (price !== undefined)) {
        report(
          'priceText',
          'words with {price} where there is a price, and without it where none is',
        );
      } else if (holdsAmount(priceText, currency)) {
        const message =
          'one amount, the lowest, as price, and here the words round it, as in from {price}; of what costs nothing, words alone';
        const atField =
          'Write one amount, the lowest, as the price, and here the words round it, as in from {price}; of what costs nothing, words alone';
        report('priceText', message, atField, 'an amount of its own');
      }
    }, besideMistakes)
    .transform((entry) => {
      const { price: amount, decimals, ...rest } = entry as PriceFields;
      // An amount without a currency is refused above.
      const money = {
        currency: currency as string,
        ...(decimals && { decimals }),
        ...(currency && sharesSign(currency, currencies) && { sharesSign: true }),
      };
      return { ...rest, ...(amount !== undefined && { price: { amount, ...money } }) } as z.output<
        z.ZodObject<Fields>
      > &
        Priced;
    });
