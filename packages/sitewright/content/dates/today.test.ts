import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { listCode, listOwn, nameInMachine } from '../../../../tests/support/machine.ts';
import { noonOf } from './today.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['Pacific/Auckland', '2026-11-11T10:59:59Z', '2026-11-11T11:00:00Z'],
  ['America/Los_Angeles', '2026-11-12T07:59:59Z', '2026-11-12T08:00:00Z'],
])(
  'a post, a page and an announcement begin and end at midnight in %s',
  async (timeZone, before, at) => {
    const folder = tinySite()
      .set('site.yaml', { timeZone })
      .set('posts/2026-11-12-three-hooks.md', {})
      .set('pages/winter.yaml', { publish: { from: '2026-11-12' } })
      .set('announcement.yaml', { until: '2026-11-11' });
    const readAt = async (time: string) => {
      vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(time) / 1000));
      const { posts, pages, announcement, today } = await folder.content();
      const hasPost = posts.some(({ file }) => file.includes('2026-11-12'));
      return [today, hasPost, pages.has('/winter'), announcement !== undefined];
    };
    expect(await readAt(before)).toEqual(['2026-11-11', false, false, true]);
    expect(await readAt(at)).toEqual(['2026-11-12', true, true, false]);
  },
);

test.each([
  ['Stockholm', 'Europe/Stockholm'],
  ['Pacific/Aukland', 'Pacific/Auckland'],
  ['Europe/София', 'Europe/Sofia'],
  ['Берлин', 'Europe/Berlin'],
  ['+01:00', 'Europe/Stockholm'],
])('the time zone %s is refused with the name of one', async (timeZone, name) => {
  const message = `expected the name of a time zone, such as "${name}", found the text "${timeZone}"`;
  await tinySite()
    .set('site.yaml', { timeZone })
    .expectProblems(`content/site.yaml:* timeZone: ${message}`);
});

test.each([
  ['Pacific/Auckland', '2026-12-01', true],
  ['America/Los_Angeles', '2026-12-01', true],
  ['America/Los_Angeles', '2026-11-30', false],
  // A day of 23 hours.
  ['Europe/Stockholm', '2027-03-28', false],
])('in %s the development server shows %s as visitors get it', async (timeZone, day, isThere) => {
  const folder = tinySite()
    .set('site.yaml', { timeZone })
    .set('pages/winter.yaml', { publish: { from: '2026-12-01', until: '2027-01-06' } });
  vi.stubEnv('NODE_ENV', 'development');
  expect((await folder.content()).pages.has('/winter')).toBe(true);
  const noon = noonOf(folder.folder, day);
  vi.stubEnv('SOURCE_DATE_EPOCH', String(noon.getTime() / 1_000));
  vi.stubEnv('SITE_AS_VISITED', 'true');
  const { pages, today } = await folder.content();
  expect([today, pages.has('/winter')]).toEqual([day, isThere]);
});

test.each(['tomorrow', '2026-12', '2026-02-30', '1.12.2026', '2026-13-01', ''])(
  'the day %j is refused with one as it is written',
  (day) => {
    const site = tinySite().folder;
    expect(() => noonOf(site, day)).toThrow(
      `--on ${day} is not a day: expected one such as --on 2026-12-01`,
    );
  },
);

/** What tells the time, or makes a day of a time, with the reason for each file that may. */
const clocks: [RegExp, Record<string, string>][] = [
  [
    /new Date\(\)|Date\.now\(|Temporal\.Now|performance\.timeOrigin/,
    {
      'lib/build-time.ts': 'the clock of all others',
      'build/build-cache.ts': 'when a result was last used',
      '../sitewright-editor/forms/schema.ts':
        'the days of a new post and of a copied job, by the clock of their editor',
      '../sitewright-editor/forms/browser/history.ts': 'the clock of the editor',
      '../sitewright-editor/live/browser/live-folder.ts':
        'the clock of the editor, who has no build',
      '../sitewright-editor/page-editor/browser/drafts.ts': 'which of two drafts is the newer one',
      '../sitewright-editor/storage/repository/client.ts': 'how long a service asks to wait',
      'authoring/translations/compare-translations.ts': 'lines that are not committed are new',
      '../sitewright-release/live/check-certificate.ts':
        'how long a certificate of the live site holds',
      '../sitewright-release/live/choose-questions.ts':
        'each day asks for other files, where there are too many',
      '../sitewright-release/publish/publish.ts': 'when a release went live',
      '../sitewright-release/publish/server.ts': 'since when somebody holds the lock',
      '../../scripts/test.ts': 'lets one time hold for a whole run',
      '../create-sitewright/write-site.mjs': 'how long a new security contact holds',
    },
  ],
  [
    /buildTime\(/,
    {
      'lib/build-time.ts': 'the function itself',
      'content/disk/read-site-folder.ts': 'the day of the vendor, for all others',
      'page/testing.tsx': 'the day of a section in a test, which has no folder',
      'commands/dev.ts': 'refuses a wrong SOURCE_DATE_EPOCH at once',
      '../../scripts/test.ts': 'the same',
    },
  ],
  [
    /toISOString\(\)\s*\.|\.get(UTC)?(FullYear|Month|Date|Day|Hours)\(|toLocale(Date|Time)?String\([^)]*\bdateStyle(?![^)]*timeZone)/,
    {
      '../create-sitewright/write-site.mjs': 'the day in UTC until which it holds',
    },
  ],
];

test.each(clocks)('no file but those with a reason has %s', (pattern, reasons) => {
  const files = listCode().filter((file) => !/\.(test|spec|client)\./.test(file));
  const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  // What runs in a visitor's browser has the visitor's clock.
  const inBrowsers = new Set(
    texts.flatMap(({ file, text }) =>
      [...text.matchAll(/'(.+)\?inline-script'/g)].map(([, name = '']) =>
        path.join(path.dirname(file), name),
      ),
    ),
  );
  const found = texts
    .filter(({ file, text }) => !inBrowsers.has(file) && pattern.test(text))
    .map(({ file }) => file);
  expect(found.map(nameInMachine).sort()).toEqual(listOwn(Object.keys(reasons)));
});
