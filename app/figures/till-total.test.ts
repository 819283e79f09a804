import { expect, test } from 'vitest';
import { example } from '../../tests/support/example.ts';
import { loadContent } from '../content/load.ts';
import { addUp } from './till-total.ts';

const { platforms } = loadContent(example);
const sales = [...platforms].flatMap(([slug, { till }]) => (till ? [{ slug, till }] : []));

test.each(sales)('the printed amounts of the receipt on $slug add up', ({ till }) => {
  const { lines, total, count } = addUp(till);
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
  const bill = addUp({
    currency: 'USD',
    lines: [
      { item: 'Bolt', quantity: 3, price: 0.1 },
      { item: 'Crate', quantity: 2, price: 1234.35 },
    ],
  });
  expect(bill.lines.map(({ amount }) => amount)).toEqual(['0.30', '2,468.70']);
  expect(bill.total).toBe('$2,469.00');
  expect(bill.count).toBe(5);
});
