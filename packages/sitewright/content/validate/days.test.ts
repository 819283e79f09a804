import { expect, test } from 'vitest';
import { campaign, campaignDays, period } from '../../../../tests/fixtures/tiny/campaign.ts';
import { exampleSite, tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import {
  listDayFields,
  listDays,
  listNamedDays,
  onDay,
  readAround,
} from '../../../../tests/support/content/days.ts';
import { countermark, example } from '../../../../tests/support/example.ts';
import { readSite } from '../../kinds/read-site.ts';
import { describeNextChange } from '../dates/unpublished.ts';
import { listPageFiles } from '../pages/page-files.ts';

test('every field that is a day is in content that is read on days around it', () => {
  const fields = listDayFields();
  // What a line for single days is on the days around it, pages/endings.test.ts asks.
  const lines = [{ day: '2026-12-24', lastDay: '2026-12-26' }];
  const closed = tinySite({ 'contact.yaml': { hours: { lines } } });
  const sites = [readSite(countermark), readSite(example), campaign().folder, closed.folder];
  const said = sites.flatMap(listDays).map(({ field }) => field);
  expect(fields.length).toBeGreaterThan(4);
  expect(fields.filter((field) => !said.includes(field))).toEqual([]);
});

// `npm run test:long` reads all vendors, in all languages, on ten days around each.
test('a site is in order before, on and after each of its days', async () => {
  const problems = await readAround('tests/vendors/osaka', [-1, 0, 1], '2026-10-05');
  expect(problems.size).toBeGreaterThan(2);
  expect([...problems].filter(([, lines]) => lines.length > 0)).toEqual([]);
});

test('a site with a campaign is in order on each day, and the day on which it changes by itself is named before, with what begins or ends', async () => {
  const site = campaign().set('announcement.yaml', { until: undefined, 'link.href': '/about' });
  const states: { day: string; shown: string; next: string; changes: string }[] = [];
  for (const day of listNamedDays(site.folder, [-1, 0, 1], '2026-10-21')) {
    const dated = onDay(site.folder, day);
    const { content, problems } = await site.validate(dated);
    expect([day, problems]).toEqual([day, []]);
    const { pages, posts = [], announcement } = content ?? {};
    const shown = [...(pages?.keys() ?? []), ...posts.map(({ file }) => file), announcement?.words];
    const [line = ''] = describeNextChange(dated);
    const [, next = '', changes = ''] =
      /^Build again on (\S+) \(Europe\/Stockholm\): (.+)\.$/.exec(line) ?? [];
    states.push({ day, shown: String(shown), next, changes: changes.replaceAll('content/', '') });
  }
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

for (const [place, { file }] of listPageFiles(readSite(example)).entries()) {
  test(`with a period of ${file} content is right on all days or on none`, {
    tags: place === 0 ? [] : ['weekly'],
  }, async () => {
    const site = (await exampleSite()).set(file, { publish: period });
    const problemsOn = async (day = '') =>
      (await site.validate(onDay(site.folder, day))).problems.map(({ message }) => message);
    const [before, first] = campaignDays;
    expect(await problemsOn(first)).toEqual(await problemsOn(before));
  });
}
