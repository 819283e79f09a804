import { expect, test } from 'vitest';
import { parsePage } from '../css/page-tree.ts';
import { keepPhonesWhole } from './keep-phones.ts';

const write = (body: string) => {
  const tree = parsePage(`<html><body>${body}</body></html>`, () => '');
  keepPhonesWhole(tree);
  return tree.toHtml().replace(/^.*<body>|<\/body>.*$/g, '');
};

// `_` stands for a space that does not break.
test.each([
  ['<p>Call +90 232 000 00 00 now</p>', '<p>Call +90_232_000_00_00 now</p>'],
  ['<p>+46 (0)31-123 45 67, or</p>', '<p>+46_(0)31-123_45_67, or</p>'],
  ['<p>٫ +٩٠ ٢٣٢ ٠٠٠ ٠٠ ٠٠</p>', '<p>٫ +٩٠_٢٣٢_٠٠٠_٠٠_٠٠</p>'],
  ['<a href="tel:+90232">Call 0232 000 00 00</a>', '<a href="tel:+90232">Call 0232_000_00_00</a>'],
  ['<p>In 2024 50 shops, 5 900 kr, 50+ 20</p>', '<p>In 2024 50 shops, 5 900 kr, 50+ 20</p>'],
  ['<pre>+90 232 000 00 00</pre>', '<pre>+90 232 000 00 00</pre>'],
  [
    '<i data-part="/a.js"><b>+90 232 000 00 00</b></i>',
    '<i data-part="/a.js"><b>+90 232 000 00 00</b></i>',
  ],
])('%s is kept as %s', (html, expected) => {
  expect(write(html)).toBe(expected.replaceAll('_', '&nbsp;'));
});
