import { digitsOf, fillTemplate, printAmount } from 'sitewright';
import { itemise } from './till-hearers.ts';
import { leaveOnShelf, type Sale } from './till-sale.ts';
import { totalSale } from './till-total.ts';

/** What stands in braces on the papers of a sale, besides what an order of its good says. */
export const saleWords = [
  'sale',
  'item',
  'quantity',
  'price',
  'amount',
  'share',
  'before',
  'after',
] as const;

/** What the order of a good says, in braces on the papers, each a field of the good. */
export const orderWords = [
  'what',
  'to',
  'cost',
  'under',
  'packed',
  'packs',
  'packing',
  'weight',
] as const;

type OrderWord = (typeof orderWords)[number];

/** As much of a till as the papers of its sales need. */
interface PaperTill {
  saleLabel: string;
  currency: string;
  houseShare: number;
  lines: readonly {
    item: string;
    price: number;
    order?: ({ under: number } & Readonly<Record<Exclude<OrderWord, 'under'>, string>>) | undefined;
  }[];
}

/**
 * What the papers say of a sale. They follow one of its goods: the last one that runs low by it, else the last one
 * that was rung up.
 *
 * @param sale with one good at least
 * @param language the tag of the language whose readers the amounts are formatted for
 * @returns the words by the names that they have in braces, the place of the good on the keys, and its order if
 * it runs low
 */
export function describeSale(till: PaperTill, sale: Sale, language: string) {
  const left = leaveOnShelf(sale);
  const orderOf = ({ good }: Sale['lines'][number]) => {
    const { order } = till.lines[good] ?? {};
    return order && (left[good] ?? 0) < order.under ? order : undefined;
  };
  const line = sale.lines.findLast(orderOf) ?? sale.lines.at(-1);
  const { good = 0, quantity = 0 } = line ?? {};
  const { lines } = totalSale(itemise(till, { ...sale, lines: [{ good, quantity }] }), language);
  const { item = '', price = '', amount = '' } = lines[0] ?? {};
  const { price: each = 0 } = till.lines[good] ?? {};
  const order = line && orderOf(line);
  const words: Record<string, string> = {
    ...order,
    under: String(order?.under),
    sale: `${till.saleLabel} ${sale.number}`,
    item,
    quantity: String(quantity),
    price,
    amount,
    share: printShare(each * quantity, till, language),
    before: String(sale.shelf[good] ?? 0),
    after: String(left[good] ?? 0),
  };
  return { words, good, order };
}

/** The share of the house in an amount, rounded to the coins of its currency. */
function printShare(amount: number, { currency, houseShare }: PaperTill, language: string) {
  const coins = 10 ** digitsOf(currency);
  const share = Math.round((amount * houseShare * coins) / 100) / coins;
  return printAmount({ amount: share, currency }, language, { digits: 'all', sign: 'none' });
}

export type SaleStory = ReturnType<typeof describeSale>;

/**
 * What stands in one place of a paper.
 *
 * @param otherwise what stands there when nothing is ordered; without it, `template`
 */
export const sayOnPaper = ({ words, order }: SaleStory, template: string, otherwise = template) =>
  fillTemplate(order ? template : otherwise, words);
