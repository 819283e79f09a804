import { expect, test } from 'vitest';
import { showInvisible } from './show-invisible.ts';

test.each([
  ['12\u00A0kr', '12<U+00A0>kr'],
  ['Growth\u200B', 'Growth<U+200B>'],
  ['gro\u0308ße', 'gro<U+0308>ße'],
  ['\u202Egnp.jpg', '<U+202E>gnp.jpg'],
  ['one\ntwo', 'one<U+000A>two'],
  ['\uFEFFtitle', '<U+FEFF>title'],
  // What is seen, or has its place in a word, stays.
  ...['größe – “x” …', '👩‍💻', '❤️‍🔥', 'می‌خواهم', 'นี้', 'क्‍ष'].map((text) => [text, text]),
])('%j is shown as %j', (text, shown) => {
  expect(showInvisible(text)).toBe(shown);
});
