import { afterEach, expect, test, vi } from 'vitest';
import { ContentFolder } from '../../tests/support/content-folder.ts';
import { example } from '../../tests/support/example.ts';
import { createPageContext } from '../seo/create-page-context.ts';
import { pageMeta } from '../seo/load-page.server.ts';
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
])('on %s a page and an announcement of these weeks: %s', (day, reason) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(`${day}T12:00:00Z`) / 1000));
  const folder = new ContentFolder()
    .set('pages/winter.yaml', { publish: period })
    .set('announcement.yaml', { ...period, 'link.href': '/about' });
  const { pages, announcement } = loadContent(folder.path);
  expect([pages.has('/winter'), announcement !== undefined]).toEqual([!reason, !reason]);
  expect(readPagePaths(folder.path).includes('/winter')).toBe(!reason);
  const lines = describeHiddenPages(folder.path).map((line) => folder.withoutParent(line));
  const expected = [
    `content/pages/winter.yaml: not built, as it is a page that ${reason}`,
    `content/announcement.yaml: not built, as it is an announcement that ${reason}`,
  ];
  expect(lines).toEqual(reason ? expected : []);
});

test('a page cannot be linked to before its first day', () => {
  const folder = new ContentFolder().set('pages/winter.yaml', { publish: period });
  folder.set('announcement.yaml', { 'link.href': '/about' });
  folder.set('not-found.yaml', { 'back.href': '/winter' });
  folder.expectProblems(
    'content/not-found.yaml:* back.href: expected the path of a page that visitors get (this one is a page that begins on 2026-12-01)*',
  );
});

test('a page that search engines must not list keeps its address and its share image', () => {
  const content = loadContent(example);
  const page = content.pages.get('/winter');
  if (!page) throw new Error('There is no page /winter');
  const head = JSON.stringify(pageMeta(createPageContext(content, '/winter'), page));
  expect(head).toContain('{"name":"robots","content":"noindex"}');
  expect(head).toContain('"rel":"canonical"');
  expect(head).toContain('"og:image"');
});

const aPage = 'to: expected the path of a page of this site, *';

test.each<[from: string, to: string, problem?: string]>([
  ['/till', '/platforms/counter'],
  ['/help/old', '/pricing#plans'],
  ['/about', '/pricing', 'from: expected a path that no page has, found the text "/about"'],
  ['till', '/pricing', 'from: expected an old path of this site, such as "/products/till"*'],
  ['/security.txt', '/about', 'from: expected a path that no page has*'],
  ['/old', '/about', 'from: expected an old path that is not listed above*'],
  ['/d', '/prices', `${aPage}found the text "/prices"`],
  ['/c', '/c', `${aPage}"/c"`],
  ['/a', '/old', `${aPage}"/old"`],
])('beside an old address, %s may lead to %s unless: %s', (from, to, problem) => {
  const folder = new ContentFolder();
  const all = [
    { from: '/old', to: '/about' },
    { from, to },
  ];
  folder.set('redirects.yaml', { moved: all });
  folder.expectProblems(...(problem ? [`content/redirects.yaml:*:* moved[1].${problem}`] : []));
});
