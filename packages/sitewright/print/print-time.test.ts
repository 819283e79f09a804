import { expect, test } from 'vitest';
import { printDay, printReadingTime } from './print-time.ts';

test.each([
  ['en', 'November 20, 2026', '1 minute', '4 minutes'],
  ['sv', '20 november 2026', '1 minut', '4 minuter'],
])('in %s a day is %s, and a reading time %s or %s', (language, day, short, long) => {
  expect(printDay('2026-11-20', language)).toBe(day);
  expect([0, 1000].map((words) => printReadingTime(words, language))).toEqual([short, long]);
});
