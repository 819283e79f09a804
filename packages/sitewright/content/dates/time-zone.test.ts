import { expect, test } from 'vitest';
import { dayIn, isTimeZone, nameToday, startOfDay, timeZones } from './time-zone.ts';

test('every time zone has its own day, and its day begins at its midnight', () => {
  const times = ['2026-01-15T03:30:00Z', '2026-07-15T21:30:00Z', '2024-02-29T12:00:00Z'];
  for (const [index, timeZone] of timeZones.filter(isTimeZone).entries()) {
    const time = new Date(times[index % times.length] ?? '');
    const day = dayIn(timeZone, time);
    const start = new Date(startOfDay(timeZone, day));
    expect(start.getTime()).toBeLessThanOrEqual(time.getTime());
    expect(time.getTime() - start.getTime()).toBeLessThan(25 * 3_600_000);
    const before = new Date(start.getTime() - 1000);
    expect([dayIn(timeZone, start), dayIn(timeZone, before) < day]).toEqual([day, true]);
  }
});

test('what the engine calls by an older name is the same time zone', () => {
  const resolve = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  const names = timeZones.map((name) => [name, nameToday(name)] as const);
  const renamed = names.filter(([name, today]) => name !== today);
  expect(renamed.length).toBeGreaterThan(15);
  for (const [name, today] of renamed)
    expect([today, resolve(today)]).toEqual([today, resolve(name)]);
});

test.each([
  ['Pacific/Auckland', '2026-11-20T12:00:00Z', '2026-11-21', '2026-11-21T00:00:00+13:00'],
  ['America/Los_Angeles', '2026-11-20T07:00:00Z', '2026-11-19', '2026-11-19T00:00:00-08:00'],
  ['UTC', '2026-11-20T23:59:59Z', '2026-11-20', '2026-11-20T00:00:00Z'],
  // The clocks change in the morning of this day.
  ['America/New_York', '2026-03-08T18:00:00Z', '2026-03-08', '2026-03-08T00:00:00-05:00'],
])('in %s it is at %s the day %s', (timeZone, time, day, start) => {
  expect(dayIn(timeZone, new Date(time))).toBe(day);
  expect(startOfDay(timeZone, day)).toBe(start);
});

test.each(['PST', '+01:00', 'Europe/Stokholm', 'europe/stockholm', '', 1])(
  '%j is no time zone',
  (name) => {
    expect(isTimeZone(name)).toBe(false);
  },
);
