import { expect, test } from 'vitest';
import { totalSale } from './till-total.ts';

test('amounts that binary fractions cannot hold come out to the cent, as the page’s language writes them', () => {
  const lines = [
    { item: 'Bolt', quantity: 3, price: 0.1 },
    { item: 'Crate', quantity: 2, price: 1234.35 },
  ];
  const bill = totalSale({ currency: 'USD', lines }, 'en');
  expect(bill.lines.map(({ amount }) => amount)).toEqual(['0.30', '2,468.70']);
  expect(bill).toMatchObject({ total: '$2,469.00', count: 5 });
  const sale = totalSale({ currency: 'SEK', lines }, 'sv');
  expect(`${sale.lines[1]?.price} ${sale.total}`).toMatch(/^1\s234,35 2\s469,00\skr$/);
});

test('a receipt has the digits of its currency', () => {
  const lines = [{ item: 'Bolt', quantity: 2, price: 450 }];
  const read = (currency: string, language: string) => {
    const { lines: printed, total } = totalSale({ currency, lines }, language);
    return [printed[0]?.price, printed[0]?.amount, total];
  };
  expect(read('JPY', 'ja')).toEqual(['450', '900', '¥900']);
  expect(read('KWD', 'en')).toEqual([
    '450.000',
    '900.000',
    expect.stringMatching(/^KWD\s900\.000$/),
  ]);
});
