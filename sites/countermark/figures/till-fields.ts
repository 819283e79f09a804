import { besideMistakes, group, listOf, text, textWith, z } from 'sitewright';
import { drawing } from './drawn-figure.ts';
import { checkPrices, sale, soldGood } from './sale-fields.ts';

/** Who hears of a sale: whoever keeps the shelf, orders, counts, or sells from the same shelf. */
export const hearers = ['shelf', 'order', 'figures', 'store'] as const;
export type Hearer = (typeof hearers)[number];

/** One of the goods with what is left of it, and when and how more of it is ordered. */
export const stockedGood = <Fields extends z.ZodRawShape>(order: Fields) =>
  soldGood.extend({
    stock: z.int().min(1).describe('How many are on the shelf before the sale'),
    order: z
      .strictObject({
        under: z.int().min(1).describe('It is ordered when fewer than that are left'),
        what: text.describe('What is ordered then, such as 2 crates'),
        ...order,
      })
      .optional()
      .describe('When more of it is ordered'),
  });

/** What every till has whose keys can be pressed. */
export const keyed = {
  ...sale,
  number: z.int().min(1).describe('The number of the sale'),
  saleLabel: text.describe('The word before the number of the sale'),
  paidLabel: text.describe('The words before the means of payment'),
  paidBy: text.describe('The means of payment: one of the keys'),
  keys: z.array(text).length(4).describe('The four keys to pay with'),
  invitation: text.describe('What is said above the keys: that one may press them'),
  messages: group('What is said to a press on a key', {
    added: textWith('item', 'quantity').describe('To one of the goods'),
    soldOut: textWith('item').describe('To one of which nothing is left'),
    paid: textWith('paidBy').describe('To a way to pay'),
    nothingToPay: text.describe('To a way to pay when the sale is paid'),
  }),
};

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
export const till = checkKeys(
  drawing('till', 'A till that rings up a sale, with its receipt', {
    ...keyed,
    itemsLabel: text.describe('The word before the number of goods'),
    itemLabel: text.describe('The heading of the goods on the receipt'),
    amountLabel: text.describe('The heading of the amounts'),
    thanks: text.describe('The last line of the receipt'),
    nothingToOrder: text.describe('What is said to suppliers when nothing runs low'),
    runsLow: textWith('item', 'under').describe('What is said to suppliers when something does'),
    lines: listOf('What is sold, each with a key; the sums are computed from it', stockedGood({})),
  }),
);
export type Till = z.infer<typeof till>;
