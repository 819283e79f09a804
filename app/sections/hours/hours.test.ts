import { describe, expect, test } from 'vitest';
import { timeSpan } from './hours.ts';

describe('hours as they are read also say when, for machines', () => {
  test.each([
    ['9:00 AM-6:00 PM', '09:00', '18:00'],
    ['12:00 AM-12:30 PM', '00:00', '12:30'],
    ['9 AM-6 PM', '09:00', '18:00'],
    ['09:00-18:00', '09:00', '18:00'],
    ['9.30-24.00', '09:30', '00:00'],
  ])('%s', (hours, opens, closes) => {
    expect(timeSpan.parse(hours)).toEqual({
      opens: { label: hours.split('-')[0], dateTime: opens },
      closes: { label: hours.split('-')[1], dateTime: closes },
    });
  });

  test.each(['9-18', '13:00 PM-6:00 PM', '9:00 AM', '25:00-26:00', '09:60-18:00'])(
    '%s is refused',
    (hours) => {
      expect(timeSpan.safeParse(hours).success).toBe(false);
    },
  );
});
