import { addAmounts, type ContentOf, type Inputs, type Money } from '../../definitions.ts';
import type { estimate } from './estimate.ts';

/** What is added up: the plans, of which all but the last have a limit, and the add-ons with an amount. */
export interface PriceList {
  tiers: ContentOf<typeof estimate>['tiers'];
  plans: readonly Pick<
    Inputs['plans']['items'][number],
    'name' | 'price' | 'priceText' | 'yearly' | 'upTo'
  >[];
  addOns: readonly { name: string; price: Money; billed: 'once' | 'month' }[];
}
type Tier = PriceList['plans'][number];

/** The prices of plans, and of the add-ons that say how they are billed. */
export const listPrices = (
  tiers: PriceList['tiers'],
  plans: Inputs['plans'],
  addOns: Inputs['addOns'] | undefined,
): PriceList => ({
  tiers,
  plans: plans.items.map(({ name, price, priceText, yearly, upTo }) => {
    return { name, price, priceText, yearly, upTo };
  }),
  addOns: (addOns?.items ?? []).flatMap(({ name, price, billed }) =>
    price && billed ? { name, price, billed } : [],
  ),
});

export interface Choice {
  shops: number;
  users: number;
  isYearly: boolean;
  /** How many there are of each add-on, in their order. */
  bought: readonly number[];
}

/** A price with what it is multiplied by. */
type Item = readonly [price: Money, ...counts: number[]];

/**
 * The plans that are paid, the last one being the smallest that is large enough, each with how many shops
 * pay its price. Only plans for that many users are paid: the shops of one for fewer pay the next one's price.
 */
function choosePlans({ tiers, plans }: PriceList, { shops, users }: Choice) {
  const large = plans.filter(({ upTo }) => users <= (upTo?.users ?? users));
  const index = large.findIndex(({ upTo }) => shops <= (upTo?.shops ?? shops));
  const plan = large[index] as Tier;
  const payFor = ({ name, price, yearly }: Tier, count: number) =>
    price ? [{ name, price, yearly, count }] : [];
  if (!plan.price || tiers !== 'graduated')
    return { plan, paid: payFor(plan, tiers === 'flat' ? 1 : shops) };
  const paid = large.slice(0, index + 1).flatMap((one, place) => {
    const below = large[place - 1]?.upTo?.shops ?? 0;
    return payFor(one, Math.min(shops, one.upTo?.shops ?? shops) - below);
  });
  return { plan, paid };
}

/** The sum of prices in one currency; undefined of none. */
function addPrices(items: readonly Item[]): Money | undefined {
  const [[price] = []] = items;
  const sum = addAmounts(items.map(([{ amount }, ...counts]) => [amount, ...counts]));
  return price && { ...price, amount: sum };
}

/**
 * Adds up what shops pay for the smallest plan that is large enough, and for add-ons.
 *
 * @returns the lines, each with what its price is multiplied by; what paying by the year saves; the sum of
 * the month or the year, undefined where the price of the plan is words; and the sum of what is bought once
 */
export function estimateCosts(prices: PriceList, choice: Choice) {
  const { isYearly, bought } = choice;
  const months = isYearly ? 12 : 1;
  const line = (name: string, each: Money, count: number, times = months) => {
    const counts = times > 1 ? [count, times] : [count];
    return {
      name,
      each,
      counts,
      amount: { ...each, amount: addAmounts([[each.amount, ...counts]]) },
    };
  };
  const { plan, paid } = choosePlans(prices, choice);
  const ofPlans = paid.map(({ name, price, count }) => line(name, price, count));
  const ofAddOns = (wanted: 'once' | 'month') =>
    prices.addOns.flatMap(({ name, price, billed }, place) => {
      const count = bought[place] ?? 0;
      return billed === wanted && count > 0
        ? [line(name, price, count, billed === 'once' ? 1 : months)]
        : [];
    });
  const [monthly, once] = [[...ofPlans, ...ofAddOns('month')], ofAddOns('once')];
  const saved = addPrices(
    paid.flatMap(({ price, yearly, count }): Item[] =>
      isYearly && yearly?.price
        ? [
            [price, count, 12],
            [yearly.price, -count],
          ]
        : [],
    ),
  );
  const itemsOf = (lines: typeof once) => lines.map(({ amount }): Item => [amount]);
  return {
    plan,
    lines: [...monthly, ...once],
    saved,
    total: plan.price && addPrices([...itemsOf(monthly), ...(saved ? [[saved, -1] as const] : [])]),
    once: addPrices(itemsOf(once)),
  };
}
