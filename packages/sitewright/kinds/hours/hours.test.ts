import { expect, test } from 'vitest';
import { readDays, timeSpan } from './hours.ts';

test.each([
  ['Mon-Fri', 'en', 5],
  ['الاثنين – الجمعة', 'ar', 5],
  ['Sa, So', 'de', 2],
  ['Sonntag bis Montag', 'de', undefined],
  ['Sun-Mon', 'en', 2],
  ['月〜金', 'ja', 5],
  ['Every day', 'en', undefined],
])('%s in %s are %s days for machines', (words, language, count) => {
  expect(readDays(words, language)?.length).toBe(count);
});

test.each([
  ['9:00 AM-6:00 PM', '09:00', '18:00'],
  ['12:00 AM-12:30 PM', '00:00', '12:30'],
  ['9 AM-6 PM', '09:00', '18:00'],
  ['9.30-24.00', '09:30', '00:00'],
  ...[['9-18'], ['13:00 PM-6:00 PM'], ['9:00 AM'], ['25:00-26:00'], ['09:60-18:00']],
])('hours as they are read also say when, for machines, or are refused: %s', (hours, ...times) => {
  const { data } = timeSpan.safeParse(hours);
  const { opens, closes } = data ?? {};
  expect(data && `${opens?.label}-${closes?.label}`).toBe(times[0] && hours);
  expect(data ? [opens?.dateTime, closes?.dateTime] : []).toEqual(times);
});
