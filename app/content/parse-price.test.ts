import { expect, test } from 'vitest';
import { parsePrice } from './parse-price.ts';

test.each([
  ['£4.50', '4.50', 'GBP'],
  ['$1,299', '1299', 'USD'],
  ['€1,234,567.80', '1234567.80', 'EUR'],
  ['€1.190,50', '1190.50', 'EUR'],
  ['1.190 €', '1190', 'EUR'],
  ['4,5 €', '4.5', 'EUR'],
  ['¥12,000', '12000', 'JPY'],
  ['₹1,00,000', '100000', 'INR'],
  ['R$ 99,90', '99.90', 'BRL'],
  ['CHF 1’299.–', '1299', 'CHF'],
  ['USD 99', '99', 'USD'],
  ['1 190 zł', '1190', 'PLN'],
  ['290 Kč', '290', 'CZK'],
  ['99,- €', '99', 'EUR'],
  ['KWD 1.250', '1.250', 'KWD'],
])('%s is %s %s', (text, amount, currency) => {
  expect(parsePrice(text)).toEqual({ amount, currency });
});

test.each([
  ['1 190 kr', 'SEK', '1190'],
  ['1 190,50 kr', 'NOK', '1190.50'],
  ['kr. 99', 'DKK', '99'],
  ['$99', 'CAD', '99'],
  ['¥128', 'CNY', '128'],
])('%s is %s where the content says so', (text, currency, amount) => {
  expect(parsePrice(text, currency)).toEqual({ amount, currency });
});

test('a sign of several currencies needs to be told which, and only one of these', () => {
  expect(parsePrice('99 kr')).toBeUndefined();
  expect(parsePrice('99 kr', 'EUR')).toBeUndefined();
  expect(parsePrice('€99', 'SEK')).toEqual({ amount: '99', currency: 'EUR' });
});

test.each(['Custom', 'from $9', '99', '$9 a month', '$1,29,9', '$', '$1.234.5', '9-10 €', '$9 €'])(
  '%s is no price',
  (text) => {
    expect(parsePrice(text)).toBeUndefined();
  },
);
