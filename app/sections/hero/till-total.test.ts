import { expect, test } from 'vitest';
import { addUp } from './till-total.ts';

test('amounts that binary fractions cannot hold come out to the cent, as the page’s language writes them', () => {
  const lines = [
    { item: 'Bolt', quantity: 3, price: 0.1 },
    { item: 'Crate', quantity: 2, price: 1234.35 },
  ];
  const bill = addUp({ currency: 'USD', lines }, 'en');
  expect(bill.lines.map(({ amount }) => amount)).toEqual(['0.30', '2,468.70']);
  expect(bill).toMatchObject({ total: '$2,469.00', count: 5 });
  const sale = addUp({ currency: 'SEK', lines }, 'sv');
  expect(`${sale.lines[1]?.price} ${sale.total}`).toMatch(/^1\s234,35 2\s469,00\skr$/);
});
