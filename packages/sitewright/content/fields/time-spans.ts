import { z } from 'zod';
import { dayAfter } from '../dates/period.ts';
import { foldPeriod, timeWordsIn } from '../dates/time-words.ts';
import { digitOf } from '../values/fold-text.ts';
import type { FieldContext } from './field-context.ts';

/** What people write for a time, with a word such as AM before or behind it; which words, a language says. */
const anyTime = String.raw`\p{L}*\s?\p{Nd}{1,2}([:.]\p{Nd}{2})?[^\p{Nd},،、;\p{Pd}~～]*`;
const anySpan = String.raw`${anyTime}([\p{Pd}~～]\s?${anyTime}|(?<=[\p{L}\s])\p{Nd}{1,2}([:.]\p{Nd}{2})?)`;
const example = '"9:00 AM-6:00 PM", with AM or PM twice, "09:00-18:00" or "0:00-24:00"';
/** What ends on the next day, and later than so many minutes, is taken for a slip: bars are open from 8:00 to 2:00. */
const longestNight = 18 * 60;

/**
 * `9:00 AM-6:00 PM` or `09:00–12:00, 13:00–18:00`, where `9-13` is 9:00–13:00; its value is, for each span, the two times of
 * day, in the digits of the language, and the hyphen, dash or word that is written between them.
 * One that ends when it begins, or earlier, ends on the next day, so none follows it.
 */
export const timeSpansIn = ({ language }: Pick<FieldContext, 'language'>) =>
  z
    .string()
    .meta({ pattern: `^${anySpan}([,،、;]\\s*${anySpan})*$` })
    .transform((value, context) => {
      const fail = (message: string) => {
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      };
      // An hour alone has minutes behind the sign that others here have.
      const minutes = /\p{Nd}\.\p{Nd}/u.test(value) ? '.00' : ':00';
      const parts = value.split(/[,、،;]/);
      const spans = parts.flatMap((words) => readSpan(words, language, minutes) ?? []);
      const meant = readMeant(value);
      if (spans.length < parts.length)
        return fail(
          meant
            ? `a span such as "${meant}"`
            : `a span such as ${example}, or several, such as "9:00-12:00, 13:00-18:00"`,
        );
      const times = spans.flatMap(({ opens, closes }) => [opens.dateTime, closes.dateTime]);
      // The last time of all may be on the next day.
      const late = times.findIndex((time, index) => time >= (times[index + 1] ?? '24'));
      if (late >= 0 && late < times.length - 2)
        return fail(
          `spans in their order in the day, and so a time after ${times[late]} in place of ${times[late + 1]}`,
        );
      const [from = 0, to = 0] = times.slice(-2).map(minutesOf);
      if (to === 0 || to > from || to + 24 * 60 - from <= longestNight) return spans;
      return fail(
        `an end within ${longestNight / 60} hours, as ${spans.at(-1)?.closes.label} is on the next day here: write another, or two spans, such as "0:00-2:00, 6:00-24:00"`,
      );
    });

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * @param minutes those of an hour alone
 * @returns two times as visitors read them, `6:00 PM` or `18.00`, and as machines do, `18:00`; undefined for words that are no span
 */
function readSpan(words: string, language: string, minutes = ':00') {
  const { halves, between } = timeWordsIn(language);
  const { format } = new Intl.NumberFormat(language);
  const [first = '', dash, second = '', ...others] = words.split(new RegExp(`(${between})`, 'u'));
  const [from, to] = [first, second].map((side) => {
    const plain = side.trim().replaceAll(/\p{Nd}/gu, (one) => `${digitOf(one)}`);
    const [, before = '', hour = '', minute, behind = ''] =
      /^(\D*)(\d\d?)(?:[:.]([0-5]\d))?(\D*)$/.exec(plain) ?? [];
    const word = foldPeriod(before + behind);
    const half = halves.get(word);
    const isTime = word
      ? half !== undefined && /^([1-9]|1[0-2])$/.test(hour)
      : /^([01]?\d|2[0-3])$/.test(hour) || (hour === '24' && !Number(minute));
    // Midnight at the end of a day is that of the next for machines.
    const hours = half === undefined ? Number(hour) % 24 : (Number(hour) % 12) + half;
    const label = word || minute ? plain : plain + minutes;
    const time = {
      label: label.replaceAll(/\d/g, (digit) => format(Number(digit))),
      dateTime: `${String(hours).padStart(2, '0')}:${minute ?? '00'}`,
    };
    return isTime ? { word, hour: Number(hour), minute, time } : undefined;
  });
  // AM behind one time alone leaves open what the other is.
  if (!from || !to || !dash || others.length > 0 || !from.word !== !to.word) return undefined;
  // An hour alone is one of the whole day where it cannot be of a half.
  const isBare = !from.word && !(from.minute && to.minute);
  if (isBare ? from.hour >= to.hour : from.time.label === to.time.label) return undefined;
  return { opens: from.time, dash, closes: to.time };
}

type Span = NonNullable<ReturnType<typeof readSpan>>;

/** The day on which spans end, the last of which is on this one: what ends when it begins, or earlier, does so in the night after. */
export function endDayOf(lastDay: string, spans: readonly Span[] = []): string {
  const [opens, closes] = [spans[0]?.opens, spans.at(-1)?.closes];
  const isOvernight = opens && closes && closes.dateTime <= opens.dateTime;
  return isOvernight ? dayAfter(lastDay) : lastDay;
}

/** The span that words such as `9-20` or `9h30 à 18h` mean; undefined where they may mean two. */
function readMeant(words: string): string | undefined {
  const times = [...words.matchAll(/(\d{1,2})(?:[:.h](\d\d))?/g)];
  const [from = 0, to = 0] = times.map(([, hour]) => Number(hour));
  const said = times.map(([, hour, minute = '00']) => `${hour}:${minute}`).join('-');
  // After noon there are no two of an hour.
  return (from < to || from > 12) && readSpan(said, 'en') && !/[ap]\.?m/i.test(words)
    ? said
    : undefined;
}
