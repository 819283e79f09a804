import { fillTemplate } from 'sitewright';
import type { Hearer, Till } from './till-fields.ts';
import { leaveOnShelf, type Sale } from './till-sale.ts';
import { totalSale } from './till-total.ts';

/** A line of what is heard. */
export interface Heard {
  item: string;
  amount?: string;
}

interface PricedTill {
  currency: string;
  lines: readonly { item: string; price: number }[];
}

/** The sale as totalSale takes it: its goods with their names and prices. */
export const itemise = (till: PricedTill, { lines }: Sale) => ({
  currency: till.currency,
  lines: lines.flatMap(({ good, quantity }) => {
    const { item, price } = till.lines[good] ?? {};
    return item === undefined || price === undefined ? [] : [{ item, price, quantity }];
  }),
});

/** What each of the others hears of a sale that is paid. */
export function tellHearers(till: Till, sale: Sale, language: string): Record<Hearer, Heard[]> {
  const left = leaveOnShelf(sale);
  const sold = till.lines.flatMap(({ item, order }, good) => {
    const [before = 0, after = 0] = [sale.shelf[good], left[good]];
    return before === after ? [] : [{ item, before, after, order }];
  });
  const orders = sold.flatMap(({ item, after, order }) =>
    order && after < order.under
      ? [
          {
            item: fillTemplate(till.runsLow, { item, under: String(order.under) }),
            amount: order.what,
          },
        ]
      : [],
  );
  const { count, total } = totalSale(itemise(till, sale), language);
  return {
    shelf: sold.map(({ item, before, after }) => ({ item, amount: `${before} → ${after}` })),
    order: orders.length > 0 ? orders : [{ item: till.nothingToOrder }],
    figures: [
      { item: till.itemsLabel, amount: String(count) },
      { item: till.paidLabel, amount: sale.paidBy ?? '' },
      { item: till.totalLabel, amount: total },
    ],
    store: sold.map(({ item, after }) => ({ item, amount: String(after) })),
  };
}
