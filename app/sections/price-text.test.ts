import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PriceText } from './price-text.tsx';

test.each([
  ['$4.50', '<data value="4.50" dir="ltr">$4.50</data>'],
  ['$1,299', '<data value="1299" dir="ltr">$1,299</data>'],
  ['Custom', 'Custom'],
  ['1 190 kr', '<data value="1190" dir="ltr">1 190 kr</data>'],
])('machines read the amount of %s', (price, html) => {
  expect(renderToStaticMarkup(createElement(PriceText, { price, currency: 'SEK' }))).toBe(html);
});
