import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NonBreakingWords } from './non-breaking-words.tsx';

test.each([
  ['Reply within 24 hours', 'Reply within [24 hours]'],
  ['San Francisco, CA 94100', 'San Francisco, [CA 94100]'],
  ['London EC1A 1AA', 'London [EC1A 1AA]'],
  ['111 00 Stockholm', '[111 00] Stockholm'],
  ['100 Example Street', '100 Example Street'],
  ['Available 24/7', 'Available 24/7'],
])('%s', (text, together) => {
  const html = renderToStaticMarkup(createElement(NonBreakingWords, { text }));
  expect(html.replaceAll(/<span[^>]*>(.*?)<\/span>/g, '[$1]')).toBe(together);
});
