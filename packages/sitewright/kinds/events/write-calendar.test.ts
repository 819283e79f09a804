import { expect, test } from 'vitest';
import { writeCalendar } from './write-calendar.ts';

const event = {
  ...{ title: 'Open bench; soup, too', description: 'Bring the till.', id: 'a1', language: 'tr' },
  ...{ vendor: 'Brasswick', place: { name: 'Kassagatan 4' } },
};
const fieldsOf = (text: string) => {
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  return Object.fromEntries(lines.map((line) => [line.split(/[:;]/, 1)[0], line]));
};

test('an event with hours stands in a calendar at the same time all over the world', () => {
  const times = { starts: '2026-12-05T10:00:00+01:00', ends: '2026-12-05T16:30:00+01:00' };
  expect(fieldsOf(writeCalendar({ ...event, times: [times] }))).toMatchObject({
    DTSTART: 'DTSTART:20261205T090000Z',
    DTEND: 'DTEND:20261205T153000Z',
    SUMMARY: 'SUMMARY:Open bench\\; soup\\, too',
    LOCATION: 'LOCATION:Kassagatan 4',
  });
});

test.each([
  ['he', 'Tove Jansson בערב', '\u200f'],
  ['fi', 'שרה: ilta', '\u200e'],
  ['he', 'ערב עם Tove', ''],
])(
  'words of an event in %s that begin the other way (%s) keep the direction of the page',
  (language, title, sign) => {
    const times = [{ starts: '2026-12-05', ends: '2026-12-05' }];
    const said = fieldsOf(writeCalendar({ ...event, language, title, description: title, times }));
    expect(said.SUMMARY).toBe(`SUMMARY:${sign}${title}`);
    expect(said.DESCRIPTION).toBe(`DESCRIPTION:${sign}${title}`);
  },
);

test('an event without hours is all day long, and over on the day after its last', () => {
  const days = { starts: '2026-12-30', ends: '2026-12-31' };
  expect(fieldsOf(writeCalendar({ ...event, times: [days] }))).toMatchObject({
    DTSTART: 'DTSTART;VALUE=DATE:20261230',
    DTEND: 'DTEND;VALUE=DATE:20270101',
  });
});

test('no line of a calendar has more than 75 bytes, and none of its words is lost', () => {
  const description = '価格表を持ってきてください。'.repeat(12);
  const day = { starts: '2026-12-05', ends: '2026-12-05' };
  const text = writeCalendar({ ...event, description, times: [day] });
  const sizes = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(fieldsOf(text).DESCRIPTION).toBe(`DESCRIPTION:${description}`);
});

test('an event that has changed keeps its id, and comes after what a calendar has of it', () => {
  const days = { starts: '2026-12-30', ends: '2026-12-31' };
  const first = fieldsOf(writeCalendar({ ...event, times: [days] }));
  expect(first).toMatchObject({ PRODID: 'PRODID:-//Brasswick//TR', UID: 'UID:a1' });
  expect(first.SEQUENCE).toBeUndefined();
  // What a calendar has is never newer than the event.
  expect(first.DTSTAMP).toBe('DTSTAMP:19700101T000000Z');
  const moved = { starts: '2027-01-07', ends: '2027-01-07' };
  const write = (updated: string) =>
    fieldsOf(writeCalendar({ ...event, times: [moved], title: 'Open bench', updated }));
  const [once, twice] = [write('2026-12-28'), write('2026-12-29')];
  expect(once).toMatchObject({ UID: 'UID:a1', DTSTAMP: 'DTSTAMP:20261228T000000Z' });
  const orderOf = ({ SEQUENCE = '' }) => Number(SEQUENCE.split(':')[1] ?? 0);
  expect(orderOf(once)).toBeGreaterThan(0);
  expect(orderOf(twice)).toBeGreaterThan(orderOf(once));
});
