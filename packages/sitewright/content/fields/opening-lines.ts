import { z } from 'zod';
import { daysForMachines, nameDays, readDays } from '../dates/weekdays.ts';
import type { FieldContext } from './field-context.ts';
import { besideMistakes, listOf, text } from './fields.ts';
import { timeSpansIn } from './time-spans.ts';

/** One line of the opening hours; a day without hours is closed. */
const openingHoursIn = (fieldContext: FieldContext) =>
  z.strictObject({
    days: text.describe('The days, such as Mon-Fri'),
    weekdays: z
      .array(z.enum(daysForMachines))
      .min(1)
      .optional()
      .describe(
        'The same for search engines, where the words are no names of days, such as Monday and Tuesday, or PublicHolidays',
      ),
    hours: timeSpansIn(fieldContext)
      .optional()
      .describe(
        'From when to when, such as 9:00 AM-6:00 PM or, with a break, 9:00-12:00, 13:00-18:00; a day without hours is closed',
      ),
  });

export type OpeningLine = z.output<ReturnType<typeof openingHoursIn>>;

/** The days of the week with their hours, for people and for search engines. */
export function openingLines(fieldContext: FieldContext) {
  const { language, isTranslation } = fieldContext;
  const list = listOf('The days of the week', openingHoursIn(fieldContext), 'line of days');
  return list.superRefine((lines, context) => {
    const known = new Set<string>();
    for (const [index, line] of lines.entries()) {
      const { days, weekdays, hours } = line ?? {};
      // A translation need not be read: the first language’s page has told machines.
      if (typeof days !== 'string' || isTranslation) continue;
      const refuse = (message: string, params = {}) =>
        context.addIssue({ code: 'custom', path: [index, 'days'], message, params });
      const said = readDays(days, language);
      const twice = said?.find((one) => known.has(one));
      for (const one of said ?? []) known.add(one);
      if (twice)
        refuse(
          `each day in one line, such as 9:00-12:00, 13:00-18:00: ${nameDays(language, 'long')[daysForMachines.indexOf(twice)]} is in one above`,
        );
      if (!hours || weekdays || said) continue;
      const found = days.split(/\s*[,،、;\p{Pd}~]\s*/u).find((one) => !readDays(one, language));
      const [first, , , , last] = nameDays(language, 'short');
      const such = `names of days, such as ${first}-${last}`;
      const atField = `Write ${such}, or other words here and the days under Weekdays`;
      refuse(`${such}, or weekdays: [Monday, PublicHolidays] beside other words`, {
        atField,
        found,
      });
    }
  }, besideMistakes);
}
