import { expect, test } from 'vitest';
import { printSeries } from './print-list.ts';
import { printDay, printHours, printReadingTime } from './print-time.ts';

test.each([
  ['en', 'November 20, 2026', '1 minute', '4 minutes'],
  ['sv', '20 november 2026', '1 minut', '4 minuter'],
])('in %s a day is %s, and a reading time %s or %s', (language, day, short, long) => {
  expect(printDay('2026-11-20', language)).toBe(day);
  expect([0, 1000].map((words) => printReadingTime(words, language))).toEqual([short, long]);
});

const hours = [{ opens: { label: '10:00' }, closes: { label: '16:00' } }];

test.each([
  ['en', '10:00–16:00, Central European Standard Time'],
  ['tr', '10:00–16:00, Orta Avrupa Standart Saati'],
  ['de', '10:00–16:00, MEZ'],
  ['ar', '10:00–16:00، توقيت وسط أوروبا الرسمي'],
  ['ja', '10:00–16:00、中央ヨーロッパ標準時'],
])('in %s hours elsewhere have what the language calls their time: %s', (language, expected) => {
  const event = { day: '2026-12-05', zone: 'Europe/Stockholm', hours };
  expect(printHours(event, language)).toBe(expected);
  expect(printHours({ ...event, zone: undefined }, language)).toBe('10:00–16:00');
});

test('no language names a time zone by a number where it has words for it', () => {
  const languages =
    'ar bn cs da de el en es fa fi fr he hi hu it ja ko nb pl pt ro ru sv ta th tr uk vi zh';
  for (const language of languages.split(' ')) {
    const zone = 'Europe/Stockholm';
    expect(printHours({ day: '2026-12-05', zone, hours: [] }, language)).not.toMatch(/\p{Nd}/u);
  }
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
