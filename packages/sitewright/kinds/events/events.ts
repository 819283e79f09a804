import {
  addressLines,
  besideMistakes,
  countOnClocks,
  defineSection,
  endDayOf,
  type FieldWords,
  fileOfSection,
  findAlmostOffice,
  type Inputs,
  inLanguage,
  inOrder,
  isDay,
  listDays,
  plainWords,
  postalAddress,
  printSeries,
  timeOn,
  timeSpansIn,
  vendor,
  z,
} from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };
import { writeCalendar } from './write-calendar.ts';

/** How long an event with hours of each day may go on, in milliseconds. */
const longest = 366 * 24 * 60 * 60 * 1000;

const eventIn = ({
  text,
  richText,
  day,
  group,
  destination,
  timeSpans,
  today,
  timeZone,
  zone,
  identity,
  updatedDay,
}: FieldWords) =>
  z
    .strictObject({
      id: identity,
      title: text('What it is called'),
      day: day('Its day, such as 2026-12-05; of several, the first'),
      lastDay: day('The last one of several days').optional(),
      hours: timeSpans(
        'From when to when, such as 10:00-16:00, on each of its days; without them it lasts all day',
      ).optional(),
      zone: zone('The time zone of its hours, such as Europe/London; without it yours').default(
        timeZone,
      ),
      place: group('Where it is', {
        name: text('What the place is called'),
        address: text('Its street and city, as on a letter').optional(),
      })
        .optional()
        .describe('Where it is; without it, it is online at its link'),
      link: group('Where visitors read more, enter their names, or watch', {
        label: text('The words of the link'),
        href: destination('A page of this site, or a https: address'),
      }).optional(),
      description: richText('What happens there, in a sentence or two'),
      updated: updatedDay,
    })
    .superRefine(inOrder('day', 'lastDay'), besideMistakes)
    .superRefine(({ day: first, lastDay = first, hours }, context) => {
      if (!hours || Date.parse(lastDay) - Date.parse(first) <= longest) return;
      const message = 'a day within a year of the first, as each day has its hours';
      context.addIssue({ code: 'custom', path: ['lastDay'], message });
    }, besideMistakes)
    .superRefine(({ place, link }, context) => {
      if (place || link) return;
      const message = 'a place with its name, or a link where it is online';
      context.addIssue({ code: 'custom', path: ['place'], message });
    }, besideMistakes)
    .transform(({ hours, ...event }, context) => {
      const { lastDay = event.day } = event;
      const end = endDayOf(lastDay, hours);
      const days = hours ? listDays(event.day, lastDay) : [];
      const isThere = (on: string, { dateTime }: { dateTime: string }) =>
        countOnClocks(event.zone, on, dateTime) === 1;
      const areThere = (span: Spans[0]) =>
        days.every((on) => isThere(on, span.opens) && isThere(endDayOf(on, [span]), span.closes));
      if (!(hours ?? []).every(areThere)) {
        const message = `another day, or times outside the hour that the clocks of ${event.zone} leave out or show twice, or the same times in UTC, with zone: UTC`;
        context.addIssue({ code: 'custom', path: ['day'], message });
      }
      const { opens, closes } = spanOf(hours);
      const timeAt = (on: string, time: typeof opens) =>
        time ? timeOn(event.zone, on, time.dateTime) : on;
      return {
        ...event,
        lastDay,
        hours: hours ?? [],
        // At home everybody has the same time; who watches online may be anywhere.
        zone: event.place && event.zone === timeZone ? undefined : event.zone,
        starts: timeAt(event.day, opens),
        ends: timeAt(end, closes),
        /** Of each of the hours, day by day; of the whole where there are none. */
        times: hours?.flatMap((span) =>
          days.map((on) => ({
            starts: timeAt(on, span.opens),
            ends: timeAt(endDayOf(on, [span]), span.closes),
          })),
        ) ?? [{ starts: event.day, ends: end }],
        isOver: end < today,
      };
    });

type Spans = z.output<ReturnType<typeof timeSpansIn>>;
const spanOf = (hours: Spans = []) => ({ opens: hours[0]?.opens, closes: hours.at(-1)?.closes });

interface Shown {
  items: readonly (z.output<ReturnType<typeof eventIn>> & { index: number; id: string })[];
}

export const events = defineSection({
  description: 'What is to happen: open days, fairs, talks online, each for a visitor’s calendar',
  aliases: ['dates', 'calendar', 'webinars', 'agenda'],
  samples,
  requiredInputs: ['language', 'pageAddress'],
  optionalInputs: ['offices'],
  fields: (words) => ({
    ...words.sectionHead,
    calendar: words.text('The link that puts an event into a visitor’s calendar'),
    past: words
      .text('The word beside an event that is over; without it, such events are left out')
      .optional(),
    items: words.list('The events, in any order', eventIn(words), 'event').transform((items) =>
      items.map((event, index) => {
        const place = items.filter(({ starts }) => starts === event.starts).indexOf(event);
        // The same in each language.
        const usual = [event.starts, place, words.origin].join('-');
        return { ...event, index, id: event.id ?? usual };
      }),
    ),
  }),
  isShown: ({ items }) => items.length > 0,
  lastDayOf(entry, language) {
    const { day, lastDay = day, hours } = Object(entry);
    return isDay(lastDay)
      ? endDayOf(lastDay, timeSpansIn({ language }).safeParse(hours).data)
      : undefined;
  },
  advise: ({ items }, { offices }) =>
    items.flatMap(({ place }, index) => {
      const name = place && !place.address && findAlmostOffice(place.name, offices);
      if (!name || name === place.name) return [];
      const message = `expected the place as the office has it, "${name}", or an address beside it, found "${place.name}": search engines and calendars get no address of it`;
      return [{ path: ['items', index, 'place', 'name'], message }];
    }),
  files: (content, { site, language }, { id, pageAddress, locate }, { offices }) =>
    listShown(content)
      .filter(({ isOver }) => !isOver)
      .map(({ index, link, place, ...event }) => ({
        address: calendarOf(pageAddress, id, index),
        text: writeCalendar({
          ...event,
          place: place && { ...place, address: addressOf(place, offices, language.tag) },
          language: language.tag,
          description: plainWords(event.description, (to) => locate(new URL(to, site.origin).href)),
          address: link && locate(new URL(link.href, site.origin).href),
          vendor: site.name,
        }),
      })),
  structuredData: (content, context, { offices }) =>
    listShown(content).map(({ place, link, title, description, starts, ends, ...event }) => {
      const href = link && new URL(link.href, context.site.origin).href;
      const office = findPlace(place, offices);
      const address = place?.address ?? (office && postalAddress(office));
      return {
        '@type': 'Event',
        name: title,
        description: plainWords(description),
        startDate: starts,
        endDate: ends,
        // Hours of several days are those of each of them.
        ...(event.lastDay > event.day &&
          event.hours.length > 0 && {
            eventSchedule: event.hours.map(({ opens, closes }) => ({
              '@type': 'Schedule',
              startTime: opens.dateTime,
              endTime: closes.dateTime,
              repeatFrequency: 'P1D',
              scheduleTimezone: event.zone ?? context.site.timeZone,
            })),
          }),
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: `https://schema.org/${place ? 'Offline' : 'Online'}EventAttendanceMode`,
        location: place
          ? { '@type': 'Place', name: place.name, ...(address && { address }) }
          : { '@type': 'VirtualLocation', url: `${href}` },
        ...(place && href && { url: href }),
        organizer: { ...vendor(context), url: `${context.site.origin}/` },
        ...inLanguage(context),
      };
    }),
});

type Place = Shown['items'][0]['place'];
type Offices = Inputs['offices'] | undefined;

/** The office where an event is that has its name. */
const findPlace = (place: Place, offices: Offices) =>
  offices?.items.find(({ name }) => name !== undefined && name === place?.name);

function addressOf(place: Place, offices: Offices, language: string): string | undefined {
  const office = findPlace(place, offices);
  return place?.address ?? (office && printSeries(addressLines(office), language));
}

/** The next one first, and below them those that are over. */
export const listShown = ({ items }: Shown) =>
  items.toSorted(
    (a, b) =>
      Number(a.isOver) - Number(b.isOver) ||
      (a.isOver ? b.starts.localeCompare(a.starts) : a.starts.localeCompare(b.starts)),
  );

/** Where the calendar file of an event is. */
export const calendarOf = (pageAddress: string, id: string, index: number): string =>
  fileOfSection(pageAddress, id, `${index + 1}.ics`);
