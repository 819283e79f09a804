import { afterEach, expect, test, vi } from 'vitest';
import { ContentFolder } from '../../tests/support/content-folder.ts';
import { describeHiddenPages } from './hidden-pages.ts';
import { loadContent } from './load.ts';
import { readPagePaths } from './page-paths.ts';

const period = { from: '2026-12-01', until: '2027-01-06' };
afterEach(() => vi.unstubAllEnvs());

test.each([
  ['2026-11-30', 'begins on 2026-12-01; build again on 2026-12-01'],
  ['2026-12-01', undefined],
  ['2027-01-06', undefined],
  ['2027-01-07', 'ended on 2027-01-06'],
])('on %s a page and an announcement of these weeks: %s', async (day, reason) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(`${day}T12:00:00Z`) / 1000));
  const folder = new ContentFolder()
    .set('pages/winter.yaml', { publish: period })
    .set('announcement.yaml', { ...period, 'link.href': '/about' });
  const { pages, announcement } = await loadContent(folder.path);
  expect([pages.has('/winter'), announcement !== undefined]).toEqual([!reason, !reason]);
  expect(readPagePaths(folder.path).includes('/winter')).toBe(!reason);
  const lines = describeHiddenPages(folder.path).map((line) => folder.withoutParent(line));
  const expected = [
    `content/pages/winter.yaml: not built, as it is a page that ${reason}`,
    `content/announcement.yaml: not built, as it is an announcement that ${reason}`,
  ];
  expect(lines).toEqual(reason ? expected : []);
  if (!reason) return;
  folder.set('not-found.yaml', { 'back.href': '/winter' });
  const what = `this one is a page that ${reason.split(';')[0]}`;
  await folder.expectProblems(
    `content/not-found.yaml:* back.href: expected the path of a page that visitors get (${what})*`,
  );
});

test('an old address leads to a page, and has none itself', async () => {
  const aPage = 'to: expected the path of a page of this site, *';
  const rows = [
    ['/old', '/about'],
    ['/till', '/platforms/counter'],
    ['/help/old', '/pricing#plans'],
    ['/about', '/pricing', 'from: expected a path that no page has, found the text "/about"'],
    ['till', '/pricing', 'from: expected an old path of this site, such as "/products/till"*'],
    ['/security.txt', '/about', 'from: expected a path that no page has*'],
    ['/old', '/about', 'from: expected an old path that is not listed above*'],
    ...['//evil.example/x', '/a/../b', '/a/', '/a{b}', '/a b', '/a;'].map((from) => [
      from,
      '/about',
      'from: expected an old path of this site, such as "/products/till"*',
    ]),
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
      'to: expected a page, and behind it # with the name of a place there, such as "/pricing#plans"*',
    ]),
    ['/d', '/prices', `${aPage}"/prices"`],
    ['/c', '/c', `${aPage}"/c"`],
    ['/a', '/old', `${aPage}"/old"`],
    [
      '/sv',
      '/pricing#öppet-%C3%B6',
      'to: "/pricing#öppet-%C3%B6" leads to no element with the id*',
    ],
  ];
  const problems = rows.map(
    ([, , one], at) => one && `content/redirects.yaml:* moved[${at}].${one}`,
  );
  await new ContentFolder()
    .set('redirects.yaml', { moved: rows.map(([from, to]) => ({ from, to })) })
    .expectProblems(...problems.filter((one) => one !== undefined));
});
