/** A day of a post, in the words of its language. */
export interface Day {
  /** Such as `2026-10-03`. */
  iso: string;
  /** Such as `October 3, 2026`. */
  text: string;
  /** Its parts, as a leaf of a calendar has them: `3`, `Oct`, `2026`, `Saturday`. */
  day: string;
  month: string;
  year: string;
  weekday: string;
}

/**
 * @param iso a day such as `2026-10-03`
 * @param language such as `en`
 */
export function createDay(iso: string, language: string): Day {
  const date = new Date(iso);
  const { text, day, month, year, weekday } = getFormats(language);
  return {
    iso,
    text: text.format(date),
    day: day.format(date),
    month: month.format(date),
    year: year.format(date),
    weekday: weekday.format(date),
  };
}

type Formats = Record<Exclude<keyof Day, 'iso'>, Intl.DateTimeFormat>;

/** By language: making a format takes far longer than using it. */
const formats = new Map<string, Formats>();

function getFormats(language: string): Formats {
  const create = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  const known = formats.get(language) ?? {
    text: create({ dateStyle: 'long' }),
    day: create({ day: 'numeric' }),
    month: create({ month: 'short' }),
    year: create({ year: 'numeric' }),
    weekday: create({ weekday: 'long' }),
  };
  formats.set(language, known);
  return known;
}
