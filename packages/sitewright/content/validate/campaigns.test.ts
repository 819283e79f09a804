import { afterEach, expect, test, vi } from 'vitest';
import { campaign, campaignDays, period } from '../../../../tests/fixtures/tiny/campaign.ts';
import { lineLike, tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { noonOf } from '../../../../tests/support/content/days.ts';
import { describeUnpublishedPages } from '../dates/unpublished.ts';
import { plainWords } from '../fields/rich-text.ts';
import { formatProblem } from '../messages/problem.ts';
import { readPagePaths } from '../pages/page-paths.ts';

const setDay = (day: string) => vi.stubEnv('SOURCE_DATE_EPOCH', noonOf(day));
afterEach(() => vi.unstubAllEnvs());

test.each([
  ['2026-11-30', 'begins on 2026-12-01'],
  ['2026-12-01', undefined],
  ['2027-01-06', undefined],
  ['2027-01-07', 'ended on 2027-01-06'],
])('on %s a page and an announcement of these weeks: %s', async (day, reason) => {
  setDay(day);
  const site = tinySite({ 'pages/winter.yaml': { publish: period }, 'announcement.yaml': period });
  const { pages, announcement } = await site.content();
  expect([pages.has('/winter'), announcement !== undefined]).toEqual([!reason, !reason]);
  expect(readPagePaths(site.folder).includes('/winter')).toBe(!reason);
  const expected = [
    `content/pages/winter.yaml: not built, as it is a page that ${reason}`,
    `content/announcement.yaml: not built, as it is an announcement that ${reason}`,
  ];
  expect(describeUnpublishedPages(site.folder)).toEqual(reason ? expected : []);
});

test('a campaign comes and goes by itself, with all that leads to it', async () => {
  const site = campaign();
  for (const [index, day] of campaignDays.entries()) {
    setDay(day);
    const isOpen = index === 1 || index === 2;
    const content = await site.content();
    const { pages, navigation, announcement, redirects } = content;
    expect([pages.has('/winter'), pages.has('/snow'), announcement !== undefined]).toEqual([
      ...[isOpen, isOpen, isOpen],
    ]);
    expect(redirects?.moved.some(({ to }) => to === '/winter')).toBe(isOpen);
    const links = [navigation.header.links, ...navigation.footer.groups.map((one) => one.links)];
    expect(links.flat().filter(({ href }) => href === '/winter')).toHaveLength(isOpen ? 2 : 0);
    const { actions, lead } = Object(pages.get('/')?.sections[0]?.content);
    expect(actions.some(({ to }: { to: string }) => to === '/winter')).toBe(isOpen);
    // In texts, the words of a link stay.
    expect(plainWords(lead)).toBe('Our winter sale, and us.');
    const texts = [lead, content.texts.get('/terms'), content.posts.map(({ text }) => text)];
    for (const text of texts.map((one) => JSON.stringify(one))) {
      expect([text.includes('/winter'), /winter/i.test(text)]).toEqual([isOpen, true]);
    }
    const reason = index === 0 ? 'begins on 2026-12-01' : 'ended on 2027-01-06';
    const closed = [
      ['home.yaml:* hero.lead:', 'https://www.acme.example/winter'],
      ['pages/snow.yaml:* hero.lead:', '/winter'],
      ['pages/winter.yaml:* hero.lead:', '/snow'],
      ['pages/terms.md:*', '/winter#order'],
      ['posts/2026-10-03-the-saturday-queue.md:*', '/winter'],
    ].map(([place, to]) =>
      lineLike(
        `content/${place} the link to ${to} is shown as its words alone, as that is a page that ${reason}`,
      ),
    );
    expect(content.warnings.map(formatProblem)).toEqual(isOpen ? [] : closed);
  }
});

const table = (...rows: [file: string, values: Record<string, unknown>, words: string][]) => rows;
const needs = table(
  ['not-found.yaml', { 'back.href': '/winter' }, 'back.href: expected the path'],
  ['about.yaml', { 'hero.actions': ['winter'] }, 'hero.actions: expected a button'],
  ['announcement.yaml', { until: '2027-01-07' }, 'link.href: expected the path'],
  ['pages/snow.yaml', { 'publish.until': '2027-01-08' }, 'hero.actions: expected a button'],
);
const nowhere = '"/winter#nothing" leads to no element with the id "nothing"*';
const places = table(
  ['home.yaml', { 'hero.lead': 'Our [winter](/winter#nothing).' }, `hero.lead: ${nowhere}`],
  ['actions.yaml', { 'winter.to': '/winter#nothing' }, `winter.to: ${nowhere}`],
  ['pages/snow.yaml', { 'hero.lead': 'Our [winter](/winter#nothing).' }, `hero.lead: ${nowhere}`],
);

test.each([...needs, ...places])(
  'that %s with %j needs a campaign longer, or a place that it lacks, is said whatever the day is',
  async (file, values, words) => {
    const site = campaign().set(file, values);
    for (const day of campaignDays.slice(0, 3)) {
      setDay(day);
      await site.expectProblems(`content/${file}:* ${words}*`);
    }
  },
);

test('an old address leads to a page, and has none itself', async () => {
  const aPage = 'to: expected the path of a page of this site, *';
  const rows = [
    ['/old', '/about'],
    ['/till', '/tools/counter'],
    ['/help/old', '/pricing#plans'],
    ['/about', '/pricing', 'from: expected *: rename or delete the page /about first, *"/about"'],
    ['/security.txt', '/about', 'from: expected a path that no page has*'],
    ['/old', '/about', 'from: expected an old path that is not listed above*'],
    ['/', '/about', 'from: expected a path that no page has: *, found the text "/"'],
    ...['/pricing/', '/pricing#a', 'https://x.example/'].map((from) => [
      ...[from, '/about', 'from: expected a path that no page has: *found the text *'],
    ]),
    ...['/a/../b', '/a{b}', '/a|b', ''].map((from) => [
      ...[from, '/about', 'from: expected an old path of this site, such as "/products/lamp", of*'],
    ]),
    ...[
      '/a b',
      '/Πώς;/Ποιος',
      '/gammal-sida-å',
      '/製品一覧',
      '/Old.PHP',
      '/y/',
      '/?p=12',
      '/pricing?id=3',
    ].map((from) => [from, '/about']),
    ['/a%20b', '/about', 'from: *not listed above, as "/a b" is, which is the same, found*'],
    ['/y', '/about', 'from: expected an old path that is not listed above*'],
    ['/caf\u00e9', '/about'],
    ['/cafe\u0301', '/pricing', 'from: expected an old path that is not listed above*'],
    ['/blog/:year/*', '/pricing?from=blog#plans'],
    [
      '/blog/:year/:name',
      '/about',
      'from: expected a pattern that none above it hides: put it above "/blog/:year/*"*',
    ],
    ['/till/*', '/tools/:splat'],
    ['/shop/*', 'https://shop.example/a/:splat?b=:splat'],
    ['/feed', '/blog/feed.xml'],
    ['/t/:name', '/tools/:title', 'to: expected a name that "from" has, one of :name, found*'],
    [
      '/u/:name',
      '/nowhere/:name',
      'to: expected a path of which this site has pages*; none has the shape of "/nowhere/0"*',
    ],
    [
      '/more/:name',
      '/tools/:name/more',
      'to: expected a path of which this site has pages, such as "/tools/*"; none has the shape*',
    ],
    [
      '/v/:name',
      '/till/:name',
      'to: expected a path that no pattern of this file fits, as "/till/*" *',
    ],
    ['/w-1', '/w-2', 'to: expected the path of a page of this site, as /w-2 leads back to itself*'],
    ['/w-2', '/w-1', 'to: expected the path of a page of this site, as /w-1 leads back to itself*'],
    ...[
      ['//evil.example/x', '"/x", without the host'],
      ['https://www.acme.example/z/?a=1#b', '"/z/?a=1", without the host, without #*'],
      ['/v#b', '"/v", without # and what is behind it, which browsers do not send'],
      ['till', '"/till", with / before it'],
      ['umbrella://till', 'an old path of this site, such as "/products/lamp"'],
    ].map(([from, words]) => [from, '/about', `from: expected ${words}, found the text "${from}"`]),
    ...[
      '/pricing#x; } location /etc/ { root /; autoindex on; } location = /zzz { return 301 /y',
      '/pricing#plans\n/* https://evil.example/:splat 301',
      ...[
        '/pricing#{system.hostname}',
        '/pricing#$uri',
        '/pricing#',
        '/pricing#a#b',
        '/pricing#%zz',
      ],
    ].map((to, index) => [
      `/place-${index}`,
      to,
      'to: expected a page, and behind it # with the name of a place there, such as "/pricing#name"*',
    ]),
    ['/d', '/prices', `${aPage}"/prices"`],
    ['/e', 'umbrella://x', 'to: expected a page, a file or a https: address, as an old address *'],
    ['/c', '/c', 'to: expected the path of a page of this site, as /c leads back to itself*'],
    ['/a', '/old', 'to: expected "/about", where /old leads in its turn*'],
    [
      '/sv',
      '/pricing#öppet-%C3%B6',
      'to: "/pricing#öppet-%C3%B6" leads to no element with the id*',
    ],
  ];
  const problems = rows.map(
    ([, , one], at) => one && `content/redirects.yaml:* moved[${at}].${one}`,
  );
  const plans = { section: 'points', title: 'Plans', lead: 'Two.', items: [] };
  const items = [{ title: 'One', description: 'Till.' }];
  await tinySite({
    'about.yaml': {},
    'pricing.yaml': { plans: { ...plans, items } },
    'pages/tools/counter.yaml': {},
    'posts/2026-11-12-three-hooks.md': {},
    'redirects.yaml': { moved: rows.map(([from, to]) => ({ from, to })) },
  }).expectProblems(...problems.filter((one) => one !== undefined));
});
