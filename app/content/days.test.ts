import { globSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { campaign, campaignDays, period } from '../../tests/support/campaign.ts';
import { ContentFolder } from '../../tests/support/content-folder.ts';
import {
  listDayFields,
  listDays,
  listNamedDays,
  noonOf,
  readAround,
} from '../../tests/support/days.ts';
import { example } from '../../tests/support/example.ts';
import { readSite } from '../read-site.ts';
import { decodeFiles } from './index/decode-files.ts';
import { listPageFiles } from './page-files.ts';
import { readContent } from './read-content.ts';
import { describeNextChange } from './unpublished.ts';

const setDay = (day: string) => vi.stubEnv('SOURCE_DATE_EPOCH', noonOf(day));
afterEach(() => vi.unstubAllEnvs());

test('every field that is a day is in content that is read on days around it', () => {
  const fields = listDayFields();
  const said = ['content', campaign().path].flatMap(listDays).map(({ field }) => field);
  expect(fields.length).toBeGreaterThan(4);
  expect(fields.filter((field) => !said.includes(field))).toEqual([]);
});

// `npm run test:long` reads all vendors, in all languages, on ten days around each.
test.each([
  ...['content', ...globSync('tests/vendors/*')].map((folder) => [folder, () => folder] as const),
  ['the example with a campaign', () => campaign().path] as const,
])('%s is in order before, on and after each of its days', async (_, makeFolder) => {
  const problems = await readAround(makeFolder(), [-1, 0, 1], setDay, '2026-10-20');
  expect(problems.size).toBeGreaterThan(2);
  expect([...problems].filter(([, lines]) => lines.length > 0)).toEqual([]);
});

test('the day on which the site changes by itself is named before, with what begins or ends', async () => {
  const { path } = campaign().set('announcement.yaml', { until: undefined, 'link.href': '/about' });
  const decoded = await decodeFiles(readSite(path));
  const states = listNamedDays(path, [-1, 0, 1], '2026-10-21').map((day) => {
    setDay(day);
    const { pages, posts = [], announcement } = readContent(readSite(path), decoded).content ?? {};
    const shown = [...(pages?.keys() ?? []), ...posts.map(({ file }) => file), announcement?.words];
    const [line = ''] = describeNextChange(readSite(path));
    const [, next = '', changes = ''] =
      /^Build again on (\S+) \(Europe\/Stockholm\): (.+)\.$/.exec(line) ?? [];
    return { day, shown: String(shown), next, changes: changes.replaceAll(`${path}/`, '') };
  });
  const changes = states.flatMap(({ day, shown }, index) => {
    const before = states[index - 1];
    if (!before) return [];
    // A day is named until it comes, and no other one.
    expect([day, before.next !== '' && before.next <= day]).toEqual([day, before.shown !== shown]);
    return before.next && before.next <= day ? `${before.next} ${before.changes}` : [];
  });
  expect(states.at(-1)?.next).toBe('');
  expect(changes).toEqual([
    '2026-11-12 posts/2026-11-12-three-hooks.md begins',
    '2026-12-01 pages/snow.yaml begins, pages/winter.yaml begins, announcement.yaml begins',
    '2027-01-07 pages/snow.yaml ends, pages/winter.yaml ends',
  ]);
});

const pages = listPageFiles(readSite(example)).map(({ file }) => file);

test.each(pages)('with a period of %s content is right on all days or on none', async (file) => {
  const { path } = new ContentFolder().set(file, { publish: period });
  const decoded = await decodeFiles(readSite(path));
  const problems = campaignDays.map((day) => {
    setDay(day);
    return readContent(readSite(path), decoded).problems.map(({ message }) => message);
  });
  expect(problems).toEqual(campaignDays.map(() => problems[0]));
});
