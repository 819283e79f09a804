import { foldText } from '../values/fold-text.ts';

/** A word for a half of a day, without its points and spaces, as in `p.m.`. */
export const foldPeriod = (word: string) => foldText(word).replaceAll(/[.\s]/g, '');

const known = new Map<string, ReturnType<typeof listTimeWords>>();

/** The words of a language for the halves of a day, each with its first hour, and what stands between two times or days. */
export function timeWordsIn(language: string) {
  const words = known.get(language) ?? listTimeWords(language);
  known.set(language, words);
  return words;
}

function listTimeWords(language: string) {
  const parts = new Intl.DateTimeFormat(language, {
    ...{ hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' },
  }).formatRangeToParts(Date.UTC(2024, 0, 1, 9), Date.UTC(2024, 0, 1, 15));
  const own = parts.filter(({ type }) => type === 'dayPeriod').map(({ value }) => value);
  const halves = ['AM', 'PM', ...own].map((word, index) => [foldPeriod(word), (index % 2) * 12]);
  const joint = parts.find(({ source }) => source === 'shared')?.value ?? '';
  // A few languages have a word there in place of a dash, such as Persian.
  const between = /^\s?[\p{L}\p{M}]+\s?$/u.test(joint) ? `[\\p{Pd}~～]|${joint}` : '[\\p{Pd}~～]';
  return { halves: new Map(halves as [string, number][]), between };
}
