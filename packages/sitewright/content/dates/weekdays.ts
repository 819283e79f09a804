import { foldText } from '../values/fold-text.ts';
import { timeWordsIn } from './time-words.ts';

/** The days of the week as schema.org calls them. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Days as hours name them for machines: those of the week, and public holidays. */
export const daysForMachines = [...weekdays, 'PublicHolidays'] as const;

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
  const bare = withoutSharedStart(long);
  const lower = (word: string) => word.normalize('NFC').toLocaleLowerCase(language);
  // Accents tell some short names apart.
  const forms = [lower, foldText].map((form) => (word: string) => form(plain(word)));
  const find = (parts: readonly string[]) => {
    for (const form of forms) {
      const word = form(parts.join('-'));
      const place = names.map(form).indexOf(word);
      if (place >= 0) return place % weekdays.length;
      // People shorten names to other lengths than tables do, such as `Lu` of `luni`.
      const begun = [...weekdays.keys()].filter((day) =>
        [long, bare].some((all) => form(all[day] ?? '').startsWith(word)),
      );
      if (word && begun.length === 1) return begun[0] ?? Number.NaN;
    }
    return Number.NaN;
  };
  const between = new RegExp(`\\s*(?:${timeWordsIn(language).between})\\s*`, 'u');
  const spans = words.split(separatorsIn(language)).map((span) => {
    const parts = span.split(between);
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

/**
 * Single days in the words of a language: `Thu, Dec 24`, with their year where they are as far as another such day.
 *
 * @param today from which they are looked at
 */
export function nameDates(first: string, last: string, language: string, today: string): string {
  const nextYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return new Intl.DateTimeFormat(language, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
    ...(last >= nextYear && { year: 'numeric' }),
  }).formatRange(new Date(first), new Date(last));
}

/** Names without the word for “day” that most begin with in some languages, such as Hebrew, Vietnamese and Thai. */
function withoutSharedStart(names: readonly string[]): string[] {
  const starts = names.flatMap((name) => [...name].map((_, end) => name.slice(0, end)));
  const isShared = (start: string) => names.filter((name) => name.startsWith(start)).length > 4;
  const start = starts.filter(isShared).reduce((a, b) => (b.length > a.length ? b : a), '');
  return names.map((name) => (name.startsWith(start) ? name.slice(start.length) : name));
}

const plain = (word: string) => word.trim().replace(/\.$/, '');

/** Days in words, and for machines where the words are none of names. */
interface SaidDays {
  days: string;
  weekdays?: readonly string[] | undefined;
}

/**
 * What is wrong with days that are said in words which a machine does not know, or that are others than are meant.
 *
 * @param own what a line says; of a translation, without what it takes from the first language
 * @param first what the first language says, and its tag, where the line is a translation
 */
export function describeOtherDays(
  own: SaidDays,
  language: string,
  first?: SaidDays & { language: string },
) {
  const said = readDays(own.days, language);
  const named = first && readDays(first.days, first.language);
  const meant = first ? (first.weekdays ?? named) : own.weekdays;
  if (!meant) return undefined;
  const isSame = (days: readonly string[], other: readonly string[] = []) =>
    `${days.toSorted()}` === `${other.toSorted()}`;
  // Where the words of the first language are others than its weekdays:, that is said there.
  const isOther = said && !isSame(said, meant) && !isSame(said, named);
  // Between the first and the last of several days, languages have words that no table lists.
  const among = own.days.match(/\p{L}{2,}/gu)?.flatMap((word) => readDays(word, language) ?? []);
  const isSpan = `${among}` === `${[meant[0], meant.at(-1)]}`;
  // Where the first language has other words than names, so has a translation.
  const isUnknown =
    first && !said && !isSpan && !own.weekdays && (named || readDays(own.days, first.language));
  const areOthers = isOther || (own.weekdays && !isSame(own.weekdays, meant));
  if (!areOthers && !isUnknown) return undefined;
  const names = nameDays(language, 'short');
  const words = meant.map(
    (day) => names[daysForMachines.indexOf(day as (typeof daysForMachines)[number])] ?? day,
  );
  const source = first ? `of the first language, ${first.days},` : `under weekdays:,`;
  const advice = isUnknown ? '; beside other words for them, say them under weekdays: too' : '';
  return `expected the days ${source} which are ${words.join(', ')} here, found ${own.days}${advice}`;
}
