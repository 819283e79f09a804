import { z } from 'zod';
import { isTimeZone, nameToday, timeZones } from '../dates/time-zone.ts';
import { findLikeName } from '../messages/find-like-name.ts';
import { day } from './fields.ts';

/** From when to when visitors get something: the first day and the last one, both may be left out. */
export const period = {
  from: day.optional().describe('The first day on which visitors get it, such as 2026-12-01'),
  until: day.optional().describe('The last day on which visitors get it, such as 2027-01-06'),
};

/**
 * Refuses a last day that is before the first one.
 *
 * @param first the name of the field of the one
 * @param last the name of that of the other, where it is said
 * @param what the first one is called
 */
export const inOrder =
  <First extends string, Last extends string>(first: First, last: Last, what = 'first day') =>
  (fields: { [Name in First | Last]?: unknown }, context: z.RefinementCtx): void => {
    const [start, end] = [fields[first], fields[last]];
    if (![start, end].every((one) => day.safeParse(one).success)) return;
    if (String(start) <= String(end)) return;
    const message = `a day that is not before its ${what}, ${start}`;
    context.addIssue({ code: 'custom', path: [last], message });
  };

export const timeZone = z.string().refine(isTimeZone, {
  error: ({ input }) => {
    // Letters such as EST are part of other names.
    const like = /\p{Ll}/u.test(`${input}`) ? findLikeName(`${input}`, timeZones) : undefined;
    return `the name of a time zone, such as "${nameToday(like ?? 'Europe/Stockholm')}"`;
  },
});

/** What names an entry for calendars and readers of feeds, whatever else of it changes; a translation may have its own. */
export const identity = z
  .string()
  .regex(/^[^\s<>"]+$/, { error: 'an id without spaces, as npx sitewright ids writes it' })
  .meta({ identity: true, launchRole: 'example' })
  .describe(
    'What calendars and feeds know it by, also when it changes: npx sitewright ids writes it',
  )
  .optional();

/** The day from which search engines, feeds and calendars have what it says now. */
export const updatedDay = day
  .optional()
  .describe('The day of the last change, such as 2026-11-01, if there was one');
