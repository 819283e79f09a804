import { expect, test } from 'vitest';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { addUp, type Choice, type PriceList } from './add-up.ts';

const price = (amount?: number) => ({ price: { text: amount ? `$${amount}` : 'Custom', amount } });
const yearly = (amount: number) => ({ yearly: { ...price(amount), period: 'per year' } });
const plans: PriceList['plans'] = [
  { name: 'Starter', ...price(99), ...yearly(990), upTo: { shops: 1, users: 5 } },
  { name: 'Growth', ...price(79), ...yearly(790), upTo: { shops: 10 } },
  { name: 'Enterprise', ...price() },
];
const addOns: PriceList['addOns'] = [
  { name: 'Storage', amount: 4.5, billed: 'month' },
  { name: 'Training', amount: 199, billed: 'once' },
];
/** Lines as they add up, then what is saved, the total or the plan’s own text, and what is paid once. */
const read = (tiers: PriceList['tiers'], choice: Partial<Choice>) => {
  const all = { shops: 1, users: 0, isYearly: false, bought: [], ...choice };
  const { lines, saved, total, plan, once } = addUp({ tiers, plans, addOns }, all);
  const amounts = lines.map(({ name, amount }) => `${name} ${amount}`);
  return [...amounts, saved, total ?? plan.price.text, once].join(', ');
};

test.each<[PriceList['tiers'], Partial<Choice>, string]>([
  ['volume', {}, 'Starter 99, 0, 99, 0'],
  ['volume', { shops: 3 }, 'Growth 237, 0, 237, 0'],
  ['volume', { users: 6 }, 'Growth 79, 0, 79, 0'],
  ['graduated', { shops: 3 }, 'Starter 99, Growth 158, 0, 257, 0'],
  ['graduated', { shops: 3, isYearly: true }, 'Starter 1188, Growth 1896, 514, 2570, 0'],
  ['flat', { shops: 10 }, 'Growth 79, 0, 79, 0'],
  ['graduated', { shops: 11, isYearly: true }, '0, Custom, 0'],
  ['volume', { bought: [2, 3] }, 'Starter 99, Storage 9, Training 597, 0, 108, 597'],
  [
    'volume',
    { bought: [2, 3], isYearly: true },
    'Starter 1188, Storage 108, Training 597, 198, 1098, 597',
  ],
])('an estimate of %s prices for %o is %s', (tiers, choice, expected) => {
  expect(read(tiers, choice)).toBe(expected);
});

test.each([
  [
    'plans.items[0].upTo',
    undefined,
    'estimate: expected plans of which each but the last has its limit (upTo), larger than the one before, found "First till" with none',
  ],
  ['plans.items[1].upTo.shops', 1, '*found "Each further till" with 1'],
  ['plans.items[2].upTo', { shops: 20 }, '*found "More than ten tills" with 20'],
  ['estimate.labels.saved', undefined, 'estimate.labels.saved: expected text, found nothing'],
])('with %s of %o the file is refused in a line', (place, value, problem) => {
  const folder = new ContentFolder().set('pricing.yaml', { [place]: value });
  folder.expectProblems(`content/pricing.yaml:*${problem}`);
});

test('an estimate without plans is refused in a line', () => {
  const folder = new ContentFolder()
    .set('pricing.yaml', { plans: undefined, comparison: undefined })
    .set('pages/winter.yaml', { price: undefined });
  folder.expectProblems(
    'content/pricing.yaml:*estimate: expected a section "plans" on this page or another, which a section "estimate" needs, found none; *',
  );
});

test('a plan that is offered by another name is refused with the names of all', () => {
  const folder = new ContentFolder().set('pages/winter.yaml', { 'price.plan': 'Growth' });
  folder.expectProblems(
    'content/pages/winter.yaml:*price.plan: expected the name of a plan (First till, Each further till, More than ten tills), found "Growth"',
  );
});
