import { expect, test } from 'vitest';
import { openTill, type Press, pressKey } from '../../figures/till-sale.ts';
import { readShared, writeShared } from './shared-sale.ts';

const till = {
  number: 7,
  paidBy: 'Card',
  lines: [
    { quantity: 1, stock: 9 },
    { quantity: 4, stock: 14 },
  ],
};
const ring = (presses: readonly Press[]) => presses.reduce(pressKey, openTill(till)).printed;

test('who opens the address of a sale rings up the same goods', () => {
  const sale = ring([{ good: 1 }, { good: 0 }, { good: 1 }, { paidBy: 'Cash' }]);
  const address = writeShared(sale);
  expect(address).toBe('#sale=1-2');
  expect(writeShared(ring(readShared(address, till)))).toBe(address);
});

test.each(['', '#platforms', '#sale=', '#sale=0-0', '#sale=x-y', '#sale=1.5', '#sale=1e9'])(
  'of %j no more is rung up than the shelf has',
  (fragment) => {
    const presses = readShared(fragment, till);
    expect(presses.length).toBeLessThanOrEqual(10);
    expect(presses.every((press) => 'paidBy' in press || press.good === 0)).toBe(true);
  },
);
