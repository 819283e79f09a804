import { expect, test } from 'vitest';
import { addUp } from './till-total.ts';

test('amounts that binary fractions cannot hold come out to the cent', () => {
  const lines = [
    { item: 'Bolt', quantity: 3, price: 0.1 },
    { item: 'Crate', quantity: 2, price: 1234.35 },
  ];
  const bill = addUp({ currency: 'USD', lines }, 'en');
  expect(bill.lines.map(({ amount }) => amount)).toEqual(['0.30', '2,468.70']);
  expect(bill.total).toBe('$2,469.00');
  expect(bill.count).toBe(5);
});

test('amounts are written as the page’s language writes them', () => {
  const sale = { currency: 'SEK', lines: [{ item: 'Låda', quantity: 1, price: 1190 }] };
  expect(addUp(sale, 'sv').total).toMatch(/^1\s190,00\skr$/);
  expect(addUp(sale, 'sv').lines[0]?.price).toMatch(/^1\s190,00$/);
});
