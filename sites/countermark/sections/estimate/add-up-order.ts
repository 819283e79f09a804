import { addAmounts } from 'sitewright';
import { estimateCosts, type PriceList } from 'sitewright/views';

/** What somebody has put on the form. */
export interface Order {
  shops: number;
  /** The place of the plan in the list; one that is too small gives way to the next that is not. */
  plan: number;
  isYearly: boolean;
  /** How many of each add-on, in their order. */
  bought: readonly number[];
}

/**
 * Adds up an order.
 *
 * @param discount what the year takes off all that is monthly, in percent
 * @returns its lines, what the year saves, the sum of the month or the year, undefined where the price of the plan
 * is words, and what is paid once
 */
export function addUpOrder(prices: PriceList, discount: number, { plan, ...order }: Order) {
  const wanted = { ...prices, plans: prices.plans.slice(plan) };
  const sum = estimateCosts(wanted, { ...order, users: 0 });
  if (!order.isYearly || !sum.total) return sum;
  const { total } = sum;
  const part = (percent: number) => ({
    ...total,
    amount: addAmounts([[total.amount, percent]]) / 100,
  });
  return { ...sum, saved: part(discount), total: part(100 - discount) };
}

/** Whether a plan has room for so many shops. */
export const isLargeEnough = ({ upTo }: PriceList['plans'][number], shops: number) =>
  shops <= (upTo?.shops ?? shops);
