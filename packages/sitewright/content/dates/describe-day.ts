import { z } from 'zod';

export const isDay = (text: unknown): text is string => z.iso.date().safeParse(text).success;
const two = (number: string) => number.padStart(2, '0');

/** What is expected in place of what is no day, such as `a day of June, which has 30 days`. */
export function describeDay(input: unknown): string {
  const text = String(input).trim();
  const [, year = '', month = ''] = /^(\d{4})-(\d\d)-\d\d$/.exec(text) ?? [];
  const last = ['31', '30', '29', '28'].find((one) => isDay(`${year}-${month}-${one}`));
  if (last) {
    const options = { month: 'long', year: month === '02' ? 'numeric' : undefined } as const;
    const format = new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' });
    return `a day of ${format.format(new Date(`${year}-${month}-01`))}, which has ${last} days`;
  }
  const days = listMeant(text).filter(isDay);
  if (days.length > 0) return `a day as year-month-day: ${days.join(' or ')}`;
  return `a day of the calendar, such as 2026-12-01${year ? ': year, month from 01 to 12, day' : ''}`;
}

/** The days that a text in another form may mean: where slashes part its numbers, the month may be the first. */
function listMeant(text: string): string[] {
  const inYear = (year: string) => (year.length === 2 ? `20${year}` : year);
  const [, year, month = '', day = ''] =
    /^(\d{4}|\d\d)[-./](\d{1,2})[-./](\d{1,2})$/.exec(text) ?? [];
  const [, first = '', sign, second = '', last] =
    /^(\d{1,2})([-./])\s?(\d{1,2})[-./]\s?(\d{4})$/.exec(text) ?? [];
  return [
    ...(year ? [`${inYear(year)}-${two(month)}-${two(day)}`] : []),
    ...(last ? [`${last}-${two(second)}-${two(first)}`] : []),
    ...(last && sign === '/' && first !== second ? [`${last}-${two(first)}-${two(second)}`] : []),
  ];
}
