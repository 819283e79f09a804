import { expect, test } from 'vitest';
import { problemsAfter } from '../../../tests/support/content-folder.ts';
import { printPrice } from './price.ts';

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
  expect(printed).toEqual({ text: text.replaceAll('_', '\u00a0'), amount: price });
});

test('words stand in place of a price, or round it', () => {
  expect(printPrice({ priceText: 'Custom' }, 'USD', 'en')).toEqual({ text: 'Custom' });
  const from = { price: 49, priceText: 'ab {price}' };
  expect(printPrice(from, 'EUR', 'de')).toEqual({ text: 'ab 49 €', amount: 49 });
});

test.each([
  ['nothing', {}, 'price: expected an amount, such as 99, or a priceText'],
  ['an amount with its sign', { price: '$99' }, 'price: expected a number, found the text "$99"'],
  [
    'an amount and words without it',
    { price: 9, priceText: 'Custom' },
    'priceText: expected words with {price}',
  ],
  [
    'words that wait for an amount',
    { priceText: 'from {price}' },
    'priceText: expected words with {price}',
  ],
])('a plan with %s for a price is refused', (_, fields, message) => {
  const problems = problemsAfter('pricing.yaml', (pricing) => {
    for (const field of ['price', 'priceText']) pricing.deleteIn(['plans', 'items', 0, field]);
    for (const [field, value] of Object.entries(fields))
      pricing.setIn(['plans', 'items', 0, field], value);
  });
  expect(problems).toEqual([expect.stringContaining(`plans.items[0].${message}`)]);
});
