import { expect, test } from 'vitest';
import { exampleSite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { getSection } from '../../../../tests/support/section.ts';
import { listSectionFiles } from '../../build/site-files/write-site-files.ts';
import { describeNextChange } from '../../content/dates/unpublished.ts';
import { createPageContext } from '../../page/seo/create-page-context.ts';
import { events, listShown } from './events.ts';

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
  const without = { ...section, past: undefined };
  expect(listShown(without).map(({ title }) => title)).toEqual(['Fair', 'Talk', 'Late']);
  const only = { ...without, items: without.items.filter(({ title }) => title === 'Gone') };
  expect(events.isShown?.(only, { language: 'en', pageAddress: '/board' })).toBe(false);
});

test('an event at home says no time zone, one elsewhere and one that is watched from anywhere do', async () => {
  const online = { title: 'Stream', day: '2026-12-02', hours: '9:00-10:00', link, ...words };
  const { section } = await load({ 'days.items': [...items, online] });
  const said = section.items.flatMap(({ title, zone }) => (zone ? title : []));
  expect(said).toEqual(['Talk', 'Stream']);
});

test('search engines read where and when an event is, in its own time zone', async () => {
  const { section, content } = await load({ 'days.items': items });
  const inputs = { language: 'en', pageAddress: '/board' };
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

test('each event that is to come has a file for calendars, and the day after its last is named', async () => {
  const { site, content } = await load({ 'days.items': items });
  const files = listSectionFiles(content, (address) => address);
  expect(files.map(({ address }) => address)).toEqual([
    ...['/board/days-2.ics', '/board/days-4.ics', '/board/days-1.ics'],
  ]);
  const [line] = describeNextChange(site, { ...content, pages: new Map(content.pages) });
  expect(line).toContain('Build again on 2026-11-21 (Europe/Stockholm): ');
  expect(line).toContain('pages/board.yaml days ends');
});
