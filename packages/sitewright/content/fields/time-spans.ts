import { z } from 'zod';
import { dayAfter } from '../dates/period.ts';
import { digitOf, foldText } from '../values/fold-text.ts';
import type { FieldContext } from './field-context.ts';

/** What people write for a time, with a word such as AM before or behind it; which words, a language says. */
const anyTime = String.raw`\p{L}*\s?\p{Nd}{1,2}([:.]\p{Nd}{2})?[^\p{Nd},،、;\p{Pd}~～]*`;
const anySpan = String.raw`${anyTime}([\p{Pd}~～]\s?${anyTime}|(?<=[\p{L}\s])\p{Nd}{1,2}([:.]\p{Nd}{2})?)`;
const example = '"9:00 AM-6:00 PM", with AM or PM twice, "09:00-18:00" or "0:00-24:00"';
/** What ends on the next day, and later than so many minutes, is taken for a slip: bars are open from 8:00 to 2:00. */
const longestNight = 18 * 60;

/**
 * `9:00 AM-6:00 PM` or `09:00–12:00, 13:00–18:00`, where `9-13` is 9:00–13:00; its value is, for each span, the two times of
 * day, and the hyphen, dash or word that is written between them.
 * One that ends when it begins, or earlier, ends on the next day, so none follows it.
 *
 * @param language whose words for the halves of a day stand beside times, and for what is between two of them
 */
const readSpans = (language: string) =>
  z
    .string()
    .meta({ pattern: `^${anySpan}([,،、;]\\s*${anySpan})*$` })
    .transform((value, context) => {
      const parts = value.split(/[,、،;]/);
      const spans = parts.flatMap((words) => readSpan(words, language) ?? []);
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
      if (early >= 0)
        return fail(
          `spans in their order in the day, and so a time after ${times[early - 1]} in place of ${times[early]}`,
        );
      const last = spans.at(-1);
      if (!last || minutesOfNight(last) <= longestNight) return spans;
      return fail(
        `an end within ${longestNight / 60} hours, as ${last.closes.label} is on the next day here: write another, or two spans, such as "0:00-2:00, 6:00-24:00"`,
      );
    });

type Time = ReturnType<typeof timeOfDay>;
type Span = Record<'opens' | 'closes', Time> & { dash: string };

/** How long a span goes on that ends on the next day, and later than at midnight. */
function minutesOfNight({ opens, closes }: Span): number {
  const [from = 0, to = 0] = [opens, closes].map(({ dateTime }) => {
    const [hour, minute] = dateTime.split(':').map(Number);
    return (hour ?? 0) * 60 + (minute ?? 0);
  });
  return to > 0 && to <= from ? to + 24 * 60 - from : 0;
}

/** @returns undefined for words that are no span */
function readSpan(words: string, language: string): Span | undefined {
  const { halves, between } = timesIn(language);
  const [first = '', dash = '', second = '', ...others] = words.trim().split(between);
  if (!dash || others.length > 0) return undefined;
  const sides = [first, second].map((side) => {
    const plain = side.trim().replaceAll(/\p{Nd}/gu, (one) => `${digitOf(one)}`);
    const [, before = '', hour = '', minute, behind = ''] =
      /^(\D*)(\d\d?)(?:[:.]([0-5]\d))?(\D*)$/.exec(plain) ?? [];
    const word = foldPeriod(before + behind);
    const offset = word ? halves.get(word) : 0;
    const isTime = word
      ? /^([1-9]|1[0-2])$/.test(hour)
      : /^([01]?\d|2[0-3])$/.test(hour) || (hour === '24' && !Number(minute));
    return hour && isTime && offset !== undefined && { plain, hour, minute, word, offset };
  });
  const [from, to] = sides;
  // AM behind one time alone leaves open what the other is.
  if (!from || !to || !from.word !== !to.word || from.plain === to.plain) return undefined;
  // An hour alone is one of the whole day where it cannot be of a half.
  const isBare = !from.word && !(from.minute && to.minute);
  if (isBare && Number(from.hour) >= Number(to.hour)) return undefined;
  const sign = words.includes('.') ? '.' : ':';
  const [opens, closes] = [from, to].map(({ plain, hour, minute = '00', word, offset }) =>
    timeOfDay(
      word || plain !== hour ? plain : `${hour}${sign}${minute}`,
      hour,
      minute,
      word ? offset : undefined,
    ),
  ) as [Time, Time];
  return { opens, dash, closes };
}

const foldPeriod = (word: string) => foldText(word).replaceAll(/[.\s]/g, '');
const known = new Map<string, ReturnType<typeof listTimeWords>>();
const timesIn = (language: string) => {
  const words = known.get(language) ?? listTimeWords(language);
  known.set(language, words);
  return words;
};

/** The words of a language for the halves of a day, each with its first hour, and what stands between two times. */
function listTimeWords(language: string) {
  const halves = new Map([
    ['AM', 0],
    ['PM', 12],
  ]);
  const options = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(language, { ...options, hour12: true });
  for (const hour of [9, 15]) {
    const parts = format.formatToParts(Date.UTC(2024, 0, 1, hour));
    const word = parts.find(({ type }) => type === 'dayPeriod')?.value;
    if (word) halves.set(foldPeriod(word), hour < 12 ? 0 : 12);
  }
  const joint = new Intl.DateTimeFormat(language, { ...options, hour12: false })
    .formatRangeToParts(Date.UTC(2024, 0, 1, 9), Date.UTC(2024, 0, 1, 15))
    .find(({ source, value }) => source === 'shared' && /^\s[\p{L}\p{M}]+\s$/u.test(value))?.value;
  return { halves, between: new RegExp(`([\\p{Pd}~～]${joint ? `|${joint}` : ''})`, 'u') };
}

/** The day on which spans end, the last of which is on this one: what ends when it begins, or earlier, does so in the night after. */
export function endDayOf(
  lastDay: string,
  spans: z.output<ReturnType<typeof timeSpansIn>> = [],
): string {
  const [opens, closes] = [spans[0]?.opens, spans.at(-1)?.closes];
  const isOvernight = opens && closes && closes.dateTime <= opens.dateTime;
  return isOvernight ? dayAfter(lastDay) : lastDay;
}

/** The same with the digits of a language, as those of `ar-SA` and `fa` are none of ours. */
export function timeSpansIn({ language }: Pick<FieldContext, 'language'>) {
  const { format } = new Intl.NumberFormat(language);
  const write = ({ label, dateTime }: Time) => ({
    label: label.replaceAll(/\d/g, (digit) => format(Number(digit))),
    dateTime,
  });
  return readSpans(language).transform((spans) =>
    spans.map(({ opens, dash, closes }) => ({ opens: write(opens), dash, closes: write(closes) })),
  );
}

/** The span that words such as `9-20` or `9h30 à 18h` mean; undefined where they may mean two. */
function readMeant(words: string): string | undefined {
  const times = [...words.matchAll(/(\d{1,2})(?:[:.h](\d\d))?/g)];
  const [from = 0, to = 0] = times.map(([, hour]) => Number(hour));
  const said = times.map(([, hour, minute = '00']) => `${hour}:${minute}`).join('-');
  return from < to && readSpan(said, 'en') && !/[ap]\.?m/i.test(words) ? said : undefined;
}

/**
 * A time as visitors read it, `6:00 PM` or `18.00`, and as machines do, `18:00`.
 *
 * @param offset the first hour of the half of the day that it is in, if it says one
 */
function timeOfDay(label: string, hour: string, minute: string, offset?: number) {
  // Midnight at the end of a day is that of the next for machines.
  const hours = offset === undefined ? Number(hour) % 24 : (Number(hour) % 12) + offset;
  return { label, dateTime: `${String(hours).padStart(2, '0')}:${minute}` };
}
