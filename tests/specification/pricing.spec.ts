import { toString as textOf } from 'hast-util-to-string';
import { parsePage } from '../support/parsed-page.ts';
import { expect, test } from '../support/shared-fixtures.ts';

test('machines get the prices that people read', () => {
  const prices = parsePage('/pricing').all('data');
  expect(prices.length).toBeGreaterThan(0);
  for (const price of prices) {
    expect(price.properties.value).toBe(textOf(price).replaceAll(/[^\d.]/g, ''));
  }
});
