import { expect, test } from 'vitest';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { printPrice } from '../print-price.ts';

test.each([
  [99, 'USD', 'en', '$99'],
  [4.5, 'USD', 'en', '$4.50'],
  [1299, 'USD', 'en', '$1,299'],
  [5900, 'SEK', 'en', '5_900 kr'],
  [5900, 'SEK', 'sv', '5_900 kr'],
  [5900, 'SEK', 'ar', '5,900 kr'],
  [49, 'EUR', 'de', '49 €'],
  [49, 'EUR', 'en', '€49'],
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

test.each([
  [{}, 'price: expected an amount, such as 99, or a priceText*'],
  [{ price: '$99' }, 'price: expected a number, found the text "$99"'],
  [{ price: 9, priceText: 'Custom' }, 'priceText: expected words with {price}*'],
  [{ priceText: 'from {price}' }, 'priceText: expected words with {price}*'],
  [{ priceText: 'ab 49 €' }, 'priceText: expected the amount as price: 49*'],
  [{ priceText: 'from 49 kr' }, 'priceText: expected the amount as price: 49*'],
])('a plan with the price %j is refused', (fields, line) => {
  const all = Object.entries({ price: undefined, priceText: undefined, ...fields });
  const values = all.map(([field, value]) => [`plans.items[0].${field}`, value]);
  new ContentFolder()
    .set('pricing.yaml', Object.fromEntries(values))
    .expectProblems(`*plans.items[0].${line}`);
});
