import { z } from 'zod';
import { group, listOf, text } from '../../content/schemas/fields.ts';
import { defineSection } from '../define-section.ts';

const clock = String.raw`(?:[1-9]|1[0-2])(?:[:.][0-5]\d)? [AP]M|(?:[01]?\d|2[0-3])[:.][0-5]\d|24[:.]00`;
const span = new RegExp(`^(${clock})-(${clock})$`);

/** `9:00 AM-6:00 PM` or `09:00-18:00`; its value is the two times of day. */
export const timeSpan = z
  .string()
  .meta({ pattern: span.source })
  .transform((value, context) => {
    const [, opens, closes] = span.exec(value) ?? [];
    if (opens && closes) return { opens: timeOfDay(opens), closes: timeOfDay(closes) };
    context.addIssue({
      code: 'custom',
      message: 'a span such as "9:00 AM-6:00 PM" or "09:00-18:00"',
    });
    return z.NEVER;
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

/** One line of the opening hours; a day without hours is closed. */
const openingHours = z.strictObject({
  days: text.describe('The days, such as Mon-Fri'),
  hours: timeSpan
    .optional()
    .describe(
      'From when to when, such as 9:00 AM-6:00 PM or 09:00-18:00; a day without hours is closed',
    ),
});

export const hours = defineSection({
  description: 'The opening hours, on a sign',
  beside: 'form',
  fields: () =>
    group('The sign with the opening hours', {
      title: text.describe('The section’s heading'),
      zone: text.describe('The time zone, such as PST'),
      zoneName: text.describe('The time zone in full, such as Pacific Standard Time'),
      closed: text.describe('The word for a day without hours'),
      lines: listOf('The days of the week', openingHours),
      note: text.describe('The line under the days'),
    }),
});
