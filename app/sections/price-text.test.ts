import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PriceText } from './price-text.tsx';

test.each([
  ['$4.50', 4.5, '<data value="4.5" dir="ltr">$4.50</data>'],
  ['1 190 kr', 1190, '<data value="1190" dir="ltr">1 190 kr</data>'],
  ['Custom', undefined, 'Custom'],
])('machines read the amount of %s', (text, amount, html) => {
  const printed = renderToStaticMarkup(createElement(PriceText, { text, amount }));
  expect(printed.replace(/ class="[^"]*"/, '')).toBe(html);
});
