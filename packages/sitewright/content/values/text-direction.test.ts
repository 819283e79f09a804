import { expect, test } from 'vitest';
import { isolateName, isolateNumbers, keepDirection } from './text-direction.ts';

test.each([
  ['Brasswick: صندوق', 'rtl', '\u200FBrasswick: صندوق'],
  ['صندوق Brasswick', 'rtl', 'صندوق Brasswick'],
  ['«صندوق»', 'ltr', '\u200E«صندوق»'],
  ['590 kr', 'rtl', '\u200F590 kr'],
  ['404', 'rtl', '404'],
  ['رقم 556000-0000', 'rtl', 'رقم \u2066\u202d556000-0000\u202c\u2069'],
  ['No. 556000-0000', 'ltr', 'No. 556000-0000'],
] as const)('%s in a %s title is shown in the language’s direction', (text, dir, shown) => {
  expect(keepDirection(text, dir)).toBe(shown);
});

test.each([
  ...['رقم [556000-0000] هنا', 'و[556000-0000]', 'هاتف [+46 (0)31-123 45 67] الآن', '[50+] متجر'],
  ...['[2026-11-20]', '[9:00–18:00]', 'بين [10 – 20]', '[٥٥٦٠٠٠-٠٠٠٠]', 'درجة [-5]', '[+46]'],
  ...['טלפון [(0372) 52-15-80]', '[8 (0372)\u00a052-15-80]', '[(0372) 521580]', 'בין [50%-60%]'],
  // Words in Latin letters at their sides are parts of them.
  ...['معيار [ISO 9001-2015] هنا', '[5 900 kr] شهريا', '[5 900] كرونة', 'AB, [556000-0000] في'],
  // None of these is turned round: numbers with points, two numbers, a hyphen that joins words.
  ...[
    '20/11/2026',
    '1,234.50',
    '24/7',
    '590 kr',
    'في 2024. 50 متجرا',
    '2019 (5 دول)',
    'ال-5',
    '404',
    'בין 50% ל-60%',
  ],
])('what would be turned round is isolated: %s', (marked) => {
  const plain = marked.replaceAll(/[[\]]/g, '');
  const isolated = marked.replaceAll('[', '\u2066\u202d').replaceAll(']', '\u202c\u2069');
  expect(isolateNumbers(plain)).toBe(isolated);
});

test.each([
  ['A.Ş.', 'rtl', true],
  ['Yahoo!', 'rtl', true],
  ['Brasswick', 'rtl', false],
  ['صندوق', 'rtl', false],
  ['صندوق', 'ltr', true],
  ['A.Ş.', 'ltr', false],
  ['24/7', 'rtl', false],
] as const)(
  'the name %s in a text that is %s is kept whole by signs that nobody sees: %s',
  (name, dir, isKept) => {
    expect(isolateName(name, dir)).toBe(isKept ? `\u2068${name}\u2069` : name);
  },
);
