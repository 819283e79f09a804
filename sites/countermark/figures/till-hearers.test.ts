import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Till } from './till-fields.ts';
import { tellHearers } from './till-hearers.ts';
import { openTill, type Press, pressKey } from './till-sale.ts';

const { hero } = parse(
  readFileSync('sites/countermark/content/pages/platforms/retail-pos.yaml', 'utf8'),
);
const till: Till = hero.figure;
const lemons = till.lines.findIndex(({ item }) => item === 'Lemons');
const tell = (...presses: Press[]) =>
  tellHearers(till, presses.reduce(pressKey, openTill(till)).printed, 'en');

test('each of the four hears of the sale what it needs', () => {
  const { shelf, order, figures, store } = tell();
  expect(shelf).toContainEqual({ item: 'Lemons', amount: '14 → 10' });
  expect(order).toEqual([{ item: 'Lemons under 12', amount: '2 crates' }]);
  expect(figures.map(({ amount }) => amount)).toEqual(['8', 'Card', '$20.00']);
  expect(store).toEqual(
    shelf.map(({ item, amount = '' }) => ({ item, amount: amount.split(' → ')[1] })),
  );
});

test('of the next sale they hear what it changed', () => {
  const told = tell({ good: lemons }, { good: lemons }, { paidBy: 'Split' });
  expect(told.shelf).toEqual([{ item: 'Lemons', amount: '10 → 8' }]);
  expect(told.figures.map(({ amount }) => amount)).toEqual(['2', 'Split', '$1.00']);
});

test('a supplier is told that nothing runs low, rather than nothing', () => {
  const bread = till.lines.findIndex(({ order }) => !order);
  expect(tell({ good: bread }, { paidBy: 'Cash' }).order).toEqual([{ item: till.nothingToOrder }]);
});
