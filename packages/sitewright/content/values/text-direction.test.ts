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
  ...[
    'حرارت [38.5 °C] اور [-5 °C]',
    '[38.5°C]',
    '[52°13′N]',
    'רק [50%]',
    '[(+48) 71 345 67 89] پر',
  ],
  ...[
    '[5 900 m²]',
    '[5 900 km/h]',
    '[20-30 μg]',
    '[12 mg]، [5 kg]۔ [±5 °C]',
    'و [3.5×10⁹/l] و [90°] و [€50]',
  ],
  ...['هزینه [€۱٬۲۵۰٫۵۰] است', 'از [۱٬۲۵۰٫۰۰–۱٬۴۸۰٫۵۰] تا', '۱٬۲۵۰٫۵۰ بار'],
  // What stands behind a telephone number is none of it.
  ...[
    'טלפון [+995 431 20 01 00] (24/7)',
    '[+995 431 20 01 00] (2)',
    '[+46 31 123] [09:00 - 18:00]',
  ],
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
    // The sign of degrees goes with its letter.
    '38.5°م',
  ],
])('what would be turned round is isolated: %s', (marked) => {
  const plain = marked.replaceAll(/[[\]]/g, '');
  const isolated = marked.replaceAll('[', '\u2066\u202d').replaceAll(']', '\u202c\u2069');
  expect(isolateNumbers(plain)).toBe(isolated);
});

test('a number with the sign of each unit that CLDR has is one run', () => {
  const units = Intl.supportedValuesOf('unit').flatMap((unit) =>
    (['short', 'narrow'] as const).map((unitDisplay) =>
      new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay }).format(38.5),
    ),
  );
  // Letters alone are not turned round, and stand in their place in a text from right to left.
  const signed = units.filter((one) => /[^\d.,\p{L} ]/u.test(one));
  expect(signed.length).toBeGreaterThan(5);
  for (const one of signed)
    expect(isolateNumbers(`و${one}`)).toBe(`و\u2066\u202d${one}\u202c\u2069`);
  // With more than digits between them, letters are in the run as well.
  for (const one of units) {
    const range = one.replace('38.5', '20-30');
    expect(isolateNumbers(`و${range}`)).toBe(`و\u2066\u202d${range}\u202c\u2069`);
  }
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
