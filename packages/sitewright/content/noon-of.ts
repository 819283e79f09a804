import { UserError } from '../lib/user-error.ts';
import type { LanguageFolder } from './index/site-folder.ts';
import { day as isDay } from './schemas/fields.ts';
import { startOfDay } from './time-zone.ts';
import { readTimeZone } from './today.ts';

const halfDay = 12 * 60 * 60 * 1_000;

/**
 * The middle of a day where the vendor is.
 *
 * @param day such as `2026-12-01`
 * @throws UserError when it is no day
 */
export function noonOf(folder: Pick<LanguageFolder, 'site'>, day: string): Date {
  if (!isDay.safeParse(day).success)
    throw new UserError(`--on ${day} is not a day: expected one such as --on 2026-12-01`);
  return new Date(Date.parse(startOfDay(readTimeZone(folder), day)) + halfDay);
}
