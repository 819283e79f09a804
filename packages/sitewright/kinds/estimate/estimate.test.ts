import { expect, test } from 'vitest';
import { type Choice, estimateCosts, type PriceList } from './estimate-costs.ts';

const price = (amount: number) => ({ price: { amount, currency: 'USD' } });
const yearly = (amount: number) => ({ yearly: { ...price(amount), period: 'per year' } });
const plans: PriceList['plans'] = [
  { name: 'Starter', ...price(99), ...yearly(990), upTo: { shops: 1, users: 5 } },
  { name: 'Growth', ...price(79), ...yearly(790), upTo: { shops: 10 } },
  { name: 'Enterprise', priceText: 'Custom' },
];
const addOns: PriceList['addOns'] = [
  { name: 'Storage', ...price(4.5), billed: 'month' },
  { name: 'Training', ...price(199), billed: 'once' },
];
/** Lines as they add up, then what is saved, the total or the plan’s own text, and what is paid once. */
const read = (tiers: PriceList['tiers'], choice: Partial<Choice>) => {
  const all = { shops: 1, users: 0, isYearly: false, bought: [], ...choice };
  const { lines, saved, total, plan, once } = estimateCosts({ tiers, plans, addOns }, all);
  const amounts = lines.map(({ name, amount }) => `${name} ${amount.amount}`);
  const sums = [saved, total ?? plan.priceText, once];
  expect([saved, total, once].map((sum) => sum?.currency ?? 'USD')).toEqual(Array(3).fill('USD'));
  return [
    ...amounts,
    ...sums.map((sum) => (typeof sum === 'object' ? sum.amount : (sum ?? 0))),
  ].join(', ');
};

const bought = [2, 3];

test.each<[PriceList['tiers'], Partial<Choice>, string]>([
  ['volume', {}, 'Starter 99, 0, 99, 0'],
  ['volume', { shops: 3 }, 'Growth 237, 0, 237, 0'],
  ['volume', { users: 6 }, 'Growth 79, 0, 79, 0'],
  ['graduated', { shops: 3 }, 'Starter 99, Growth 158, 0, 257, 0'],
  ['graduated', { shops: 3, isYearly: true }, 'Starter 1188, Growth 1896, 514, 2570, 0'],
  // The first plan is for fewer users, so that its shop pays the price of the next one too.
  ['graduated', { users: 6 }, 'Growth 79, 0, 79, 0'],
  ['graduated', { shops: 3, users: 6 }, 'Growth 237, 0, 237, 0'],
  ['flat', { shops: 10 }, 'Growth 79, 0, 79, 0'],
  ['graduated', { shops: 11, isYearly: true }, '0, Custom, 0'],
  ['volume', { bought }, 'Starter 99, Storage 9, Training 597, 0, 108, 597'],
  ['flat', { bought, isYearly: true }, 'Starter 1188, Storage 108, Training 597, 198, 1098, 597'],
])('an estimate of %s prices for %o is %s', (tiers, choice, expected) => {
  expect(read(tiers, choice)).toBe(expected);
});
