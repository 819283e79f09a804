import { expect, test } from 'vitest';
import { example } from '../../../tests/support/example.ts';
import { loadContent } from '../../content/load.ts';
import { findOnPage } from '../../content/site-content.ts';
import { addUp } from './till-total.ts';

const sales = [...loadContent(example).pages].flatMap(([path, page]) => {
  const figure = findOnPage(page, 'hero')?.content.figure;
  return figure?.drawing === 'till' ? [{ path, till: figure }] : [];
});

test.each(sales)('the printed amounts of the receipt on $path add up', ({ till }) => {
  const { lines, total, count } = addUp(till, 'en');
  const inHundredths = (amount: string) => Number(amount.replaceAll(/\D/g, ''));
  let sum = 0;
  let goods = 0;
  for (const { quantity, price, amount } of lines) {
    expect(inHundredths(amount)).toBe(quantity * inHundredths(price));
    sum += inHundredths(amount);
    goods += quantity;
  }
  expect(inHundredths(total)).toBe(sum);
  expect(count).toBe(goods);
});

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
