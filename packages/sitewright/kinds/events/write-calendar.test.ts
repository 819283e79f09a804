import { expect, test } from 'vitest';
import { writeCalendar } from './write-calendar.ts';

const event = {
  ...{ title: 'Open bench; soup, too', description: 'Bring the till.', host: 'www.tills.example' },
  ...{
    lastDay: '2026-12-05',
    vendor: 'Brasswick',
    language: 'en',
    place: { name: 'Kassagatan 4' },
  },
};
const fieldsOf = (text: string) => {
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  return Object.fromEntries(lines.map((line) => [line.split(/[:;]/, 1)[0], line]));
};

test('an event with hours stands in a calendar at the same time all over the world', () => {
  const times = { starts: '2026-12-05T10:00:00+01:00', ends: '2026-12-05T16:30:00+01:00' };
  expect(fieldsOf(writeCalendar({ ...event, ...times }))).toMatchObject({
    DTSTART: 'DTSTART:20261205T090000Z',
    DTEND: 'DTEND:20261205T153000Z',
    SUMMARY: 'SUMMARY:Open bench\\; soup\\, too',
    LOCATION: 'LOCATION:Kassagatan 4',
  });
});

test('an event without hours is all day long, and over on the day after its last', () => {
  const days = { starts: '2026-12-30', ends: '2026-12-31', lastDay: '2026-12-31' };
  expect(fieldsOf(writeCalendar({ ...event, ...days }))).toMatchObject({
    DTSTART: 'DTSTART;VALUE=DATE:20261230',
    DTEND: 'DTEND;VALUE=DATE:20270101',
  });
});

test('no line of a calendar has more than 75 bytes, and none of its words is lost', () => {
  const description = '価格表を持ってきてください。'.repeat(12);
  const text = writeCalendar({ ...event, description, starts: '2026-12-05', ends: '2026-12-05' });
  const sizes = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(fieldsOf(text).DESCRIPTION).toBe(`DESCRIPTION:${description}`);
});
