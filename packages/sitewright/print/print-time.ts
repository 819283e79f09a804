import { printSeries } from './print-list.ts';

/**
 * Prints a day in the words of a language: `October 3, 2026`.
 *
 * @param day such as `2026-10-03`
 */
export const printDay = (day: string, language: string): string =>
  new Date(day).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });

/** Prints a day with its name, or all days from one to another: `Saturday, December 5, 2026`. */
export function printDays(first: string, last: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const [own, plain] = [format, long].map((one) => one.formatToParts(new Date(first)));
  // Node has a Persian day in its order without its name alone, and else its year first.
  if (first === last && own?.[0]?.type === 'year' && plain?.[0]?.type !== 'year') {
    const weekday = own.find(({ type }) => type === 'weekday')?.value;
    return `${weekday} ${long.format(new Date(first))}`;
  }
  const parts = format.formatRangeToParts(new Date(first), new Date(last));
  // CLDR’s words for several days are those for short months, behind which Georgian has a point; Czech numbers keep theirs.
  return parts
    .map(({ value }, index) => {
      const before = parts[index - 1];
      const isName = before?.type === 'month' && /\p{L}/u.test(before.value);
      return isName ? value.replace(/^\./, '') : value;
    })
    .join('');
}

interface HoursOfDay {
  /** The name of their time zone, such as `Europe/Stockholm`; nothing where it needs no word. */
  zone: string | undefined;
  hours: readonly { opens: { label: string }; closes: { label: string } }[];
  /** A time of that day, such as `2027-04-29T23:00:00+02:00`. */
  starts: string;
}

/** Prints the hours of a day as they were written, with what the language calls their time zone: `10:00–16:00, Central European Time`. */
export function printHours({ zone, hours, starts }: HoursOfDay, language: string): string {
  const spans = hours.map(({ opens, closes }) => `${opens.label}–${closes.label}`);
  return printSeries(zone ? [...spans, nameZone(zone, language, starts)] : spans, language);
}

/**
 * A time zone in winter and summer alike: on days around a change of the clocks the name of either would be wrong. Where the
 * clocks of a country differ on that day from others of the same name, its name stands behind.
 */
function nameZone(timeZone: string, language: string, time: string): string {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' });
  const parts = format.formatToParts(new Date(time));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
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
