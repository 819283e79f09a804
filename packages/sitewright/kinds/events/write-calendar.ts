import { dayAfter, directionOf, keepDirection, printSeries } from '../../definitions.ts';

interface CalendarEvent {
  title: string;
  description: string;
  /** The first day and the last one; or times with their distance to Greenwich, those of each day and between breaks. */
  times: readonly { starts: string; ends: string }[];
  place?: { name: string; address?: string | undefined } | undefined;
  /** Of what it links to, with its scheme. */
  address?: string | undefined;
  vendor: string;
  /** The tag of the language that it is in. */
  language: string;
  /** Whoever takes it again gets no second one. */
  id: string;
  /** The day of its last change, if it was changed. */
  updated?: string | undefined;
}

/**
 * Writes an event as calendars read it (RFC 5545). It is the same file until the event itself is another; of two with one
 * id they keep the one that was changed later.
 */
export function writeCalendar(event: CalendarEvent): string {
  const { times, vendor, language } = event;
  const clocks = times.map(({ starts, ends }) =>
    [starts, ends].map((time) => inGreenwich(time).slice('20261231'.length)).join(),
  );
  // A rule repeats a time in Greenwich, which is another one once the clocks of the place change; so are hours after a break.
  const isNext = (at: number) => `${times[at]?.starts}` > `${times[at - 1]?.starts}`;
  const firsts = [...times.keys()].filter((at) => clocks[at] !== clocks[at - 1] || !isNext(at));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(vendor)}//${language.toUpperCase()}`,
    ...firsts.flatMap((at, index) => describeDays(event, at, firsts[index + 1] ?? times.length)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** The lines of the days of an event, from one of its times up to another, which begin at one time in Greenwich. */
function describeDays(event: CalendarEvent, from: number, to: number): string[] {
  const { title, description, times, place, address, language } = event;
  const { starts, ends } = times[from] as (typeof times)[number];
  const isTimed = starts.includes('T');
  const say = (text: string) => escapeText(keepDirection(text, directionOf(language)));
  const where = place ? printSeries([place.name, place.address ?? []].flat(), language) : address;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(from > 0 ? `${event.id}-${from + 1}` : event.id)}`,
    `DTSTAMP:${inGreenwich(event.updated ?? unknownDay)}`,
    ...(event.updated ? [`SEQUENCE:${Date.parse(event.updated) / 86_400_000}`] : []),
    isTimed ? `DTSTART:${inGreenwich(starts)}` : `DTSTART;VALUE=DATE:${digits(starts)}`,
    // A day on which it is over.
    isTimed ? `DTEND:${inGreenwich(ends)}` : `DTEND;VALUE=DATE:${digits(dayAfter(ends))}`,
    ...(to - from > 1 ? [`RRULE:FREQ=DAILY;COUNT=${to - from}`] : []),
    `SUMMARY:${say(title)}`,
    `DESCRIPTION:${say(description)}`,
    // What is looked for on a map, or opened, has no sign in front.
    ...(where ? [`LOCATION:${escapeText(where)}`] : []),
    ...(address ? [`URL:${address}`] : []),
    'END:VEVENT',
  ];
}

/** Before any change: of an event that says none, nobody knows when it was written. */
const unknownDay = '1970-01-01';

const digits = (text: string) => text.replaceAll(/[-:]/g, '');
const inGreenwich = (time: string) => digits(new Date(time).toISOString()).replace('.000', '');
const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** A line has at most 75 bytes; what follows begins with a space. */
function fold(line: string): string {
  const size = (text: string) => new TextEncoder().encode(text).length;
  let [folded, last] = ['', ''];
  for (const sign of line) {
    if (size(last + sign) > 75) {
      folded += `${last}\r\n`;
      last = ' ';
    }
    last += sign;
  }
  return folded + last;
}
