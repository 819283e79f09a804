import { buildTime } from '../../lib/build-time.ts';
import { readFields } from './read-fields.ts';
import { dayIn, isTimeZone } from './time-zone.ts';

/** The time zone of the vendor: posts and campaigns begin and end at midnight there. */
export function readTimeZone(first: string): string {
  const { timeZone } = readFields(first, 'site.yaml');
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

/**
 * The day that it is where the vendor is, such as `2026-12-01`.
 *
 * @param first the folder of the first language
 */
export const readToday = (first: string): string => dayIn(readTimeZone(first), buildTime());
