import type { LanguageFolder } from './index/site-folder.ts';
import { dayIn, isTimeZone } from './time-zone.ts';

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
