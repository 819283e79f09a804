/**
 * Words a minute that adults read silently in English: the mean over 190 studies in Brysbaert,
 * "How many words do we read per minute?", https://doi.org/10.1016/j.jml.2019.104047
 */
const wordsPerMinute = 238;

/**
 * How long a text takes to read, in whole minutes, of which there is one at least: `4 minutes`.
 *
 * @param language such as `en`
 */
export function formatReadingTime(words: number, language: string): string {
  const minutes = Math.max(1, Math.round(words / wordsPerMinute));
  const options = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language, options).format(minutes);
}
