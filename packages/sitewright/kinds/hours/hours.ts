import { z } from 'zod';
import { besideMistakes, listOf, text } from '../../content/schemas/fields.ts';
import { organization } from '../../page/seo/structured-data/vendor.ts';
import { defineSection } from '../define-section.ts';

const clock = String.raw`(?:[1-9]|1[0-2])(?:[:.][0-5]\d)? [AP]M|(?:[01]?\d|2[0-3])[:.][0-5]\d|24[:.]00`;
const span = new RegExp(`^(${clock})-(${clock})$`);
const example = '"9:00 AM-6:00 PM" or "09:00-18:00"';

/**
 * `9:00 AM-6:00 PM` or `09:00-12:00, 13:00-18:00`; its value is, for each span, the two times of day.
 * One that ends when it begins, or earlier, ends on the next day, so none follows it.
 */
export const timeSpans = z
  .string()
  .meta({ pattern: `^${clock}-${clock}(\\s*[,、،;]\\s*${clock}-${clock})*$` })
  .transform((value, context) => {
    const parts = value.split(/[,、،;]/);
    const spans = parts.flatMap((words) => {
      const [, opens, closes] = span.exec(words.trim()) ?? [];
      return opens && closes ? { opens: timeOfDay(opens), closes: timeOfDay(closes) } : [];
    });
    const fail = (message: string) => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    if (spans.length < parts.length)
      return fail(`a span such as ${example}, or several, such as "9:00-12:00, 13:00-18:00"`);
    const times = spans.flatMap(({ opens, closes }) => [opens.dateTime, closes.dateTime]);
    // The last time of all may be on the next day.
    const early = times.findIndex((time, index) => {
      const before = times[index - 1];
      return before !== undefined && time <= before && index < times.length - 1;
    });
    if (early < 0) return spans;
    return fail(
      `spans in their order in the day, and so a time after ${times[early - 1]} in place of ${times[early]}`,
    );
  });

/** A time as visitors read it, `6:00 PM` or `18.00`, and as machines do, `18:00`. */
function timeOfDay(label: string) {
  const [hour = '', minute = '00'] = label.match(/\d+/g) ?? [];
  const isHalfDay = label.endsWith('M');
  const offset = label.endsWith('PM') ? 12 : 0;
  // Midnight at the end of a day is that of the next for machines.
  const hours = (Number(hour) % (isHalfDay ? 12 : 24)) + offset;
  return { label, dateTime: `${String(hours).padStart(2, '0')}:${minute}` };
}

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
  const names = (['long', 'short'] as const).map((weekday) => {
    const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
    // The first of January 2024 was a Monday.
    return weekdays.map((_, index) => plain(format.format(Date.UTC(2024, 0, 1 + index))));
  });
  const find = (word: string) =>
    names.map((all) => all.indexOf(plain(word))).find((index) => index >= 0) ?? -1;
  const spans = words.split(/[,،、;]/).map((span) => span.split(/\s*[-–—〜~]\s*/).map(find));
  if (spans.some((span) => span.length > 2 || span.includes(-1))) return undefined;
  return spans.flatMap(([from = 0, to = from]) =>
    [...weekdays, ...weekdays].slice(from, (to < from ? to + 7 : to) + 1),
  );
}

const plain = (word: string) => word.trim().replace(/\.$/, '').toLowerCase();

/** One line of the opening hours; a day without hours is closed. */
const openingHours = z.strictObject({
  days: text.describe('The days, such as Mon-Fri'),
  weekdays: z
    .array(z.enum(weekdays))
    .min(1)
    .optional()
    .describe(
      'The same for search engines, where the words are no names of days: [Monday, Tuesday]',
    ),
  hours: timeSpans
    .optional()
    .describe(
      'From when to when, such as 9:00 AM-6:00 PM or, with a break, 9:00-12:00, 13:00-18:00; a day without hours is closed',
    ),
});

export const hours = defineSection({
  description: 'The opening hours',
  alsoCalled: ['openingHours', 'schedule'],
  goesOnWith: () => 'side',
  fields: ({ language, isTranslation }) => ({
    title: text.describe('The section’s heading'),
    zone: text.describe('The time zone, such as PST'),
    zoneName: text.describe('The time zone in full, such as Pacific Standard Time'),
    closed: text.describe('The word for a day without hours'),
    lines: listOf('The days of the week', openingHours).superRefine((lines, context) => {
      for (const [index, line] of lines.entries()) {
        const { days, weekdays, hours } = line ?? {};
        if (typeof days !== 'string') continue;
        // A translation need not be read: the first language’s page has told machines.
        if (!hours || weekdays || isTranslation || readDays(days, language)) continue;
        const message =
          'names of days, such as Mon-Fri, or weekdays: [Monday, Tuesday] beside other words';
        context.addIssue({ code: 'custom', path: [index, 'days'], message });
      }
    }, besideMistakes),
    note: text.describe('The line under the days'),
  }),
  structuredData: ({ title, lines }, context) => [
    {
      ...organization(context),
      contactPoint: [
        {
          '@type': 'ContactPoint',
          name: title,
          hoursAvailable: lines.flatMap(({ days, weekdays, hours }) => {
            const dayOfWeek = weekdays ?? readDays(days, context.language.tag);
            if (!hours || !dayOfWeek) return [];
            return hours.map(({ opens, closes }) => ({
              '@type': 'OpeningHoursSpecification' as const,
              dayOfWeek,
              opens: opens.dateTime,
              closes: closes.dateTime,
            }));
          }),
        },
      ],
    },
  ],
});
