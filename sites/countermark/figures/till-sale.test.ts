import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Till } from './till-fields.ts';
import { leaveOnShelf, openTill, type Press, pressKey, type TillState } from './till-sale.ts';

const till = {
  number: 7,
  paidBy: 'Card',
  lines: [
    { item: 'Tea', quantity: 1, price: 2, stock: 3 },
    { item: 'Nuts', quantity: 2, price: 0.5, stock: 20 },
  ],
} as Till;

const pressAll = (...presses: Press[]): TillState => presses.reduce(pressKey, openTill(till));
const [tea, nuts, cash] = [{ good: 0 }, { good: 1 }, { paidBy: 'Cash' }] as const;

test('a till opens with a sale that is paid, which its receipt has', () => {
  const { sale, printed } = openTill(till);
  expect(printed).toBe(sale);
  expect(sale).toEqual({
    number: 7,
    paidBy: 'Card',
    shelf: [3, 20],
    lines: [
      { good: 0, quantity: 1 },
      { good: 1, quantity: 2 },
    ],
  });
});

test('the first good begins the next sale with what the last one left; the receipt stays until it is paid', () => {
  const state = pressAll(nuts, tea, nuts);
  expect(state.sale).toEqual({
    number: 8,
    shelf: [2, 18],
    lines: [
      { good: 1, quantity: 2 },
      { good: 0, quantity: 1 },
    ],
  });
  expect(state.printed.number).toBe(7);
  expect(state.outcome).toEqual({ name: 'added', good: 1 });
  const paid = pressKey(state, cash);
  expect(paid.printed).toEqual({ ...state.sale, paidBy: 'Cash' });
  expect(paid.sale).toBe(paid.printed);
});

test('a sale is paid once', () => {
  const { sale, outcome } = pressAll(tea, cash, { paidBy: 'Wallet' });
  expect([sale.paidBy, outcome.name]).toEqual(['Cash', 'nothingToPay']);
});

test('what the shelf does not have is not sold, and a sale of nothing does not begin', () => {
  const state = pressAll(tea, tea, tea);
  expect(state.sale.lines).toEqual([{ good: 0, quantity: 2 }]);
  expect(state.outcome).toEqual({ name: 'soldOut', good: 0 });
  const next = pressAll(tea, tea, cash, tea);
  expect([next.sale.number, next.sale.paidBy]).toEqual([8, 'Cash']);
});

test('whatever is pressed, nothing is sold twice or lost, and no state is changed', () => {
  const anyPress = fc.oneof(
    fc.record({ good: fc.constantFrom(0, 1) }),
    fc.record({ paidBy: fc.constantFrom('Cash', 'Card') }),
  );
  fc.assert(
    fc.property(fc.array(anyPress, { maxLength: 80 }), (presses) => {
      const receipts = new Map<number, number[]>();
      presses.reduce((before, press) => {
        const copy = structuredClone(before);
        const state = pressKey(before, press);
        expect(before).toEqual(copy);
        const { printed, sale } = state;
        const sold = printed.shelf.map((one, good) => one - (leaveOnShelf(printed)[good] ?? 0));
        receipts.set(printed.number, sold);
        expect(Math.min(...leaveOnShelf(sale))).toBeGreaterThanOrEqual(0);
        const gone = [...receipts.values()].reduce(
          (sum, one) => sum.map((count, good) => count + (one[good] ?? 0)),
          [0, 0],
        );
        expect(leaveOnShelf(printed)).toEqual([3 - (gone[0] ?? 0), 20 - (gone[1] ?? 0)]);
        return state;
      }, openTill(till));
    }),
    { seed: 50, numRuns: 300 },
  );
});
