import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeHostFiles } from '../../packages/sitewright/build/host-files.ts';
import type { Redirect } from '../../packages/sitewright/lib/redirect.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { describeHosts, type RunningHost } from './host.ts';
import { apache, hosts, workerd } from './hosts.ts';
import { fetchPath } from './http-client.ts';

/** The rules of Apache are in a build for it alone. */
const hostsForMoves = [...hosts, apache];
const page = '<html><head></head><p>';
const files = {
  'index.html': `${page}Home`,
  '404.html': `${page}Nothing`,
  'about.html': `${page}About`,
  'posts/hooks.html': `${page}Hooks`,
  'news/kept.html': `${page}Kept`,
  'files/list.pdf': 'list',
  'sv/404.html': `${page}Inget`,
};
const moved: Redirect[] = [
  { from: '/old/', to: '/about#team' },
  { from: '/Old/Index.PHP', to: '/about' },
  { from: '/über uns.html', to: '/about' },
  { from: '/製品一覧', to: '/files/list.pdf' },
  { from: '/shop', to: 'https://shop.example/?from=us', status: 302 },
  { from: '/wp+plus(1)', to: 'https://shop.example/a' },
  { from: '/Πώς;/Ποιος', to: '/about' },
  { from: '/τι;/*', to: '/posts/:splat' },
  { from: '/', query: 'p=12', to: '/about#team' },
  { from: '/index.php', query: 'id=7&lang=en', to: '/posts/hooks' },
  { from: '/index.php', to: '/about' },
  { from: '/szukaj', query: 'strona=żółć', to: '/posts/hooks' },
  { from: '/news/2020/*', to: 'https://old.example/a/:splat' },
  { from: '/news/:year/:name', to: '/posts/:name#:year', status: 302 },
  { from: '/news/:name', to: '/posts/:name' },
  { from: '/haber/:yıl/:başlık', to: '/posts/:başlık#:yıl' },
  { from: '/tag/*', to: '/:splat' },
  { from: '/sv/nytt/:name', to: '/posts/:name' },
  { from: '/新聞/*', to: '/posts/:splat?all=1' },
];
const build = (host?: 'other') => {
  const folder = temporaryFolder(files);
  writeHostFiles(folder, { host, basePath: '' }, { moved, languages: ['sv'] });
  return folder;
};

/** What visitors ask for, and where they are sent. */
const answers: readonly [asked: string, status: number, location: string][] = [
  ['/old', 301, '/about#team'],
  ['/old/?utm=a&b=%2F', 301, '/about?utm=a&b=%2F#team'],
  ['/Old/Index.PHP', 301, '/about'],
  ['/%C3%BCber%20uns.html?a', 301, '/about?a'],
  ['/%E8%A3%BD%E5%93%81%E4%B8%80%E8%A6%A7/', 301, '/files/list.pdf'],
  ['/shop?utm=a', 302, 'https://shop.example/?from=us'],
  ['/wp+plus(1)?x=1', 301, 'https://shop.example/a?x=1'],
  ['/%CE%A0%CF%8E%CF%82;/%CE%A0%CE%BF%CE%B9%CE%BF%CF%82', 301, '/about'],
  ['/%CF%84%CE%B9;/hooks', 301, '/posts/hooks'],
  ['/%CF%84%CE%B9%3B/hooks', 301, '/posts/hooks'],
  ['/%CF%84%CE%B9%3b/hooks?a=1', 301, '/posts/hooks?a=1'],
  ['/index.php?x=1', 301, '/about?x=1'],
  ['/szukaj?strona=%C5%BC%C3%B3%C5%82%C4%87', 301, '/posts/hooks'],
  ['/szukaj?a=1&strona=z%CC%87o%CC%81%C5%82c%CC%81', 301, '/posts/hooks'],
  ['/szukaj?strona=%BF%F3%B3%E6', 301, '/posts/hooks'],
  ['/news/2020/a/b.jpg?c', 301, 'https://old.example/a/a/b.jpg?c'],
  ['/news/2021/a/?c', 302, '/posts/a?c#2021'],
  ['/news/hooks.html', 301, '/posts/hooks.html'],
  ['/news/caf%C3%A9%20%25%20bar', 301, '/posts/caf%C3%A9%20%25%20bar'],
  ['/haber/2021/a', 301, '/posts/a#2021'],
  ['/tag/a/b/', 301, '/a/b/'],
  ['/sv/nytt/x.pdf', 301, '/posts/x.pdf'],
  ['/%E6%96%B0%E8%81%9E/x?y', 301, '/posts/x?all=1'],
];
/** The same with what stands behind `?`, which Cloudflare does not read. */
const byQuery: typeof answers = [
  ['/?p=12', 301, '/about#team'],
  ['/?a=b&p=12&utm=c', 301, '/about#team'],
  ['/index.php?lang=en&id=7', 301, '/posts/hooks'],
];

describeHosts(hostsForMoves, (host) => {
  let running: RunningHost;
  const get = (path: string) => fetchPath(running.origin, path);
  /** Apache says the whole address. */
  const toPath = (location = '') => location.replace(new RegExp(`^${running.origin}(?=/)`), '');

  beforeAll(async () => {
    running = await host.start(build(host === apache ? 'other' : undefined));
  }, 120_000);
  afterAll(() => running?.stop());

  test('leads from each kind of old address to where it moved', async () => {
    for (const [asked, status, location] of [...answers, ...(host === workerd ? [] : byQuery)]) {
      const { status: got, headers } = await get(asked);
      expect([got, toPath(headers.location)], asked).toEqual([status, location]);
    }
  });

  test('leads nowhere from an address that only looks like an old one', async () => {
    const others = ['/OLD', '/old/x', '/news', '/news/2021/a/b', '/tag', '/xtag/a', '/sv/nytt'];
    for (const path of [...others, '/wp+plus1', '/shop/x']) {
      expect((await get(path)).status, path).toBe(404);
    }
    for (const path of ['/?p=123', '/?xp=12', '/?P=12']) {
      expect((await get(path)).status, path).toBe(200);
    }
    expect(toPath((await get('/index.php?id=7')).headers.location)).toBe('/about?id=7');
  });

  test('sends a page or a file that a pattern fits too', async () => {
    // Cloudflare asks its rules first, so that such a pattern is not among them.
    expect(await get('/news/kept')).toMatchObject({ status: 200, text: `${page}Kept` });
  });

  test('leads to no other host and adds no header, whatever a pattern finds', async () => {
    const odd = ['/tag//evil.example', '/tag/%2Fevil.example', '/tag/%2F%2Fevil.example/'];
    const backslashes = ['/tag/\\evil.example', '/tag/%5Cevil.example', '/tag/\\/evil.example'];
    const breaks = ['/news/2021/a%0d%0aX-Evil:1', '/tag/a%0aX-Evil:1', '/tag/%0d%0aX-Evil:%201'];
    for (const one of [...odd, ...backslashes, ...breaks, '/news/2020//evil.example']) {
      const { headers } = await get(one);
      const { host: other } = new URL(headers.location ?? '/', running.origin);
      const { host: own } = new URL(running.origin);
      expect([own, 'old.example'], `${one} ${headers.location}`).toContain(other);
      expect(headers, one).not.toHaveProperty('x-evil');
    }
  });
});
