/** Words that need the noun behind them. */
const needsNoun =
  /(?:^|\s)(?:a|an|any|as|at|by|each|every|for|from|in|no|of|on|or|per|the|to|with)$/i;

/**
 * Shortens the value of a feature for a row that is named by the feature: `Up to 6 platforms` in the row
 * `Platforms` becomes `Up to 6`. Only the row's own noun goes, so that every number and condition stays.
 *
 * @param language the tag of the words’ language
 * @returns the whole value where the noun cannot go, as in `50GB per location` in the row `Location`
 */
export function shortValue(row: string, value: string, language = 'en'): string {
  const noun = row.replaceAll(/[^\p{L}\p{N}\s]/gu, '.').replace(/s$/, 's?');
  const parts = value.split(new RegExp(`(?<![\\p{L}\\p{N}-])${noun}(?![\\p{L}\\p{N}’'-])`, 'iu'));
  if (parts.length !== 2) return value;
  const [before = '', after = ''] = parts.map((part) => part.trim());
  if (needsNoun.test(before) || !/[\p{L}\p{N}]/u.test(before + after)) return value;
  if (before) return `${before} ${after}`.trim();
  return after.charAt(0).toLocaleUpperCase(language) + after.slice(1);
}
