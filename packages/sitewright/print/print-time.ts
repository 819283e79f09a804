/**
 * Prints a day in the words of a language: `October 3, 2026`.
 *
 * @param day such as `2026-10-03`
 */
export const printDay = (day: string, language: string): string =>
  new Date(day).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });

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
