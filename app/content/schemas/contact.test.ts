import { describe, expect, test } from 'vitest';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { timeSpan } from './contact.ts';

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

test('what an address says is printed, and what is printed is said', () => {
  const address = 'offices.items[0].address';
  new ContentFolder()
    .set('contact.yaml', { [`${address}.region`]: 'AB', [`${address}.postalCode`]: undefined })
    .expectProblems(
      '*address.postalCode: expected postalCode and {postalCode} in place*',
      '*address.region: expected region and {region} in place together*',
    );
});
