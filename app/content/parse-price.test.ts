import { expect, test } from 'vitest';
import { parsePrice } from './parse-price.ts';

test.each([
  ['£4.50', '4.50', 'GBP'],
  ['$1,299', '1299', 'USD'],
  ['€1,234,567.80', '1234567.80', 'EUR'],
])('%s is %s %s', (text, amount, currency) => {
  expect(parsePrice(text)).toEqual({ amount, currency });
});

test.each(['Custom', 'from $9', '99', '$9 a month', '$1,29', '$'])('%s is no price', (text) => {
  expect(parsePrice(text)).toBeUndefined();
});
