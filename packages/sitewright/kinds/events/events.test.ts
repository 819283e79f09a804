import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { exampleSite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { getSection } from '../../../../tests/support/section.ts';
import { listSectionFiles } from '../../build/site-files/write-site-files.ts';
import { describeNextChange } from '../../content/dates/unpublished.ts';
import { createFieldWords } from '../../content/fields/field-words.ts';
import { noKnownNames } from '../../content/schemas/json-schemas.ts';
import { createPageContext } from '../../page/seo/create-page-context.ts';
import { events, listShown } from './events.ts';
import Events from './events-view.tsx';

const page = 'pages/board.yaml';
const place = { name: 'The workshop', address: 'Kassagatan 12, Stockholm' };
const link = { label: 'Watch it', href: 'https://talks.example/a' };
const words = { description: 'Soup.' };
// Tests are run on 20 November 2026.
const items = [
  { title: 'Late', day: '2026-12-31', hours: '20:00-1:00', place: { ...place }, ...words },
  { title: 'Fair', day: '2026-11-19', lastDay: '2026-11-20', place, ...words },
  { title: 'Gone', day: '2026-11-19', place: { ...place }, ...words },
  { title: 'Talk', day: '2026-12-01', hours: '9:00-10:00', zone: 'Europe/London', link, ...words },
];

async function load(values: Record<string, unknown>) {
  const folder = (await exampleSite()).set(page, values);
  const site = folder.folder;
  const content = await folder.content();
  return { site, content, section: getSection(content, 'events') };
}

test('the next event comes first, and one that is over says so below them, or is left out', async () => {
  const { section } = await load({ 'days.items': items });
  expect(listShown(section).map(({ title }) => title)).toEqual(['Fair', 'Talk', 'Late', 'Gone']);
  const { section: without } = await load({ 'days.items': items, 'days.past': undefined });
  expect(listShown(without).map(({ title }) => title)).toEqual(['Fair', 'Talk', 'Late']);
  const { section: only } = await load({ 'days.items': [items[2]], 'days.past': undefined });
  expect(
    events.isShown?.(only, { language: 'en', pageAddress: '/board', offices: undefined }),
  ).toBe(false);
});

test('an event at home says no time zone, one elsewhere and one that is watched from anywhere do', async () => {
  const online = { title: 'Stream', day: '2026-12-02', hours: '9:00-10:00', link, ...words };
  const { section } = await load({ 'days.items': [...items, online] });
  const said = section.items.flatMap(({ title, zone }) => (zone ? title : []));
  expect(said).toEqual(['Talk', 'Stream']);
});

test('search engines read where and when an event is, in its own time zone', async () => {
  const { section, content } = await load({ 'days.items': items });
  const inputs = { language: 'en', pageAddress: '/board', offices: undefined };
  const data = events.structuredData?.(section, createPageContext(content, '/board'), inputs);
  expect(data).toMatchObject([
    { name: 'Fair', startDate: '2026-11-19', endDate: '2026-11-20', location: place },
    {
      startDate: '2026-12-01T09:00:00Z',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: link.href },
    },
    { startDate: '2026-12-31T20:00:00+01:00', endDate: '2027-01-01T01:00:00+01:00' },
    { name: 'Gone' },
  ]);
});

test('an event at an office has its address for search engines', async () => {
  const at = (name: string) => ({ ...items[0], title: name, place: { name } });
  const { section, content } = await load({ 'days.items': [at('Library'), at('The park')] });
  const all = getSection(content, 'offices');
  const offices = { ...all, items: all.items.map((one) => ({ ...one, name: 'Library' })) };
  const inputs = { language: 'en', pageAddress: '/board', offices };
  const data = events.structuredData?.(section, createPageContext(content, '/board'), inputs);
  expect([data].flat().map((one) => Object(one).location)).toEqual([
    {
      '@type': 'Place',
      name: 'Library',
      address: expect.objectContaining({ '@type': 'PostalAddress' }),
    },
    { '@type': 'Place', name: 'The park' },
  ]);
});

test('an event at an office has its whole address in calendars, and one that is almost there is asked for', async () => {
  const at = (title: string, name: string) => ({ ...items[0], title, place: { name } });
  const names = ['Ιατρείο Μυτιλήνης', 'ιατρειο  μυτιληνης', 'Ιατρείο Μυτιλήνη', 'Μυτιλήνη 2'];
  const days = names.map((name) => at(name, name));
  const site = (await exampleSite()).set(page, { 'days.items': days });
  site.set('contact.yaml', { 'offices.items[0].name': 'Ιατρείο Μυτιλήνης' });
  const content = await site.content();
  const [office] = getSection(content, 'offices').items;
  const [exact = '', other = ''] = listSectionFiles(content, String).map(({ text }) =>
    text.replaceAll('\r\n ', ''),
  );
  expect(exact).toContain('LOCATION:Ιατρείο Μυτιλήνης\\, ');
  expect(exact).toContain(`${office?.address.street}`.split('\n')[0]);
  expect(other).toMatch(/LOCATION:ιατρειο {2}μυτιληνης\r/);
  const advice = (await site.advice()).filter((line) => line.includes('as the office has it'));
  expect(advice.map((line) => /items\[\d\]/.exec(line)?.[0])).toEqual(['items[1]', 'items[2]']);
});

test('each event that is to come has a file for calendars, and the day after its last is named', async () => {
  const { site, content } = await load({ 'days.items': items });
  const files = listSectionFiles(content, (address) => address);
  expect(files.map(({ address }) => address)).toEqual([
    ...['/board/days-2.ics', '/board/days-4.ics', '/board/days-1.ics'],
  ]);
  const [line] = describeNextChange(site);
  expect(line).toContain('Build again on 2026-11-21 (Europe/Stockholm): ');
  expect(line).toContain('pages/board.yaml days "Fair" ends');
});

/** When the clocks of time zones change in 2027, of which there are some by half hours: the time that they show then. */
const changes = Intl.supportedValuesOf('timeZone').flatMap((zone) => {
  const format = new Intl.DateTimeFormat('sv', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const half = 30 * 60_000;
  /** How far they are ahead of Greenwich at a half hour. */
  const aheadAt = (at: number) =>
    Date.parse(`${format.format(at * half).replace(' ', 'T')}Z`) - at * half;
  const found: { zone: string; day: string; clock: string; gap: number }[] = [];
  // They change twice in four weeks where it is Ramadan, and never twice in two.
  const step = 14 * 48;
  const end = Date.UTC(2028, 0) / half;
  for (let start = Date.UTC(2027, 0) / half; start < end; start += step) {
    let [before, after] = [start, Math.min(start + step, end)];
    const gap = aheadAt(after) - aheadAt(before);
    if (gap === 0) continue;
    const ahead = aheadAt(before);
    while (after - before > 1) {
      const between = Math.floor((before + after) / 2);
      if (aheadAt(between) === ahead) before = between;
      else after = between;
    }
    const shown = new Date(after * half + ahead + Math.min(gap, 0));
    const [day = '', clock = ''] = shown.toISOString().split('T');
    found.push({ zone, day, clock: clock.slice(0, 5), gap });
  }
  return found;
});
const skipped = changes.flatMap(({ zone, day, clock, gap }) =>
  gap > 0 ? [[zone, day, clock] as const] : [],
);
const repeated = changes.filter(({ gap }) => gap < 0);

test('an event within the hour that autumn has twice is refused, in each time zone that has one', () => {
  expect(repeated.length).toBeGreaterThan(10);
  const schema = z.object(
    events.fields(createFieldWords({ ...noKnownNames, origin: 'https://a.example' })),
  );
  for (const { zone, day, clock } of repeated) {
    const item = { ...items[3], day, zone, hours: `${clock}-12:00`, description: 'Soup.' };
    const check = (one: object) =>
      schema.safeParse({ title: 'Days', lead: 'All.', calendar: 'Take it', items: [one] }).error
        ?.issues[0]?.message;
    expect([zone, check(item)]).toEqual([
      zone,
      expect.stringMatching(/show twice, or the same times in UTC, with zone: UTC$/),
    ]);
    expect([zone, check({ ...item, hours: '12:00-13:00' })]).toEqual([zone, undefined]);
  }
});

test('an event without an id has one in all languages, and each of several that begin together has its own', async () => {
  const days = (titles: string[]) =>
    titles.map((title) => ({ title, day: '2026-12-03', place, ...words }));
  const read = async (titles: string[]) =>
    (await load({ 'days.items': days(titles) })).section.items.map(({ id }) => id);
  const ids = await read(['Bench', 'Soup']);
  expect(new Set(ids).size).toBe(2);
  expect(await read(['Bänk', 'Soppa'])).toEqual(ids);
});

test('a calendar has the addresses to which the words of an event lead', async () => {
  const description = 'Ask [the *bench*](/about) or **[write](mailto:a@b.example)**.';
  const { content } = await load({ 'days.items': [{ ...items[3], description }] });
  const [file] = listSectionFiles(content, (address) => address.replace('.example', '.test'));
  expect(file?.text.replaceAll('\r\n ', '')).toMatch(
    /DESCRIPTION:Ask the bench \(https:\/\/[^/]+\/about\) or write \(mailto:a@b\.test\)\./,
  );
});

test('an event within the hour that spring leaves out is refused, in each time zone that has one', async () => {
  expect(skipped.length).toBeGreaterThan(10);
  const schema = z.object(
    events.fields(createFieldWords({ ...noKnownNames, origin: 'https://a.example' })),
  );
  for (const [zone, day, clock] of skipped) {
    const [hour = 0, minute = 0] = clock.split(':').map(Number);
    const later = `${hour + (minute + 10 >= 60 ? 1 : 0)}:${String((minute + 10) % 60).padStart(2, '0')}`;
    const item = { ...items[3], day, zone, hours: `${clock}-${later}`, description: 'Soup.' };
    const head = { title: 'Days', lead: 'All.', calendar: 'Take it' };
    const { error } = schema.safeParse({ ...head, items: [item] });
    expect([zone, error?.issues.map(({ path }) => path.join('.'))]).toEqual([
      zone,
      ['items.0.day'],
    ]);
    const after = { ...item, hours: '12:00-13:00' };
    expect([zone, schema.safeParse({ ...head, items: [after] }).success]).toEqual([zone, true]);
  }
});

test('hours of several days are those of each day for calendars and search engines, over midnight and with breaks', async () => {
  const days = { day: '2027-03-26', lastDay: '2027-03-29', place, ...words };
  const { content, section } = await load({
    'days.items': [
      { title: 'Market', hours: '10:00-18:00', ...days },
      { title: 'Nights', hours: '22:00-3:00', ...days },
      {
        title: 'Pause',
        hours: '10:00-12:00, 13:00-17:00',
        ...days,
        day: '2027-04-01',
        lastDay: '2027-04-03',
      },
      { title: 'Fair', ...days },
    ],
  });
  const [market = [], nights, pause, fair] = listSectionFiles(content, (address) => address)
    .toSorted((a, b) => a.address.localeCompare(b.address))
    .map(({ text }) => text.match(/^(DTSTART|DTEND|RRULE|UID).*(?=\r)/gm) ?? []);
  // The clocks change between the second day and the third.
  expect(market.filter((line) => !line.startsWith('UID'))).toEqual([
    ...['DTSTART:20270326T090000Z', 'DTEND:20270326T170000Z', 'RRULE:FREQ=DAILY;COUNT=2'],
    ...['DTSTART:20270328T080000Z', 'DTEND:20270328T160000Z', 'RRULE:FREQ=DAILY;COUNT=2'],
  ]);
  expect(new Set(market.filter((line) => line.startsWith('UID'))).size).toBe(2);
  expect(nights?.filter((line) => !line.startsWith('UID'))).toEqual([
    ...['DTSTART:20270326T210000Z', 'DTEND:20270327T020000Z'],
    // The night in which the clocks change is an hour shorter.
    ...['DTSTART:20270327T210000Z', 'DTEND:20270328T010000Z'],
    ...['DTSTART:20270328T200000Z', 'DTEND:20270329T010000Z', 'RRULE:FREQ=DAILY;COUNT=2'],
  ]);
  expect(pause?.filter((line) => !line.startsWith('UID'))).toEqual([
    ...['DTSTART:20270401T080000Z', 'DTEND:20270401T100000Z', 'RRULE:FREQ=DAILY;COUNT=3'],
    ...['DTSTART:20270401T110000Z', 'DTEND:20270401T150000Z', 'RRULE:FREQ=DAILY;COUNT=3'],
  ]);
  expect(fair?.slice(1)).toEqual(['DTSTART;VALUE=DATE:20270326', 'DTEND;VALUE=DATE:20270330']);
  const inputs = { language: 'en', pageAddress: '/board', offices: undefined };
  const data = events.structuredData?.(section, createPageContext(content, '/board'), inputs);
  const zone = { repeatFrequency: 'P1D', scheduleTimezone: 'Europe/Stockholm' };
  const schedules = (data as { name: string; eventSchedule?: object }[]).map((one) => [
    one.name,
    one.eventSchedule,
  ]);
  expect(Object.fromEntries(schedules)).toMatchObject({
    Market: [{ startTime: '10:00', endTime: '18:00', ...zone }],
    Nights: [{ startTime: '22:00', endTime: '03:00', ...zone }],
    Pause: [
      { startTime: '10:00', endTime: '12:00' },
      { startTime: '13:00', endTime: '17:00' },
    ],
    Fair: undefined,
  });
});

test('an event that comes again has a link of another name for each day', async () => {
  const again = ['2026-12-03', '2026-12-10'].map((day) => ({
    title: 'Bench',
    day,
    place,
    ...words,
  }));
  const { section: content } = await load({ 'days.items': again });
  const frame = { id: 'days', tone: 'ground' as const };
  const props = { frame, content, language: 'en', pageAddress: '/board' };
  const html = renderToStaticMarkup(createElement(Events, props as Parameters<typeof Events>[0]));
  const names = [...html.matchAll(/<a [^>]*\.ics"[^>]*>(.*?)<\/a>/g)].map(([, name]) => name);
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(2);
});

test('days of an event that go on for centuries, as a wrong digit has it, are refused at once', async () => {
  const wrong = { title: 'Fair', day: '2027-03-26', lastDay: '9999-03-29', hours: '10:00-18:00' };
  const site = (await exampleSite()).set(page, { 'days.items': [{ ...wrong, place, ...words }] });
  expect(await site.problems()).toEqual([
    expect.stringMatching(
      /lastDay: expected a day within a year of the first, .*, found the text "9999-03-29"/,
    ),
  ]);
});

test.each([
  ['20:00-1:00', 'en'],
  ['8:00 μ.μ.-1:00 π.μ.', 'el'],
])('an event of %s is over when the night after it is', (hours, language) => {
  expect(events.lastDayOf?.({ day: '2026-12-31', hours }, language)).toBe('2027-01-01');
});
