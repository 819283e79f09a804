import { fieldAt } from '../values/field-at.ts';
import { isDay } from './describe-day.ts';
import { dayIn } from './time-zone.ts';

/** The first and the last day of something; without a day it has no end on that side. */
export interface Period {
  from?: string | undefined;
  until?: string | undefined;
}

/**
 * @param fields what may say `from` and `until`; anything at all
 * @returns no end on either side where the last day is before the first one, which is a mistake of its own
 */
export function readPeriod(fields: unknown): Period {
  const dayAt = (name: string) => {
    const one = fieldAt(fields, [name]);
    return isDay(one) ? one : undefined;
  };
  const [from, until] = [dayAt('from'), dayAt('until')];
  return from && until && until < from ? {} : { from, until };
}

/** The days of a period in words, such as `from 2026-12-01 until 2027-01-06`. */
export const describePeriod = ({ from, until }: Period): string =>
  [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ');

/** The day behind one: `2027-01-01` of `2026-12-31`. */
export const dayAfter = (one: string): string =>
  dayIn('UTC', new Date(Date.parse(one) + 24 * 60 * 60 * 1000));

/** All days from one to another, with both. */
export function listDays(from: string, until: string): string[] {
  const days = [from];
  for (let day = from; day < until; days.push(day)) day = dayAfter(day);
  return days;
}

/**
 * Whether visitors who get the one thing get the other one too, on every day from today on.
 *
 * @param today a day such as `2026-12-01`
 */
export function isThereAsLong(other: Period, one: Period, today: string): boolean {
  const start = one.from && one.from > today ? one.from : today;
  if (one.until !== undefined && one.until < start) return true;
  const begins = other.from === undefined || other.from <= start;
  const lasts = one.until !== undefined && other.until !== undefined && one.until <= other.until;
  return begins && (lasts || other.until === undefined);
}

/**
 * Why visitors do not get something today.
 *
 * @param today a day such as `2026-12-01`; undefined for who sees everything
 * @param what it is
 * @returns such as `a page that begins on 2026-12-01`; undefined within the period
 */
export function describeUnpublished(
  { from, until }: Period,
  today: string | undefined,
  what: 'a page' | 'an announcement' | 'an entry',
): string | undefined {
  if (today === undefined) return undefined;
  if (from !== undefined && from > today) return `${what} that begins on ${from}`;
  if (until !== undefined && until < today) return `${what} that ended on ${until}`;
  return undefined;
}
