import { mkdirSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ContentFolder } from '../../tests/support/content-folder.ts';
import { createPageContext } from '../seo/create-page-context.ts';
import { pageMeta } from '../seo/load-page.server.ts';
import { describeHiddenPages, readHiddenPages } from './hidden-pages.ts';
import { loadContent } from './load.ts';
import { readPagePaths } from './page-paths.ts';

const openOn = (day: string) =>
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(`${day}T12:00:00Z`) / 1000));
afterEach(() => vi.unstubAllEnvs());

const meta = {
  title: 'A till for the winter market',
  description:
    'Rent a till for the four weeks of the winter market, with paper, a case and somebody who picks up.',
};
const hero = { title: 'Sell in mittens', lead: 'Four weeks, one till.' };

/** The example with a campaign page. */
function withCampaign(fields: Record<string, unknown> = {}): ContentFolder {
  const folder = new ContentFolder();
  mkdirSync(`${folder.path}/pages`, { recursive: true });
  folder.write('pages/winter.yaml', '{}\n');
  return folder.set('pages/winter.yaml', { meta, hero, ...fields });
}

describe('a page with a first and a last day', () => {
  const publish = { from: '2026-12-01', until: '2027-01-06' };

  test.each([
    ['2026-11-30', 'a page that begins on 2026-12-01', '; build again on 2026-12-01'],
    ['2026-12-01', undefined, ''],
    ['2027-01-06', undefined, ''],
    ['2027-01-07', 'a page that ended on 2027-01-06', ''],
  ])('on %s is %s', (day, hidden, remedy) => {
    openOn(day);
    const folder = withCampaign({ publish });
    const { pages, languages } = loadContent(folder.path);
    expect(pages.has('/winter')).toBe(!hidden);
    expect(readPagePaths(folder.path).includes('/winter')).toBe(!hidden);
    expect(readHiddenPages(folder.path, languages).get('/winter')).toBe(hidden);
    const lines = describeHiddenPages(folder.path).filter((line) => line.includes('winter'));
    expect(lines.map((line) => folder.withoutParent(line))).toEqual(
      hidden ? [`content/pages/winter.yaml: not built, as it is ${hidden}${remedy}`] : [],
    );
  });

  test('cannot be linked to before, and says so', () => {
    const folder = withCampaign({ publish });
    folder.set('not-found.yaml', { 'back.href': '/winter' });
    folder.expectProblems(
      'content/not-found.yaml:* back.href: expected the path of a page that visitors get (this one is a page that begins on 2026-12-01)*',
    );
  });
});

test('a page that search engines must not list keeps its address and its share image', () => {
  const content = loadContent(withCampaign({ publish: { index: false } }).path);
  const page = content.pages.get('/winter');
  if (!page) throw new Error('There is no page /winter');
  const head = JSON.stringify(pageMeta(createPageContext(content, '/winter'), page));
  expect(head).toContain('{"name":"robots","content":"noindex"}');
  expect(head).toContain('"rel":"canonical"');
  expect(head).toContain('"og:image"');
});

const said = { label: 'News', words: 'The market opens.', close: 'Close' };

test.each([
  [{}, true],
  [{ from: '2026-11-21' }, false],
  [{ until: '2026-11-19' }, false],
  [{ until: '2026-11-20' }, true],
])('on 2026-11-20 an announcement with %o stands above pages: %s', (period, isShown) => {
  const folder = new ContentFolder();
  folder.write('announcement.yaml', '{}\n');
  const link = { label: 'Look', href: '/about' };
  folder.set('announcement.yaml', { ...said, link, ...period });
  expect(loadContent(folder.path).announcement !== undefined).toBe(isShown);
});

test('addresses that have moved lead to pages, to their anchors and, of all, to no other old address', () => {
  const folder = new ContentFolder();
  const moved = (...all: [from: string, to: string][]) => {
    const lines = all.map(([from, to]) => `\n- { from: ${from}, to: "${to}" }`);
    folder.write('redirects.yaml', `moved:${lines.join('')}\n`);
    return folder;
  };
  moved(['/till', '/platforms/counter'], ['/help/old', '/pricing#plans']).expectProblems();
  moved(
    ['/about', '/pricing'],
    ['/a', '/b'],
    ['/b', '/a'],
    ['/c', '/c'],
    ['till', '/pricing'],
    ['/d', '/prices'],
    ['/e', '/about'],
    ['/e', '/about'],
    ['/security.txt', '/about'],
  ).expectProblems(
    'content/redirects.yaml:2:* moved[0].from: expected a path that no page has, found the text "/about"',
    'content/redirects.yaml:3:* moved[1].to: expected the path of a page of this site*"/b"',
    'content/redirects.yaml:4:* moved[2].to: expected the path of a page of this site*"/a"',
    'content/redirects.yaml:5:* moved[3].to: expected the path of a page of this site*"/c"',
    'content/redirects.yaml:6:* moved[4].from: expected an old path of this site, such as "/products/till"*',
    'content/redirects.yaml:7:* moved[5].to: expected the path of a page of this site, found the text "/prices"',
    'content/redirects.yaml:9:* moved[7].from: expected an old path that is not listed above*',
    'content/redirects.yaml:10:* moved[8].from: expected a path that no page has*',
  );
});

const picture = { src: 'bulb.jpg', alt: 'A bulb' };
const intro = { title: 'A heading', lead: 'A sentence.' };
const film = {
  section: 'video',
  ...intro,
  file: 'film.mp4',
  poster: picture,
  captions: 'film.vtt',
  captionsLabel: 'English',
  size: 'Film',
  transcript: { title: 'In words', paragraphs: ['A till opens.'] },
};

const latest = { section: 'latestPosts', ...intro, all: 'All' };

test.each<[section: Record<string, unknown>, problem: string]>([
  [{ section: 'quote', title: 'So they say', items: [] }, 'items: expected at least 1 in the list'],
  [
    { section: 'logos', title: 'Who', items: [{ mark: picture }] },
    'items[0].mark.src: expected an SVG, or a PNG whose ground is transparent, as it is printed in one ink',
  ],
  [
    { ...latest, tag: 'till' },
    'tag: expected a tag that a post has (company, shops, stockroom, tills)',
  ],
  [{ ...latest, most: 13 }, 'most: expected at most 12'],
  [
    { section: 'pictures', ...intro, items: [{ picture: { src: 'bulbs.jpg', alt: 'x' } }] },
    'items[0].picture.src: expected the name of a file in content/pictures, such as "bulb.jpg"',
  ],
  [
    { section: 'textBeside', look: 'left', title: 'T', paragraphs: ['P'], picture },
    'look: expected "picture-last" or "picture-first"',
  ],
  [{ ...film, captions: undefined }, 'captions: expected text, found nothing'],
  [
    { ...film, captions: 'film.srt' },
    'captions: expected the name of a file in files/ that ends with .vtt, one of film.vtt',
  ],
  [
    { ...film, file: 'tour.mp4' },
    'file: expected the name of a file in files/ that ends with .mp4 or .webm, one of film.mp4',
  ],
])('a part %o is reported where it stands', (section, problem) => {
  const folder = withCampaign({ hero: { ...hero, actions: ['visit'] } });
  for (const name of ['mp4', 'vtt', 'srt']) folder.write(`files/film.${name}`, 'A file');
  folder.set('pages/winter.yaml', { part: section });
  folder.expectProblems(`content/pages/winter.yaml:*:* part.${problem}*`);
});

const script = 'expected the https: address of its script';

test.each([
  [
    'pages/winter.yaml',
    'publish',
    { from: '2026-12-02', until: '2026-12-01' },
    'publish.until: expected a day that is not before its first day, 2026-12-02',
  ],
  [
    'pages/winter.yaml',
    'publish',
    { from: '2026-02-30' },
    'publish.from: expected a day such as 2026-12-01',
  ],
  [
    'site.yaml',
    'analytics',
    { script: 'http://stats.example/a.js' },
    `analytics.script: ${script}`,
  ],
  [
    'site.yaml',
    'analytics',
    { script: 'https://stats.example/a.js; default-src *' },
    `analytics.script: ${script}`,
  ],
])('in %s, %s of the value %o is reported where it stands', (file, place, value, problem) => {
  const folder = withCampaign();
  folder.set(file, { [place]: value }).expectProblems(`content/${file}:*:* ${problem}*`);
});
