import { expect, test } from 'vitest';
import { alignWords } from './align-words.ts';

test.each([
  ['the same words', 'Ask Maja', 'Ask Maja', 4, 4],
  ['a count before the click', '{count jobs} coats, hung', 'Six coats, hung', 11, 20],
  ['a click into the first half of a count', 'Free: {number jobs}!', 'Free: 1200!', 7, 6],
  ['a click into its second half', 'Free: {number jobs}!', 'Free: 1200!', 9, 19],
  ['a count at the end', 'Hooks free: {number jobs}', 'Hooks free: 6', 3, 3],
  ['words within others', 'per month', '590 kr per month', 11, 4],
])('%s', (_, source, shown, click, caret) => {
  expect(alignWords(source, shown)?.toSource(click)).toBe(caret);
});

test.each([
  ['other words', 'Ask Maja', 'Ask Sara'],
  ['the words twice', 'kr', '590 kr, 5900 kr'],
  ['other words around a count', '{count jobs} coats', 'Six hats'],
])('%s are not the text', (_, source, shown) => {
  expect(alignWords(source, shown)).toBeUndefined();
});
