import { expect, test } from 'vitest';
import { describeSale, sayOnPaper } from './sale-on-papers.ts';
import { openTill, type Press, pressKey } from './till-sale.ts';

const order = {
  under: 6,
  what: '1 box',
  to: 'Leaf',
  cost: '9.00',
  packed: '',
  packs: '',
  packing: '',
  weight: '',
};
const till = {
  saleLabel: 'Sale',
  number: 7,
  paidBy: 'Card',
  currency: 'USD',
  houseShare: 5,
  lines: [
    { item: 'Tea', quantity: 1, price: 2, stock: 7, order },
    { item: 'Nuts', quantity: 4, price: 0.5, stock: 20 },
  ],
};
const [tea, nuts, cash] = [{ good: 0 }, { good: 1 }, { paidBy: 'Cash' }] as const;
const storyOf = (...presses: Press[]) =>
  describeSale(till, presses.reduce(pressKey, openTill(till)).printed, 'en');

test('papers follow what was rung up last while nothing runs low', () => {
  const story = storyOf();
  expect(story).toMatchObject({ good: 1, order: undefined });
  expect(sayOnPaper(story, '{what}', '{sale}: {quantity} × {price}, {amount}')).toBe(
    'Sale 7: 4 × 0.50, 2.00',
  );
  expect(sayOnPaper(story, '{before} → {after}')).toBe('20 → 16');
});

test('what runs low comes first, with its order', () => {
  const story = storyOf(tea, nuts, cash);
  expect(story).toMatchObject({ good: 0, order });
  expect(sayOnPaper(story, '{item}, {what}: {cost}', 'nothing')).toBe('Tea, 1 box: 9.00');
});

test('the share of the house comes out to the cent, rounded as money is', () => {
  expect(storyOf().words.share).toBe('0.10');
  expect(storyOf(nuts, cash).words.share).toBe('0.03');
});
