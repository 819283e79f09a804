import type { PriceList } from 'sitewright/views';
import { expect, test } from 'vitest';
import { addUpOrder, type Order } from './add-up-order.ts';

const price = (amount: number) => ({ price: { amount, currency: 'USD' } });
const prices: PriceList = {
  tiers: 'volume',
  plans: [
    { name: 'Small', ...price(99), upTo: { shops: 1 } },
    { name: 'Middle', ...price(299), upTo: { shops: 10 } },
    { name: 'Large', priceText: 'Custom' },
  ],
  addOns: [
    { name: 'Storage', ...price(5), billed: 'month' },
    { name: 'Training', ...price(199), billed: 'once' },
  ],
};
const order = { shops: 1, plan: 0, isYearly: false, bought: [] };

test.each<[Partial<Order>, string, (number | undefined)[]]>([
  [{}, 'Small', [99, undefined, undefined]],
  // One shop may take a larger plan, and three cannot have the small one.
  [{ plan: 1 }, 'Middle', [299, undefined, undefined]],
  [{ shops: 3 }, 'Middle', [897, undefined, undefined]],
  [{ shops: 3, isYearly: true }, 'Middle', [8611.2, 2152.8, undefined]],
  [{ isYearly: true, bought: [2, 1] }, 'Small', [1046.4, 261.6, 199]],
  [{ shops: 11, isYearly: true, bought: [2, 1] }, 'Large', [undefined, undefined, 199]],
])('an order of %o is for %s, at %j', (wanted, name, sums) => {
  const { plan, total, saved, once } = addUpOrder(prices, 20, { ...order, ...wanted });
  expect(plan.name).toBe(name);
  expect([total, saved, once].map((sum) => sum?.amount)).toEqual(sums);
});
