import { addAmounts } from '../../content/amount.ts';
import type { ContentOf, Inputs } from '../define-section.ts';
import type { estimate } from './estimate.ts';

/** What is added up: the plans, of which all but the last have a limit, and the add-ons with an amount. */
export interface PriceList {
  tiers: ContentOf<typeof estimate>['tiers'];
  plans: readonly Pick<Inputs['plans']['items'][number], 'name' | 'price' | 'yearly' | 'upTo'>[];
  addOns: readonly { name: string; amount: number; billed: 'once' | 'month' }[];
}
type Tier = PriceList['plans'][number];

export interface Choice {
  shops: number;
  users: number;
  isYearly: boolean;
  /** How many there are of each add-on, in their order. */
  bought: readonly number[];
}

/**
 * The plans that are paid, the last one being the smallest that is large enough, each with how many shops
 * pay its price. Only plans for that many users are paid: the shops of one for fewer pay the next one's price.
 */
function choosePlans({ tiers, plans }: PriceList, { shops, users }: Choice) {
  const large = plans.filter(({ upTo }) => users <= (upTo?.users ?? users));
  const index = large.findIndex(({ upTo }) => shops <= (upTo?.shops ?? shops));
  const plan = large[index] as Tier;
  if (plan.price.amount === undefined) return { plan, paid: [] };
  if (tiers !== 'graduated')
    return { plan, paid: [{ ...plan, count: tiers === 'flat' ? 1 : shops }] };
  const paid = large.slice(0, index + 1).map((one, place) => {
    const below = large[place - 1]?.upTo?.shops ?? 0;
    return { ...one, count: Math.min(shops, one.upTo?.shops ?? shops) - below };
  });
  return { plan, paid };
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
  const line = (name: string, each: number, count: number, times = months) => {
    const counts = times > 1 ? [count, times] : [count];
    return { name, each, counts, amount: addAmounts([[each, ...counts]]) };
  };
  const { plan, paid } = choosePlans(prices, choice);
  const ofPlans = paid.map(({ name, price, count }) => line(name, price.amount ?? 0, count));
  const ofAddOns = (wanted: 'once' | 'month') =>
    prices.addOns.flatMap(({ name, amount, billed }, place) => {
      const count = bought[place] ?? 0;
      return billed === wanted && count > 0
        ? [line(name, amount, count, billed === 'once' ? 1 : months)]
        : [];
    });
  const [monthly, once] = [[...ofPlans, ...ofAddOns('month')], ofAddOns('once')];
  const saved = addAmounts(
    paid.flatMap(({ price: { amount = 0 }, yearly, count }) => {
      const year = yearly?.price.amount;
      return isYearly && year !== undefined
        ? [[amount, count, 12] as const, [year, -count] as const]
        : [];
    }),
  );
  const sumOf = (lines: typeof once) =>
    addAmounts(lines.map(({ each, counts }) => [each, ...counts]));
  return {
    plan,
    lines: [...monthly, ...once],
    saved,
    total:
      plan.price.amount === undefined
        ? undefined
        : addAmounts([
            [sumOf(monthly), 1],
            [saved, -1],
          ]),
    once: sumOf(once),
  };
}
