/**
 * A day of a post, in the words of its language.
 *
 * @param iso a day such as `2026-10-03`
 */
export function createDay(iso: string, language: string) {
  const format = (options: Intl.DateTimeFormatOptions): string =>
    new Date(iso).toLocaleDateString(language, { ...options, timeZone: 'UTC' });
  return {
    iso,
    /** Such as `October 3, 2026`. */
    text: format({ dateStyle: 'long' }),
    // Its parts, as a leaf of a calendar has them: `3`, `Oct`, `2026`, `Saturday`.
    day: format({ day: 'numeric' }),
    month: format({ month: 'short' }),
    year: format({ year: 'numeric' }),
    weekday: format({ weekday: 'long' }),
  };
}

export type Day = ReturnType<typeof createDay>;
