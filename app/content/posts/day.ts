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
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(iso));
  return {
    iso,
    text: format({ dateStyle: 'long' }),
    day: format({ day: 'numeric' }),
    month: format({ month: 'short' }),
    year: format({ year: 'numeric' }),
    weekday: format({ weekday: 'long' }),
  };
}
