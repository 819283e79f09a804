import type { OpeningHoursSpecification } from 'schema-dts';
import { z } from 'zod';
import type { FieldContext } from '../content/fields/field-context.ts';
import { besideMistakes, listOf, text } from '../content/fields/fields.ts';
import { foldText } from '../content/values/fold-text.ts';
import { timeSpans } from './time-spans.ts';

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/**
 * The days of the week in words such as `Mon-Fri` or `Sa, So`.
 *
 * @returns undefined where the words are none of the language’s names of days
 */
export function readDays(words: string, language: string) {
  const names = (['long', 'short'] as const).flatMap((form) => nameDays(language, form));
  const lower = (word: string) => word.normalize('NFC').toLocaleLowerCase(language);
  // Accents tell some short names apart.
  const forms = [lower, foldText].map((form) => (word: string) => form(plain(word)));
  const find = (parts: readonly string[]) => {
    const places = forms.map((form) => names.map(form).indexOf(form(parts.join('-'))));
    return (places.find((index) => index >= 0) ?? Number.NaN) % weekdays.length;
  };
  const spans = words.split(/[,،、;]/).map((span) => {
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

/** The names of the days of the week in a language, from Monday on. */
function nameDays(language: string, weekday: 'long' | 'short'): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  return weekdays.map((_, index) => format.format(Date.UTC(2024, 0, 1 + index)));
}

const plain = (word: string) => word.trim().replace(/\.$/, '');

/** One line of the opening hours; a day without hours is closed. */
const openingHours = z.strictObject({
  days: text.describe('The days, such as Mon-Fri'),
  weekdays: z
    .array(z.enum(weekdays))
    .min(1)
    .optional()
    .describe(
      'The same for search engines, where the words are no names of days, such as Monday and Tuesday',
    ),
  hours: timeSpans
    .optional()
    .describe(
      'From when to when, such as 9:00 AM-6:00 PM or, with a break, 9:00-12:00, 13:00-18:00; a day without hours is closed',
    ),
});

/** The days of the week with their hours, for people and for search engines. */
export const openingLines = ({ language, isTranslation }: FieldContext) =>
  listOf('The days of the week', openingHours, 'line of days').superRefine((lines, context) => {
    for (const [index, line] of lines.entries()) {
      const { days, weekdays, hours } = line ?? {};
      if (typeof days !== 'string') continue;
      // A translation need not be read: the first language’s page has told machines.
      if (!hours || weekdays || isTranslation || readDays(days, language)) continue;
      const [first, , , , last] = nameDays(language, 'short');
      const such = `names of days, such as ${first}-${last}`;
      const message = `${such}, or weekdays: [Monday, Tuesday] beside other words`;
      const atField = `Write ${such}, or other words here and the days under Weekdays`;
      context.addIssue({ code: 'custom', path: [index, 'days'], message, params: { atField } });
    }
  }, besideMistakes);

/** The hours of some days, in the vocabulary of schema.org; days without hours are closed. */
export const tellHours = (
  lines: readonly z.output<typeof openingHours>[],
  language: string,
): OpeningHoursSpecification[] =>
  lines.flatMap(({ days, weekdays, hours = [] }) => {
    const dayOfWeek = weekdays ?? readDays(days, language);
    if (!dayOfWeek) return [];
    return hours.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek,
      opens: opens.dateTime,
      // Search engines take the same time twice for a day that is closed.
      closes: closes.dateTime === opens.dateTime ? '23:59' : closes.dateTime,
    }));
  });
