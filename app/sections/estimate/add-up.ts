import type { ContentOf } from '../define-section.ts';
import type { Plan } from '../plans/plans.ts';
import type { estimate } from './estimate.ts';

/** What is added up: the plans, of which all but the last have a limit, and the add-ons with an amount. */
export interface PriceList {
  tiers: ContentOf<typeof estimate>['tiers'];
  plans: readonly Pick<Plan, 'name' | 'price' | 'yearly' | 'upTo'>[];
  addOns: readonly { name: string; amount: number; billed: 'once' | 'month' }[];
}

export interface Choice {
  shops: number;
  users: number;
  isYearly: boolean;
  /** How many there are of each add-on, in their order. */
  bought: readonly number[];
}

/**
 * Adds up what shops pay for the smallest plan that is large enough, and for add-ons.
 *
 * @returns the lines, each with what its price is multiplied by; what paying by the year saves; the sum of
 * the month or the year, undefined where the price of the plan is words; and the sum of what is bought once
 */
export function addUp({ tiers, plans, addOns }: PriceList, choice: Choice) {
  const { shops, users, isYearly, bought } = choice;
  const months = isYearly ? 12 : 1;
  const index = plans.findIndex(
    ({ upTo }) => !upTo || (shops <= upTo.shops && users <= (upTo.users ?? users)),
  );
  const plan = plans[index] as PriceList['plans'][number];
  /** How many of the shops pay the price of a plan. */
  const countOf = ({ upTo }: typeof plan, place: number) => {
    if (tiers !== 'graduated') return place < index ? 0 : tiers === 'flat' ? 1 : shops;
    return Math.min(shops, upTo?.shops ?? shops) - (plans[place - 1]?.upTo?.shops ?? 0);
  };
  const line = (name: string, each: number, count: number, times = months) => {
    return {
      name,
      each,
      counts: times > 1 ? [count, times] : [count],
      amount: each * count * times,
    };
  };
  const paid = plans
    .slice(0, index + 1)
    .map((one, place) => ({ ...one, count: countOf(one, place) }))
    .filter(({ count }) => plan.price.amount !== undefined && count > 0);
  const ofPlans = paid.map(({ name, price, count }) => line(name, price.amount ?? 0, count));
  const ofAddOns = (wanted: 'once' | 'month') =>
    addOns.flatMap(({ name, amount, billed }, place) => {
      const count = bought[place] ?? 0;
      return billed === wanted && count > 0
        ? [line(name, amount, count, billed === 'once' ? 1 : months)]
        : [];
    });
  const [monthly, once] = [[...ofPlans, ...ofAddOns('month')], ofAddOns('once')];
  const saved = paid.reduce((sum, { price: { amount = 0 }, yearly, count }) => {
    const year = 12 * amount;
    return isYearly ? sum + count * (year - (yearly?.price.amount ?? year)) : 0;
  }, 0);
  const sumOf = (lines: typeof once) => lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    plan,
    lines: [...monthly, ...once],
    saved,
    total: plan.price.amount === undefined ? undefined : sumOf(monthly) - saved,
    once: sumOf(once),
  };
}
