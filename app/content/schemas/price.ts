import { z } from 'zod';
import { type Price, printPrice } from '../print-price.ts';
import { textWith } from './fields.ts';
import type { References } from './shared.ts';

/** What a file says of a price: an amount, words, or words round an amount. */
const priceFields = {
  price: z
    .number()
    .positive()
    .optional()
    .describe('The amount, such as 99 or 4.5, in the currency of the page'),
  priceText: textWith('price')
    .optional()
    .meta({ launchRole: 'price' })
    .describe('Words in place of a price, such as Custom, or round it, such as from {price}'),
};
interface PriceFields {
  price?: number | undefined;
  priceText?: string | undefined;
}

const hasPrice = ({ price, priceText }: PriceFields) =>
  price !== undefined || priceText !== undefined;
const namesPrice = ({ price, priceText }: PriceFields) =>
  priceText === undefined || priceText.includes('{price}') === (price !== undefined);

/** Whether words name an amount of money, which machines would not find in them. */
function holdsAmount({ priceText = '' }: PriceFields, currency = ''): boolean {
  const sign =
    currency && printPrice({ price: 1 }, currency, 'en').text.replaceAll(/[\d.,\s]/g, '');
  const money = [String.raw`\p{Sc}`, currency, sign].filter(Boolean).join('|');
  return new RegExp(`(?:${money})\\s*\\d|\\d\\s*(?:${money})`, 'u').test(priceText);
}

/**
 * Something with a price: an amount or words, and of words that they name the amount where there is one. Its
 * value has the price as it is printed.
 *
 * @param fields what it has besides
 */
export const priceIn = <Fields extends z.ZodRawShape>(
  { currency, language }: Pick<References, 'currency' | 'language'>,
  fields: Fields,
) =>
  z
    .strictObject({ ...fields, ...priceFields })
    .refine((entry) => hasPrice(entry as PriceFields), {
      path: ['price'],
      error: 'an amount, such as 99, or a priceText, such as Custom',
      // Beside other mistakes too.
      when: ({ value }) => typeof value === 'object' && value !== null,
    })
    .refine((entry) => namesPrice(entry as PriceFields), {
      path: ['priceText'],
      error: 'words with {price} where there is a price, and without it where there is none',
    })
    .refine((entry) => !holdsAmount(entry as PriceFields, currency), {
      path: ['priceText'],
      error: 'the amount as price: 49, and here the words round it, such as from {price}',
    })
    .refine((entry) => (entry as PriceFields).price === undefined || currency !== undefined, {
      path: ['price'],
      error: 'a currency for it, such as currency: USD at the top of the page',
    })
    .transform((entry) => {
      const { price, priceText, ...rest } = entry as PriceFields;
      const printed = printPrice({ price, priceText }, currency ?? 'USD', language);
      return { ...rest, price: printed } as unknown as z.output<z.ZodObject<Fields>> & {
        price: Price;
      };
    });
