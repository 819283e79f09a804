import { besideMistakes, currencyCode, type FieldWords, z } from 'sitewright';
import { drawing } from './drawn-figure.ts';
import { checkPrices, soldGood } from './sale-fields.ts';

/** Who hears of a sale: whoever keeps the shelf, orders, counts, or sells from the same shelf. */
export const hearers = ['shelf', 'order', 'figures', 'store'] as const;
export type Hearer = (typeof hearers)[number];

/** One of the goods with what is left of it, and when and how more of it is ordered. */
export const stockedGood = <Fields extends z.ZodRawShape>(words: FieldWords, order: Fields) =>
  soldGood(words).extend({
    stock: z.int().min(1).describe('How many are on the shelf before the sale'),
    order: words
      .group('When more of it is ordered', {
        under: z.int().min(1).describe('It is ordered when fewer than that are left'),
        what: words.text('What is ordered then, such as 2 crates'),
        ...order,
      })
      .optional(),
  });

/** What every till has whose keys can be pressed, beside its lines, from which the sums are computed. */
export const keyed = ({ text, textOptionalInTranslation, group, list }: FieldWords) => ({
  shop: textOptionalInTranslation('The shop’s name on the receipt'),
  currency: currencyCode.describe('The code of the currency of its amounts, such as USD'),
  totalLabel: text('The word before the total'),
  number: z.int().min(1).describe('The number of the sale'),
  saleLabel: text('The word before the number of the sale'),
  paidLabel: text('The words before the means of payment'),
  paidBy: text('The means of payment: one of the keys'),
  keys: list('The four keys to pay with', text()).length(4),
  invitation: text('What is said above the keys: that one may press them'),
  messages: group('What is said to a press on a key', {
    added: text('To one of the goods', 'item', 'quantity'),
    soldOut: text('To one of which nothing is left', 'item'),
    paid: text('To a way to pay', 'paidBy'),
    nothingToPay: text('To a way to pay when the sale is paid'),
  }),
});

/** Refuses a sale that is paid in no way of its till's, and prices with more digits than their currency has. */
export const checkKeys = <Keyed extends z.ZodType<KeyedSale>>(fields: Keyed) =>
  fields
    .refine(
      ({ keys, paidBy }) => !Array.isArray(keys) || paidBy === undefined || keys.includes(paidBy),
      { path: ['paidBy'], error: 'one of the texts of “keys”', ...besideMistakes },
    )
    .superRefine(checkPrices, besideMistakes);

interface KeyedSale {
  keys: readonly string[];
  paidBy: string;
  currency: string;
  lines: unknown;
}

/** What the till shows: the sums are computed from the lines. */
export const till = (words: FieldWords) => {
  const { text, list } = words;
  return checkKeys(
    drawing(words, 'till', 'A till that rings up a sale, with its receipt', {
      ...keyed(words),
      itemsLabel: text('The word before the number of goods'),
      itemLabel: text('The heading of the goods on the receipt'),
      amountLabel: text('The heading of the amounts'),
      thanks: text('The last line of the receipt'),
      nothingToOrder: text('What is said to suppliers when nothing runs low'),
      runsLow: text('What is said to suppliers when something does', 'item', 'under'),
      lines: list(
        'What is sold, each with a key; the sums are computed from it',
        stockedGood(words, {}),
      ),
    }),
  );
};
export type Till = z.infer<ReturnType<typeof till>>;
