import { expect, test } from 'vitest';
import { day } from '../fields/fields.ts';
import { describeDay } from './describe-day.ts';

const two = (number: number) => String(number).padStart(2, '0');
const messageOf = (text: string) => day.safeParse(text).error?.issues[0]?.message;

test.each([2024, 2027, 2000, 1900])(
  'a day that a month of %i has not is refused with how many it has',
  (year) => {
    for (let month = 1; month <= 12; month++) {
      const days = Array.from({ length: 34 }, (_, one) => `${year}-${two(month)}-${two(one)}`);
      const right = days.filter((one) => messageOf(one) === undefined);
      const wrong = days.filter((one) => !right.includes(one)).map(messageOf);
      const expected = expect.stringMatching(
        `^a day of [A-Z][a-z]+( ${year})?, which has ${right.length} days$`,
      );
      expect(wrong).toEqual(wrong.map(() => expected));
    }
  },
);

test.each([
  ['2027-06-31', 'a day of June, which has 30 days'],
  ['2027-02-29', 'a day of February 2027, which has 28 days'],
  ['2027-13-01', 'a day of the calendar, such as 2026-12-01: year, month from 01 to 12, day'],
  ['27-6-1', 'a day as year-month-day: 2027-06-01'],
  ['2027/6/1', 'a day as year-month-day: 2027-06-01'],
  ['1.6.2027', 'a day as year-month-day: 2027-06-01'],
  ['1. 6. 2027', 'a day as year-month-day: 2027-06-01'],
  ['1/6/2027', 'a day as year-month-day: 2027-06-01 or 2027-01-06'],
  ['6/13/2027', 'a day as year-month-day: 2027-06-13'],
  ['soon', 'a day of the calendar, such as 2026-12-01'],
])('in place of %s is expected %s', (text, message) => {
  expect(describeDay(text)).toBe(message);
});
