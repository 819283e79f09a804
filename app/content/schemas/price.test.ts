import { expect, test } from 'vitest';
import { printPrice } from '../print-price.ts';

test.each([
  [4.5, 'USD', 'en', '$4.50'],
  [1299, 'USD', 'en', '$1,299'],
  [5900, 'SEK', 'en', '5_900 kr'],
  [5900, 'SEK', 'ar', '5,900 kr'],
  [99, 'USD', 'pt-BR', 'US$_99'],
])('%d %s are written in %s as %s', (price, currency, language, text) => {
  const printed = printPrice({ price }, currency, language);
  expect(printed).toEqual({ text: text.replaceAll('_', '\u00a0'), amount: price, currency });
});

test('words stand in place of a price, or round it', () => {
  const custom = { text: 'Custom', amount: undefined };
  expect(printPrice({ priceText: 'Custom' }, 'USD', 'en')).toMatchObject(custom);
  const from = { price: 49, priceText: 'ab {price}' };
  expect(printPrice(from, 'EUR', 'de')).toMatchObject({ text: 'ab 49 €', amount: 49 });
});
