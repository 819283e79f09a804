import { expect, test } from 'vitest';
import { keepDirection } from './text-direction.ts';

test.each([
  ['Brasswick: صندوق', 'rtl', '\u200FBrasswick: صندوق'],
  ['صندوق Brasswick', 'rtl', 'صندوق Brasswick'],
  ['«صندوق»', 'ltr', '\u200E«صندوق»'],
  ['590 kr', 'rtl', '\u200F590 kr'],
  ['404', 'rtl', '404'],
] as const)('%s in a %s title is shown in the language’s direction', (text, dir, shown) => {
  expect(keepDirection(text, dir)).toBe(shown);
});
