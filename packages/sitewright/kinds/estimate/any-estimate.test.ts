import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Money } from '../../content/values/amount.ts';
import { estimateCosts, type PriceList } from './estimate-costs.ts';

const priceOf = (cents: number) => ({ amount: cents / 100, currency: 'USD' });
const cents = fc.integer({ min: 1, max: 9_999_999 });
const limit = { users: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }) };
const tier = fc.record({
  month: cents,
  year: fc.option(cents, { nil: undefined }),
  more: fc.integer({ min: 1, max: 20 }),
  ...limit,
});

/** Plans with larger and larger limits, the last one without, and whether its price is words. */
const plans = fc
  .tuple(fc.array(tier, { minLength: 1, maxLength: 5 }), fc.boolean())
  .map(([tiers, isCustom]) =>
    tiers.map(({ month, year, users }, index): PriceList['plans'][number] => {
      const isLast = index === tiers.length - 1;
      const shops = tiers.slice(0, index + 1).reduce((sum, { more }) => sum + more, 0);
      return {
        name: `Plan ${index}`,
        ...(!(isLast && isCustom) && { price: priceOf(month) }),
        ...(year !== undefined && { yearly: { price: priceOf(year), period: '' } }),
        ...(!isLast && { upTo: { shops, ...(users && { users }) } }),
      };
    }),
  );
const addOns = fc.array(
  fc.record({
    price: cents.map(priceOf),
    billed: fc.constantFrom('once' as const, 'month' as const),
  }),
  { maxLength: 3 },
);
const anyPrices = fc.record({
  tiers: fc.constantFrom<PriceList['tiers']>('volume', 'graduated', 'flat'),
  plans,
  addOns: addOns.map((all) => all.map((one, index) => ({ ...one, name: `Add-on ${index}` }))),
});
const choice = fc.record({
  shops: fc.integer({ min: 1, max: 120 }),
  users: fc.integer({ min: 0, max: 60 }),
  isYearly: fc.boolean(),
  bought: fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 3, maxLength: 3 }),
});

const toCents = (money?: Money) => Math.round((money?.amount ?? 0) * 100);
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

test('an estimate adds up the prices of plans that are large enough, the chosen one among them', () => {
  fc.assert(
    fc.property(anyPrices, choice, (prices, wanted) => {
      const { shops, users, isYearly, bought } = wanted;
      const { plan, lines, total, saved, once } = estimateCosts(prices, wanted);
      const holdsUsers = ({ upTo }: typeof plan) => users <= (upTo?.users ?? users);
      const isLarge = (one: typeof plan) => holdsUsers(one) && shops <= (one.upTo?.shops ?? shops);
      expect(plan).toBe(prices.plans.find(isLarge));

      // Each line has the price of what it names, times how many there are.
      const known = [...prices.plans, ...prices.addOns];
      for (const { name, each, counts, amount } of lines) {
        expect(each).toBe(known.find((one) => one.name === name)?.price);
        expect(toCents(amount)).toBe(counts.reduce((product, one) => product * one, toCents(each)));
      }
      const paid = lines.flatMap(({ name, counts: [count = 0] }) => {
        const one = prices.plans.find((other) => other.name === name);
        return one ? [{ ...one, count }] : [];
      });
      const ofAddOns = (billed: string, months: number) =>
        sum(
          prices.addOns.map((one, index) =>
            one.billed === billed ? toCents(one.price) * (bought[index] ?? 0) * months : 0,
          ),
        );
      expect(toCents(once)).toBe(ofAddOns('once', 1));
      if (!plan.price) {
        expect([paid, total, saved]).toEqual([[], undefined, undefined]);
        return;
      }
      // All shops pay, each for a plan that has room for the users; the last ones pay for the chosen plan.
      expect(paid.every(holdsUsers)).toBe(true);
      expect(paid.at(-1)).toMatchObject({ name: plan.name });
      expect(sum(paid.map(({ count }) => count))).toBe(prices.tiers === 'flat' ? 1 : shops);
      if (prices.tiers !== 'graduated') expect(paid).toHaveLength(1);
      const ofPlans = paid.map(({ price, yearly, count }) => {
        const month = toCents(price);
        const year = yearly ? toCents(yearly.price) : 12 * month;
        return count * (isYearly ? year : month);
      });
      expect(toCents(total)).toBe(sum(ofPlans) + ofAddOns('month', isYearly ? 12 : 1));
    }),
    { seed: 47, numRuns: 500 },
  );
});
