import { expect, test } from 'vitest';
import { findDirectionMistake, keepDirection } from './text-direction.ts';

test.each([
  ['words of two directions', 'صندوق Brasswick للمتاجر'],
  ['a run that is closed', 'سعر \u2066590 kr\u2069 شهريا'],
  ['runs inside each other', '\u202Bأ \u2067ب\u2069 ج\u202C'],
  ['a mark', 'Brasswick\u200F!'],
])('%s stay as they are', (_what, text) => {
  expect(findDirectionMistake(text)).toBeUndefined();
});

test.each([
  ['a run that is never closed', 'سعر \u2066590 kr', 'U+2066'],
  ['a run that is closed by the wrong sign', '\u202Bأ\u2069', 'U+202B'],
  ['an end without a beginning', 'أ\u202C', 'U+202C'],
  ['letters that are turned around', '\u202Egnp.exe\u202C', 'U+202E'],
])('%s is a mistake', (_what, text, sign) => {
  expect(findDirectionMistake(text)).toEqual({
    expected: expect.stringContaining('close or remove it'),
    found: `the sign ${sign} alone`,
  });
});

test.each([
  ['Brasswick: صندوق', 'rtl', '\u200FBrasswick: صندوق'],
  ['صندوق Brasswick', 'rtl', 'صندوق Brasswick'],
  ['«صندوق»', 'ltr', '\u200E«صندوق»'],
  ['590 kr', 'rtl', '\u200F590 kr'],
  ['Tills', 'ltr', 'Tills'],
  ['404', 'rtl', '404'],
] as const)('%s in a %s title is shown in the language’s direction', (text, dir, shown) => {
  expect(keepDirection(text, dir)).toBe(shown);
});
