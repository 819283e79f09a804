import { z } from 'zod';
import { dayAfter } from '../dates/period.ts';
import type { FieldContext } from './field-context.ts';

const halfDay = String.raw`(?:[1-9]|1[0-2])(?:[:.][0-5]\d)? [AP]M`;
const wholeDay = String.raw`(?:(?:[01]?\d|2[0-3])[:.][0-5]\d|24[:.]00)`;
// AM behind one time alone leaves open what the other is.
const oneSpan = `(?:${halfDay}[-–]${halfDay}|${wholeDay}[-–]${wholeDay})`;
const span = new RegExp(`^(?!(.+)[-–]\\1$)${oneSpan}$`);
const example = '"9:00 AM-6:00 PM", with AM or PM twice, "09:00-18:00" or "0:00-24:00"';

/**
 * `9:00 AM-6:00 PM` or `09:00–12:00, 13:00–18:00`; its value is, for each span, the two times of day, and the hyphen or dash
 * that is written between them.
 * One that ends when it begins, or earlier, ends on the next day, so none follows it.
 */
export const timeSpans = z
  .string()
  .meta({ pattern: `^${oneSpan}(\\s*[,،、;]\\s*${oneSpan})*$` })
  .transform((value, context) => {
    const parts = value.split(/[,、،;]/);
    const spans = parts.flatMap((words) => {
      const [opens, dash, closes] = span.exec(words.trim())?.[0].split(/([-–])/) ?? [];
      if (!opens || !dash || !closes) return [];
      return { opens: timeOfDay(opens), dash, closes: timeOfDay(closes) };
    });
    const fail = (message: string) => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    const meant = readMeant(value);
    if (spans.length < parts.length && meant) return fail(`a span such as "${meant}"`);
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

/** The day on which spans end, the last of which is on this one: what ends when it begins, or earlier, does so in the night after. */
export function endDayOf(lastDay: string, spans: z.output<typeof timeSpans> = []): string {
  const [opens, closes] = [spans[0]?.opens, spans.at(-1)?.closes];
  const isOvernight = opens && closes && closes.dateTime <= opens.dateTime;
  return isOvernight ? dayAfter(lastDay) : lastDay;
}

/** The same with the digits of a language, as those of `ar-SA` and `fa` are none of ours. */
export function timeSpansIn({ language }: Pick<FieldContext, 'language'>) {
  const { format } = new Intl.NumberFormat(language);
  const write = ({ label, dateTime }: ReturnType<typeof timeOfDay>) => ({
    label: label.replaceAll(/\d/g, (digit) => format(Number(digit))),
    dateTime,
  });
  return timeSpans.transform((spans) =>
    spans.map(({ opens, dash, closes }) => ({ opens: write(opens), dash, closes: write(closes) })),
  );
}

/** The span that words such as `9-20` or `9h30 à 18h` mean; undefined where they may mean two. */
function readMeant(words: string): string | undefined {
  const times = [...words.matchAll(/(\d{1,2})(?:[:.h](\d\d))?/g)];
  const [from = 0, to = 0] = times.map(([, hour]) => Number(hour));
  const said = times.map(([, hour, minute = '00']) => `${hour}:${minute}`).join('-');
  return from < to && span.test(said) && !/[ap]\.?m/i.test(words) ? said : undefined;
}

/** A time as visitors read it, `6:00 PM` or `18.00`, and as machines do, `18:00`. */
function timeOfDay(label: string) {
  const [hour = '', minute = '00'] = label.match(/\d+/g) ?? [];
  const isHalfDay = label.endsWith('M');
  const offset = label.endsWith('PM') ? 12 : 0;
  // Midnight at the end of a day is that of the next for machines.
  const hours = (Number(hour) % (isHalfDay ? 12 : 24)) + offset;
  return { label, dateTime: `${String(hours).padStart(2, '0')}:${minute}` };
}
