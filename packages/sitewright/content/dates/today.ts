import { UserError } from '../../lib/user-error.ts';
import type { LanguageFolder } from '../disk/site-folder.ts';
import { isDay } from './describe-day.ts';
import { dayIn, isTimeZone, startOfDay } from './time-zone.ts';

/** The time zone of the vendor: posts and campaigns begin and end at midnight there. */
export function readTimeZone({ site }: Pick<LanguageFolder, 'site'>): string {
  const { timeZone } = site.fields('site.yaml');
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

/** The day by which pages are left out that visitors do not get on it; undefined where those who write see them all. */
export const readClosingDay = (folder: Pick<LanguageFolder, 'site'>): string | undefined =>
  folder.site.showsUnpublished ? undefined : readToday(folder);

/** The day that it was where the vendor is when the content was read, such as `2026-12-01`. */
export const readToday = (folder: Pick<LanguageFolder, 'site'>): string =>
  dayIn(readTimeZone(folder), folder.site.time);

const halfDay = 12 * 60 * 60 * 1_000;

/**
 * The middle of a day where the vendor is.
 *
 * @param day such as `2026-12-01`
 * @throws UserError when it is no day
 */
export function noonOf(folder: Pick<LanguageFolder, 'site'>, day: string): Date {
  if (!isDay(day))
    throw new UserError(`--on ${day} is not a day: expected one such as --on 2026-12-01`);
  return new Date(Date.parse(startOfDay(readTimeZone(folder), day)) + halfDay);
}
