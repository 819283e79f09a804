import { expect, test } from 'vitest';
import { exampleSite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { listDayFields, onDay } from '../../../../tests/support/content/days.ts';
import type { SectionDefinition } from '../../page/sections/define-section.ts';
import { createPageContext } from '../../page/seo/create-page-context.ts';
import { describeNextChange, describeUnpublishedPages } from '../dates/unpublished.ts';
import { readCounts } from './counts.ts';
import type { KindName } from './section-kind.ts';

/** The fields of all kinds and files that are the last day of something, by what is said of them. */
const isEnd = (description: string) => /\b(last (one|day)( |$)|until)\b/i.test(description);

test('every field that is a last day is one of those that the cases below are about', () => {
  expect(listDayFields().filter(isEnd).sort()).toEqual([
    expect.stringContaining('The last day on which visitors get it'),
    expect.stringContaining('The last day to apply'),
    expect.stringContaining('The last one of several days'),
  ]);
});

const talk = { description: 'Soup.', link: { label: 'Watch', href: 'https://talks.example/a' } };
const job = {
  ...{ department: 'Bench', location: 'Stockholm', type: 'Full-time', description: 'Solder.' },
  ...{ skills: ['Patience'], datePosted: '2026-11-01' },
};
const entries = [
  {
    ...{ kind: 'jobs', page: '/careers', place: 'careers.yaml positions', list: 'positions.jobs' },
    entry: { ...job, title: 'Bench hand', validThrough: '2026-12-24' },
    ...{ others: [{ ...job, title: 'Other hand' }], last: '2026-12-24' },
  },
  {
    ...{ kind: 'events', page: '/board', place: 'pages/board.yaml days', list: 'days.items' },
    entry: { ...talk, title: 'Long night', day: '2026-12-23', hours: '20:00-1:00' },
    ...{ others: [{ ...talk, title: 'Other night', day: '2028-01-01' }], last: '2026-12-24' },
  },
  {
    ...{ kind: 'events', page: '/board', place: 'pages/board.yaml days', list: 'days.items' },
    entry: { ...talk, title: 'Fair', day: '2026-12-22', lastDay: '2026-12-24' },
    ...{ others: [{ ...talk, title: 'Other fair', day: '2028-01-01' }], last: '2026-12-24' },
  },
  {
    ...{ kind: 'hours', page: '/contact', place: 'contact.yaml hours', list: 'hours.lines' },
    entry: { days: 'Yule', day: '2026-12-22', lastDay: '2026-12-24' },
    ...{ others: [{ days: 'Mon', hours: '9:00-18:00' }], last: '2026-12-24' },
  },
  {
    ...{ kind: 'offices', page: '/contact', place: 'contact.yaml offices' },
    list: 'offices.items[0].hours',
    entry: { days: 'Yule', day: '2026-12-23', hours: '18:00-1:00' },
    ...{ others: [{ days: 'Mon', hours: '9:00-18:00' }], last: '2026-12-24' },
  },
] as const;

test.each(entries)(
  'what is over ends for visitors, counts and search engines on one day, and the build says when: $kind $entry.title',
  async (one) => {
    const { kind, page, place, list, entry, others, last } = one;
    const name = 'title' in entry ? entry.title : entry.days;
    // Single days are told by their dates.
    const told = 'title' in entry ? name : entry.day;
    const counts = { jobs: [2, 1], events: [2, 1], offices: [1, 1], hours: [] }[kind] as number[];
    const site = await exampleSite();
    const [file = '', key = ''] = place.split(' ');
    site.set(file, { [list]: [entry, ...others], [`${key}.past`]: undefined });
    site.set('pages/board.yaml', { 'days.past': undefined });
    const readOn = async (day: string) => {
      const dated = onDay(site.folder, day);
      const { content, problems } = await site.validate(dated);
      expect(problems).toEqual([]);
      if (!content) throw new Error('There is no content');
      const section = content.pages.get(page)?.sections.find((one) => one.key === key);
      const { structuredData } = content.code.kinds.get(kind as KindName) as SectionDefinition;
      const context = createPageContext(content, page);
      const inputs = { language: 'en', pageAddress: page };
      return {
        shown: JSON.stringify(section?.content).includes(name),
        told: JSON.stringify(
          structuredData?.(section?.content as never, context, inputs as never),
        ).includes(told),
        count: readCounts(dated).get(`${page.slice(1)}.${key}`),
        next: describeNextChange(dated).join(),
        notes: describeUnpublishedPages(dated).filter((line) => line.includes(name)),
      };
    };
    const change = `${place} "${name}" ends`;
    expect(await readOn(last)).toMatchObject({
      ...{ shown: true, told: kind !== 'jobs', count: counts[0], notes: [] },
      next: expect.stringMatching(`Build again on 2026-12-25 .*${change}`),
    });
    expect(await readOn('2026-12-25')).toMatchObject({
      ...{ shown: false, told: false, count: counts[1], next: expect.not.stringContaining(change) },
      notes: [`content/${place} "${name}": not built, as it is an entry that ended on ${last}`],
    });
  },
);
