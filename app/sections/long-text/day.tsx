interface DayProps {
  /** Such as `2026-11-01`. */
  value: string;
  /** The words around it, with `{date}` in its place. */
  template: string;
  /** The tag of the language that it is in. */
  language: string;
}

/** A day in words, such as `1 November 2026`. */
export function Day({ value, template, language }: DayProps) {
  const [before, after] = template.split('{date}');
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      {before}
      <time dateTime={value}>{day.format(new Date(value))}</time>
      {after}
    </>
  );
}
