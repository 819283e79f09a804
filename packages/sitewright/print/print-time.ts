import { printSeries } from './print-list.ts';

/**
 * Prints a day in the words of a language: `October 3, 2026`.
 *
 * @param day such as `2026-10-03`
 */
export const printDay = (day: string, language: string): string =>
  new Date(day).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });

/** Prints a day with its name, or all days from one to another: `Saturday, December 5, 2026`. */
export const printDays = (first: string, last: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).formatRange(
    new Date(first),
    new Date(last),
  );

interface HoursOfDay {
  day: string;
  /** The name of their time zone, such as `Europe/Stockholm`; nothing where it needs no word. */
  zone: string | undefined;
  hours: readonly { opens: { label: string }; closes: { label: string } }[];
}

/** Prints the hours of a day as they were written, with what the language calls their time zone: `10:00–16:00, CET`. */
export function printHours({ day, zone, hours }: HoursOfDay, language: string): string {
  const nameZone = (timeZone: string, timeZoneName: 'short' | 'long') =>
    new Intl.DateTimeFormat(language, { timeZone, timeZoneName })
      .formatToParts(new Date(`${day}T12:00:00Z`))
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // Languages without a short name write an offset such as GMT+1, which few people can tell.
  const names = zone ? [nameZone(zone, 'short'), nameZone(zone, 'long')] : [];
  const name = names.find((one) => !/\p{Nd}/u.test(one)) ?? names[0] ?? [];
  return printSeries(
    [...hours.map(({ opens, closes }) => `${opens.label}–${closes.label}`), name].flat(),
    language,
  );
}

/**
 * Words a minute that adults read silently in English: the mean over 190 studies in Brysbaert,
 * "How many words do we read per minute?", https://doi.org/10.1016/j.jml.2019.104047
 */
const wordsPerMinute = 238;

/** Prints how long a text takes to read, in whole minutes, of which there is one at least: `4 minutes`. */
export function printReadingTime(wordCount: number, language: string): string {
  const minutes = Math.max(1, Math.round(wordCount / wordsPerMinute));
  const options = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language, options).format(minutes);
}
