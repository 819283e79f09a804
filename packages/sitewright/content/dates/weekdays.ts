import { foldText } from '../values/fold-text.ts';

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/**
 * The days of the week in words such as `Mon-Fri`, `Sa, So` or `Mon and Tue`.
 *
 * @returns undefined where the words are none of the language’s names of days
 */
export function readDays(words: string, language: string) {
  const [long, short, narrow] = (['long', 'short', 'narrow'] as const).map((form) =>
    nameDays(language, form),
  ) as [string[], string[], string[]];
  // Days go by one letter in Hebrew and Spanish; elsewhere two of them begin with the same.
  const names = [...long, ...short, ...(new Set(narrow).size === narrow.length ? narrow : [])];
  const lower = (word: string) => word.normalize('NFC').toLocaleLowerCase(language);
  // Accents tell some short names apart.
  const forms = [lower, foldText].map((form) => (word: string) => form(plain(word)));
  const find = (parts: readonly string[]) => {
    const places = forms.map((form) => names.map(form).indexOf(form(parts.join('-'))));
    return (places.find((index) => index >= 0) ?? Number.NaN) % weekdays.length;
  };
  const spans = words.split(separatorsIn(language)).map((span) => {
    const parts = span.split(/\s*[\p{Pd}~]\s*/u);
    // The names of days have hyphens in Portuguese.
    const ways = parts.map((_, index) => [parts.slice(0, index + 1), parts.slice(index + 1)]);
    const days = ways.map((way) => way.filter((one) => one.length > 0).map(find));
    return days.find((all) => !all.includes(Number.NaN));
  });
  if (!spans.every((span) => span !== undefined)) return undefined;
  return spans.flatMap(([from = 0, to = from]) =>
    [...weekdays, ...weekdays].slice(from, (to < from ? to + 7 : to) + 1),
  );
}

/** What stands between the parts of a list in a language, such as `,` and ` and `. */
function separatorsIn(language: string): RegExp {
  const joints = (['long', 'short'] as const).map((style) =>
    new Intl.ListFormat(language, { style }).format(['', '']).replaceAll(/\s/g, '\\s'),
  );
  // A day in Hebrew is called by the letter that is its word for “and”.
  return new RegExp(`(?:(?:${joints.join('|')})(?=\\p{L})|[,،、;])+`, 'iu');
}

/** The names of the days of the week in a language, from Monday on. */
export function nameDays(language: string, weekday: 'long' | 'short' | 'narrow'): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  return weekdays.map((_, index) => format.format(Date.UTC(2024, 0, 1 + index)));
}

const plain = (word: string) => word.trim().replace(/\.$/, '');

/**
 * What is wrong with days that are said in the names of another language, or that are others than are meant.
 *
 * @param meant the days for search engines
 * @param first what the first language says, and its tag, where the words are a translation
 */
export function describeOtherDays(
  days: string,
  language: string,
  meant: readonly (typeof weekdays)[number][],
  first?: { days: string; language: string },
) {
  const said = readDays(days, language);
  const isOfFirst = first && readDays(days, first.language);
  if (said ? String(said) === String(meant) : !isOfFirst) return undefined;
  const names = nameDays(language, 'short');
  const own = meant.map((day) => names[weekdays.indexOf(day)]).join(', ');
  const source = first ? `of the first language, ${first.days},` : `under weekdays:,`;
  return `expected the days ${source} which are ${own} here, found ${days}`;
}
