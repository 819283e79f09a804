import { readFileSync } from 'node:fs';
import path from 'node:path';
import { array, assert, property as check, integer, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { listCode, machine } from '../../../tests/support/machine.ts';
import { addAmounts, digitsOf, isPayable, sharesSign } from '../content/values/amount.ts';
import { printAmount, printPrice, printSalary } from './print-price.ts';

const currencies = Intl.supportedValuesOf('currency');
const languages = ['en', 'sv', 'ar-u-nu-latn', 'de', 'ja', 'pt-BR', 'hi'];

/** The digits of a printed amount. */
const readDigits = (text: string) => text.replaceAll(/\D/g, '');

test('every currency prints amounts to each of its digits, and no further one is lost', () => {
  const wrong: string[] = [];
  for (const currency of currencies) {
    const digits = digitsOf(currency);
    // One digit more than there are coins for, which is refused, and printed where it is said all the same.
    for (let place = 0; place <= digits + 1; place += 1) {
      const figure = place === 0 ? '90210' : `90210.${'0'.repeat(place - 1)}7`;
      const amount = Number(figure);
      if (isPayable({ amount, currency }) !== place <= digits) wrong.push(`${currency} ${figure}`);
      const [few, all] = [place === 0 ? 0 : Math.max(place, digits), Math.max(place, digits)];
      for (const language of languages) {
        const print = (options: Parameters<typeof printAmount>[2]) =>
          readDigits(printAmount({ amount, currency }, language, options));
        const texts = [print({}), print({ digits: 'all' }), print({ digits: 'all', sign: 'none' })];
        const expected = [few, all, all].map((count) => readDigits(amount.toFixed(count)));
        if (texts.join() !== expected.join())
          wrong.push(`${currency} ${figure} ${language} ${texts}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('amounts add up to the last digit', () => {
  const coins = integer({ min: 0, max: 1e9 });
  const items = array(tuple(coins, integer({ min: -99, max: 99 })), { maxLength: 9 });
  assert(
    check(items, integer({ min: 0, max: 4 }), (all, digits) => {
      const scale = 10 ** digits;
      const sum = all.reduce((total, [amount, count]) => total + amount * count, 0) / scale;
      expect(addAmounts(all.map(([amount, count]) => [amount / scale, count]))).toBe(sum);
    }),
    { seed: 47 },
  );
});

test('what is not held to its last digit is no amount', () => {
  const amounts = [590.123456, 1e-7, 2 ** 53, 1e21, 590.1234567890123, 0.1 + 0.2];
  expect(amounts.filter((amount) => isPayable({ amount, currency: 'KWD' }))).toEqual([]);
});

test.each([
  [4.5, 'USD', 'en', '$4.50'],
  [1299, 'USD', 'en', '$1,299'],
  [5900, 'SEK', 'en', '5,900 kr'],
  [1234.5, 'PLN', 'en', '1,234.50 zł'],
  [5900, 'SEK', 'ar', '5,900 kr'],
  [99, 'USD', 'pt-BR', 'US$_99'],
])('%d %s are written in %s as %s', (amount, currency, language, text) => {
  const printed = printPrice({ price: { amount, currency } }, language);
  expect(printed).toBe(text.replaceAll('_', '\u00a0'));
});

test.each([
  [450, 'TWD', 'zh-Hant', 'NT$450'],
  [450, 'TWD', 'de', '450 NT$'],
  [12.5, 'CAD', 'en', 'CA$12.50'],
  [99, 'USD', 'en', 'US$99'],
  [99, 'USD', 'fr', '99 US$'],
  [1980, 'JPY', 'ja', 'JP¥1,980'],
  // Crowns of Sweden, Norway and Denmark have one sign, and none with their country.
  [5900, 'SEK', 'sv', '5_900 SEK'],
  [99, 'SGD', 'en', 'SGD_99'],
])(
  '%d %s are written in %s as %s where another currency has the same sign',
  (amount, currency, language, text) => {
    const printed = printAmount({ amount, currency, sharesSign: true }, language);
    expect(printed).toBe(text.replaceAll('_', '\u00a0'));
  },
);

test.each([
  ['USD', ['USD'], false],
  ['CAD', ['CAD'], false],
  ['USD', ['JPY', 'USD', 'EUR'], false],
  ['CAD', ['CAD', 'EUR'], true],
  ['USD', ['USD', 'CAD'], true],
  ['JPY', ['JPY', 'TWD'], false],
  ['JPY', ['JPY', 'CNY'], true],
  ['SEK', ['SEK', 'NOK'], true],
])(
  'the sign of %s on a site with prices in %s could be that of another: %s',
  (currency, all, shared) => {
    expect(sharesSign(currency, all)).toBe(shared);
  },
);

test.each([
  ['SEK', 'sv', '65_000–92_500 kr / månad'],
  ['SEK', 'ar', '65,000–92,500 kr / الشهر'],
  ['TRY', 'tr', '₺65.000 – ₺92.500 / ay'],
  ['EUR', 'nl', '€_65.000-92.500 / maand'],
  ['BRL', 'pt', 'R$_65.000–92.500 / mês'],
  ['CHF', 'de-CH', "CHF_65'000–92'500 / Monat"],
  ['CHF', 'de', 'CHF_65.000–92.500 / Monat'],
  ['USD', 'en', '$65,000 – $92,500 / month'],
  ['JPY', 'ja', '¥65,000 ～ ¥92,500 / 月'],
])(
  'a range of %s is in %s %s, with the sign as often as the language writes it',
  (currency, language, expected) => {
    const salary = { lowest: 65000, highest: 92500, currency, per: 'month' } as const;
    expect(printSalary(salary, language)).toBe(expected.replaceAll('_', '\u00a0'));
  },
);

test('both ends of a range have as many digits, in each language', () => {
  const salary = { lowest: 7800, highest: 9200.5, currency: 'PLN', per: 'month' } as const;
  for (const language of languages)
    expect(printSalary(salary, language), language).toMatch(/7.?800.00\D.*9.?200.50/);
});

test('an amount within words from right to left stands as it does alone', () => {
  const price = { amount: 12_500, currency: 'PLN' };
  // As CLDR has it, Arabic and Hebrew read an amount from right to left too, and Persian does not.
  expect(printPrice({ price, priceText: 'من {price}' }, 'ar')).toBe('من \u206712,500 zł\u2069');
  expect(printPrice({ price, priceText: 'החל מ־{price}' }, 'he')).toBe(
    'החל מ־\u206712,500 zł\u2069',
  );
  expect(printPrice({ price, priceText: 'از {price}' }, 'fa')).toMatch(/^از \u2068.*\u2069$/);
  expect(printPrice({ price, priceText: 'od {price}' }, 'ar')).toBe('od 12,500 zł');
});

test('words stand in place of a price, or round it', () => {
  expect(printPrice({ priceText: 'Custom' }, 'en')).toBe('Custom');
  const from = { price: { amount: 49, currency: 'EUR' }, priceText: 'ab {price}' };
  expect(printPrice(from, 'de')).toBe('ab 49 €');
});

test('nothing else prints an amount', () => {
  const files = listCode();
  const printing = files.filter((file) =>
    /style: 'currency'|currencyDisplay/.test(readFileSync(file, 'utf8')),
  );
  expect(printing.map((file) => path.basename(file)).sort()).toEqual([
    // It knows the digits and the sign of a currency.
    'amount.ts',
    'print-amount.ts',
    'print-price.test.ts',
  ]);
});

test('what says the fields of a section prints nothing', () => {
  const definitions = listCode(`${machine}/kinds`)
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
    .filter(([, code]) => code.includes('defineSection({'));
  expect(definitions.length).toBeGreaterThan(20);
  expect(definitions.filter(([, code]) => code.includes('/print/'))).toEqual([]);
});

test.each([
  ['en', 'week', /\/ week$/],
  ['vi', 'month', /\/ tháng$/],
  ['vi', 'week', /\/ tuần$/],
  ['ko', 'hour', /\/ 시간$/],
  ['ko', 'month', /\/ 월$/],
  ['ja', 'hour', /\/ 時間$/],
  ['de', 'month', /\/ Monat$/],
] as const)('in %s pay by the %s is written %s', (language, per, expected) => {
  expect(printSalary({ lowest: 30, currency: 'EUR', per }, language)).toMatch(expected);
});
