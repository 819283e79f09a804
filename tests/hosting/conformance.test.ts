import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offeredEndings } from '../../packages/sitewright/content/disk/download-files.ts';
import { readServedFiles } from '../../packages/sitewright/hosting/served-files.ts';
import { pagePaths } from '../support/built-site.ts';
import { expectedDownloadHeaders, expectedPageHeaders, expectStrictCsp } from './expectations.ts';
import { describeHosts, type RunningHost } from './host.ts';
import { hosts, workerd } from './hosts.ts';
import { fetchPath } from './http-client.ts';
import { anchor, folder, movedTo, notFoundPage, swedishNotFound } from './whole-site.ts';

const served = readServedFiles(folder);
const asset = served.find(({ file }) => /^assets\/.+\.woff2$/.test(file))?.urlPath ?? '';
const readPage = (path: string) =>
  readFileSync(`${folder}${path === '/' ? '/index' : path}.html`, 'utf8');

test('each file has its media type, so that no browser has to guess, and a year only if its name changes with its content', () => {
  const mediaTypes = {
    '/favicon.svg': /^image\/svg\+xml/,
    '/favicon.ico': /^image\/(x-icon|vnd\.microsoft\.icon)/,
    '/icon-192.png': /^image\/png/,
    '/robots.txt': /^text\/plain; charset=utf-8/,
    '/sitemap.xml': /^(application|text)\/xml/,
    '/manifest.webmanifest': /^application\/manifest\+json/,
    '/about.md': /^text\/markdown; charset=utf-8/,
    '/.well-known/security.txt': /^text\/plain; charset=utf-8/,
    '/files/Price%20List.pdf': /^application\/pdf/,
    '/files/stock.csv': /^text\/csv; charset=utf-8/,
    [asset]: /^font\/woff2/,
  };
  const headersOf = (path: string) => served.find(({ urlPath }) => urlPath === path)?.headers ?? {};
  for (const [path, mediaType] of Object.entries(mediaTypes)) {
    expect(headersOf(path)['Content-Type'], path).toMatch(mediaType);
  }
  const caching = (path: string) => headersOf(path)['Cache-Control'];
  expect(caching(asset)).toBe('public, max-age=31536000, immutable');
  expect(caching('/favicon.svg')).toBe('public, max-age=0, must-revalidate');
  // The rules are asked for with every page, and answered once a visit.
  expect(caching('/links.speculationrules')).toBe('public, max-age=3600');
});

describeHosts(hosts, (host) => {
  let running: RunningHost;
  const get = (path: string, headers = {}) => fetchPath(running.origin, path, { headers });

  beforeAll(async () => {
    running = await host.start(folder);
  }, 120_000);
  afterAll(() => running?.stop());

  test('serves each page at its path, with every security header and its own policy', async () => {
    for (const path of [...pagePaths, '/?utm_source=letter']) {
      const response = await get(path);
      const headers = {
        ...expectedPageHeaders,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
      };
      const text = readPage(path.split('?')[0] ?? '');
      expect(response, path).toMatchObject({ status: 200, text, headers });
      expectStrictCsp(response, path);
    }
  });

  test('serves the not-found page, in the language of the path, for any other path', async () => {
    const nowhere = ['/nobody', '/about/nobody', '/ABOUT', '/platforms', '/assets/gone.woff2'];
    const hidden = ['/about.html.br', '/_headers', '/_nginx.conf', '/_Caddyfile', '/.env'];
    const almost = ['/svenska', '/svt/nobody', '/no/sv/body'];
    const swedish = ['/sv/nobody', '/sv/platforms/nobody', '/sv/nobody/', '/sv/404.htm'];
    for (const path of [...nowhere, ...hidden, ...almost, ...swedish]) {
      const response = await get(path);
      const text = swedish.includes(path) ? swedishNotFound : notFoundPage;
      expect(response, path).toMatchObject({ status: 404, text, headers: expectedPageHeaders });
      expectStrictCsp(response, path);
      expect(String(response.headers['cache-control']), path).not.toContain('immutable');
    }
  });

  test('has a page in a folder that is no language, whatever its name', async () => {
    expect((await get('/faq/404')).status).toBe(200);
    // Cloudflare sends the page of an error at its own path too.
    if (host !== workerd) expect((await get('/sv/404')).status).toBe(404);
  });

  test('has one URL for each page: others redirect there or are not found', async () => {
    for (const path of pagePaths.slice(1)) {
      const { status, headers } = await get(`${path}/`);
      expect([301, 307, 308], `${path}/`).toContain(status);
      expect(headers.location, path).toBe(path);
      expect((await get(`${path}/?a=1`)).headers.location, path).toBe(`${path}?a=1`);
      const file = await get(`${path}.html`);
      if (host === workerd) expect(file.headers.location).toBe(path);
      else expect(file.status, `${path}.html`).toBe(404);
    }
  });

  test('leads from an old path, with a slash or without, to its page, and takes along what follows the question mark', async () => {
    for (const [from, to, anchored] of [
      ['/old/prices', movedTo, `#${anchor}`],
      ['/old.php', '/', ''],
    ]) {
      for (const path of [`${from}`, `${from}/`]) {
        for (const query of ['', '?utm_source=ad&b=%2Fx%23y', '?{path}$uri']) {
          const { status, headers } = await get(path + query);
          expect([status, headers.location], path + query).toEqual([301, to + query + anchored]);
        }
      }
    }
    for (const path of ['/old', '/old/prices/x', '/old/price', '/oldxphp', '/OLD.php']) {
      expect((await get(path)).status, path).toBe(404);
    }
  });

  test('saves or sandboxes each kind of file that a vendor may offer', async () => {
    for (const ending of offeredEndings) {
      const file = `any.${ending}`;
      const { status, text, headers } = await get(`/files/${file}`);
      expect([status, text], file).toEqual([200, file]);
      expect(headers['x-content-type-options'], file).toBe('nosniff');
      const { disposition, policy } = expectedDownloadHeaders(ending);
      expect(headers['content-disposition'], file).toBe(disposition);
      if (policy) expect(headers['content-security-policy'], file).toMatch(policy);
      else expect(headers['content-security-policy'] ?? '', file).not.toMatch(/sandbox/);
    }
  });

  test('leads to no other host, however a path is written', async () => {
    for (const path of ['/', ...pagePaths.slice(1, 4), '/security.txt']) {
      const odd = [`/${path}/`, `//${path}/`, `/\\${path.slice(1)}/`, `/.${path}/`, `${path}//`];
      for (const one of [...odd, `/%2F${path.slice(1)}/`, `/%5C${path.slice(1)}/?a`]) {
        const { location = '/' } = (await get(one)).headers;
        expect(new URL(location, running.origin).origin, one).toBe(running.origin);
      }
    }
  });

  test('sends the requested part of a file', async () => {
    const whole = readFileSync(folder + asset);
    const part = (range: string) => get(asset, { Range: range });
    const middle = await part('bytes=100-199');
    if (host === workerd) {
      // A host may send everything: https://www.rfc-editor.org/rfc/rfc9110#section-14.2
      expect(middle.status).toBe(200);
      expect(middle.bytes).toEqual(whole);
      return;
    }
    expect(middle.status).toBe(206);
    expect(middle.headers['content-range']).toBe(`bytes 100-199/${whole.length}`);
    expect(middle.bytes).toEqual(whole.subarray(100, 200));
    const beyond = await part(`bytes=${whole.length}-`);
    expect(beyond.status).toBe(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${whole.length}`);
  });

  test('sends the encoding that the visitor’s browser prefers', async () => {
    const encodings = host === workerd ? [] : ['br', 'gzip', 'gzip, deflate, br, zstd'];
    for (const encoding of encodings) {
      for (const path of ['/', '/nobody']) {
        const { headers, text } = await get(path, { 'Accept-Encoding': encoding });
        expect(headers['content-encoding'], path).toBe(encoding === 'gzip' ? 'gzip' : 'br');
        expect(headers.vary, path).toMatch(/accept-encoding/i);
        expect(text, path).toBe(path === '/' ? readPage('/') : notFoundPage);
      }
    }
    const plain = await get('/', { 'Accept-Encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.text).toBe(readPage('/'));
  });

  test('answers HEAD with the headers of GET, and refuses every other method', async () => {
    for (const path of ['/about', '/nobody']) {
      const { status, headers } = await get(path);
      const head = await fetchPath(running.origin, path, { method: 'HEAD' });
      expect(head.status, path).toBe(status);
      for (const name of ['content-type', 'etag', 'cache-control', 'content-security-policy']) {
        expect(head.headers[name], `${path} ${name}`).toBe(headers[name]);
      }
    }
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { status, headers } = await fetchPath(running.origin, '/', { method });
      expect(status, method).toBe(405);
      if (headers.allow) expect(headers.allow).toBe('GET, HEAD');
    }
  });
});
