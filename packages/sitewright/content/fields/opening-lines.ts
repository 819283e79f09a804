import { z } from 'zod';
import { isDay } from '../dates/describe-day.ts';
import { daysForMachines, nameDates, nameDays, readDays } from '../dates/weekdays.ts';
import type { FieldContext } from './field-context.ts';
import { besideMistakes, day, listOf, text } from './fields.ts';
import { inOrder } from './publish.ts';
import { endDayOf, timeSpansIn } from './time-spans.ts';

/** One line of the opening hours; a day without hours is closed. */
const openingHoursIn = (fieldContext: FieldContext) =>
  z
    .strictObject({
      days: text
        .optional()
        .describe(
          'The days of the week, such as Mon-Fri; of a holiday its name, such as Christmas, with its date under Day',
        ),
      day: day
        .optional()
        .describe(
          'A single day with other hours, such as 2026-12-24; of several days, the first. Once it is over visitors get the line no more',
        ),
      lastDay: day.optional().describe('The last one of several days'),
      hours: timeSpansIn(fieldContext)
        .optional()
        .meta({ leftOut: 'closed' })
        .describe(
          'From when to when, such as 9:00 AM-6:00 PM, or 9:00-12:00, 13:00-18:00 with a break; left empty, the day is closed',
        ),
      weekdays: z
        .array(z.enum(daysForMachines).meta({ choiceNames: { PublicHolidays: 'Public holidays' } }))
        .min(1)
        .optional()
        .describe('Which days of the week search engines are told, where Days has other words'),
    })
    .superRefine(inOrder('day', 'lastDay'), besideMistakes);

/** A line as it is read: its days always have words, and one that is for single days says whether these are over. */
export type OpeningLine = Omit<z.output<ReturnType<typeof openingHoursIn>>, 'days'> & {
  days: string;
  isOver?: boolean;
};

/**
 * The last day on which a line is for somebody, as its file says it, which may be wrong.
 *
 * @returns undefined for one of every week
 */
export function lastDayOfLine(line: unknown, language: string): string | undefined {
  const { day: first, lastDay = first, hours } = Object(line);
  return isDay(lastDay)
    ? endDayOf(lastDay, timeSpansIn({ language }).safeParse(hours).data)
    : undefined;
}

/** The days of the week with their hours, and single days with others, for people and for search engines. */
export function openingLines(fieldContext: FieldContext) {
  const { language, isTranslation, today } = fieldContext;
  const [monday, , , , friday] = nameDays(language, 'short');
  const week = `${monday}-${friday}`;
  const list = listOf(
    'The days of the week, and single days such as holidays',
    openingHoursIn(fieldContext),
    'line of days',
  );
  return list
    .superRefine((lines, context) => {
      const known = new Set<string>();
      const dated: { first: string; last: string }[] = [];
      for (const [index, line] of lines.entries()) {
        const { days, weekdays, hours, day: first, lastDay } = line ?? {};
        const refuse = (message: string, params = {}, field = 'days') =>
          context.addIssue({ code: 'custom', path: [index, field], message, params });
        if (lastDay !== undefined && first === undefined)
          refuse(
            'a day beside the last one of several, such as 2026-12-24',
            { atField: 'Choose the first of these days, or empty Last day' },
            'day',
          );
        if (weekdays && first !== undefined)
          refuse('no days of the week beside a single day; remove them', {}, 'weekdays');
        if (days === undefined && first === undefined)
          refuse(`the days of the line, such as ${week}, or day: 2026-12-24 for a single one`, {
            atField: `Write the days, such as ${week}, or choose a Day for a single one`,
          });
        const twice = 'each day in one line, such as 9:00-12:00, 13:00-18:00';
        if (isDay(first)) {
          const last = isDay(lastDay) ? lastDay : first;
          if (dated.some((one) => first <= one.last && one.first <= last))
            refuse(`${twice}: one of these is in one above`, {}, 'day');
          dated.push({ first, last });
        }
        // A translation need not be read: the first language’s page has told machines.
        if (typeof days !== 'string' || first !== undefined || isTranslation) continue;
        const said = readDays(days, language);
        const again = said?.find((one) => known.has(one));
        for (const one of said ?? []) known.add(one);
        if (again)
          refuse(
            `${twice}: ${nameDays(language, 'long')[daysForMachines.indexOf(again)]} is in one above`,
          );
        if (!hours || weekdays || said) continue;
        const found = days.split(/\s*[,،、;\p{Pd}~]\s*/u).find((one) => !readDays(one, language));
        const such = `names of days, such as ${week}`;
        const atField = `Write ${such}, or any words here with a date under Day or the days of the week under Weekdays`;
        refuse(`${such}, or weekdays: [Monday, PublicHolidays] beside other words`, {
          atField,
          found,
          script: new Intl.Locale(language).maximize().script,
        });
      }
    }, besideMistakes)
    .transform((lines) =>
      lines.map((line): OpeningLine => {
        const { day: first, lastDay = first, hours, days = '' } = line;
        if (!first || !lastDay) return { ...line, days };
        const dates = nameDates(first, lastDay, language, today);
        const words = line.days ? `${line.days} (${dates})` : dates;
        return { ...line, lastDay, days: words, isOver: endDayOf(lastDay, hours) < today };
      }),
    );
}
