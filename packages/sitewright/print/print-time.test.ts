import { expect, test } from 'vitest';
import { printSeries } from './print-list.ts';
import { printDay, printDays, printHours, printReadingTime } from './print-time.ts';

test.each([
  ['en', 'November 20, 2026', '1 minute', '4 minutes'],
  ['sv', '20 november 2026', '1 minut', '4 minuter'],
])('in %s a day is %s, and a reading time %s or %s', (language, day, short, long) => {
  expect(printDay('2026-11-20', language)).toBe(day);
  expect([0, 1000].map((words) => printReadingTime(words, language))).toEqual([short, long]);
});

const starts = '2026-12-19T10:00:00+01:00';
const hours = [{ opens: { label: '10:00' }, closes: { label: '16:00' } }];

test.each([
  ['en', '10:00–16:00, Central European Time'],
  ['tr', '10:00–16:00, Orta Avrupa Saati'],
  ['de', '10:00–16:00, Mitteleuropäische Zeit'],
  ['ar', '10:00–16:00، توقيت وسط أوروبا'],
  ['ja', '10:00–16:00、中央ヨーロッパ時間'],
])(
  'in %s hours elsewhere have what the language calls their time, be it summer or winter: %s',
  (language, expected) => {
    expect(printHours({ zone: 'Europe/Stockholm', hours, starts }, language)).toBe(expected);
    expect(printHours({ zone: undefined, hours, starts }, language)).toBe('10:00–16:00');
  },
);

test.each([
  ['2027-04-29T23:00:00+02:00', '10:00–16:00, Eastern European Time (Egypt)'],
  ['2027-01-29T23:00:00+02:00', '10:00–16:00, Eastern European Time'],
])(
  'a country is named where its clocks differ that day from others of the same name: %s',
  (starts, expected) => {
    expect(printHours({ zone: 'Africa/Cairo', hours, starts }, 'en')).toBe(expected);
  },
);

test('no language names a time zone by a number where it has words for it', () => {
  const languages =
    'ar bn cs da de el en es fa fi fr he hi hu it ja ko nb pl pt ro ru sv ta th tr uk vi zh';
  for (const language of languages.split(' ')) {
    const zone = 'Europe/Stockholm';
    expect(printHours({ zone, hours: [], starts }, language)).not.toMatch(/\p{Nd}/u);
  }
});

test('a day is in the order of its language, also in Persian', () => {
  expect(printDays('2026-12-19', '2026-12-19', 'fa')).toBe('شنبه ۲۸ آذر ۱۴۰۵');
  expect(printDays('2026-12-19', '2026-12-19', 'ja')).toBe('2026年12月19日土曜日');
});

test('the name of a month has no point behind it, whichever language says from which day to which', () => {
  for (const language of 'en de sv fi lv ka hy uk kk tr he ar ja hu'.split(' '))
    expect(printDays('2027-05-30', '2027-06-01', language), language).not.toMatch(
      /\p{L}{3}\.\s[–-]/u,
    );
  expect(printDays('2027-05-30', '2027-06-01', 'ka')).toBe(
    'კვირა, 30 მაისი – სამშაბათი, 1 ივნისი 2027',
  );
  // A month that is a number has one where its language has.
  expect(printDays('2027-07-04', '2027-07-06', 'cs')).toMatch(/4\.\s7\.\s–.+\s6\.\s7\.\s2027$/);
});

test.each([
  ['A, B, C', 'en de sv tr ru el he ko'],
  ['A، B، C', 'ar fa ur'],
  ['A、B、C', 'ja zh zh-Hant'],
])('what follows each other is %s in %s', (expected, languages) => {
  for (const language of languages.split(' ')) {
    expect(printSeries(['A', 'B', 'C'], language), language).toBe(expected);
  }
});
