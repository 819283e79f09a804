import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLive } from '../../hosting/live/check-live.ts';
import { listFiles } from '../../hosting/served-files.ts';
import { writeHostFiles } from '../../pipeline/host-files.ts';
import { pagePaths } from '../support/built-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import {
  expectedFindings,
  expectedHeaders,
  expectedPageHeaders,
  expectOwnCsp,
  expectStrictCsp,
  findCspWeaknesses,
} from './expectations.ts';
import { describeHosts, type RunningHost } from './host.ts';
import { hosts } from './hosts.ts';
import { fetchPath } from './http-client.ts';

/** The built site with files that a vendor may offer. */
const folder = temporaryFolder();
cpSync('build/client', folder, { recursive: true });
mkdirSync(path.join(folder, 'files'), { recursive: true });
const offered = {
  '/files/Price%20List.pdf': /^application\/pdf/,
  '/files/plan.docx': /^application\/vnd\.openxmlformats-officedocument\.wordprocessingml/,
  '/files/stock.csv': /^text\/csv; charset=utf-8/,
  '/files/logos.zip': /^application\/zip/,
  '/files/shop.avif': /^image\/avif/,
  '/files/tour.mp4': /^video\/mp4/,
  '/files/talk.mp3': /^audio\/mpeg/,
};
for (const file of Object.keys(offered)) writeFileSync(folder + decodeURI(file), file);
/** To a host a language is a folder with error pages of its own. */
const swedishNotFound = readFileSync(`${folder}/404.html`, 'utf8').replace(
  /(?<=<html[^>]* lang=)"?\w+"?/,
  '"sv"',
);
mkdirSync(path.join(folder, 'sv'), { recursive: true });
for (const name of ['404', '500']) writeFileSync(`${folder}/sv/${name}.html`, swedishNotFound);
writeHostFiles(folder, { host: undefined, basePath: '' });

const asset = listFiles(folder).find((file) => /^assets\/.+\.woff2$/.test(file)) ?? '';
const readPage = (path: string) =>
  readFileSync(`${folder}${path === '/' ? '/index' : path}.html`, 'utf8');
const notFoundPage = readFileSync(`${folder}/404.html`, 'utf8');

test('a policy that allows all inline scripts is found weak', () => {
  expect(findCspWeaknesses("default-src 'none';script-src 'unsafe-inline'")).not.toEqual([]);
});

describeHosts(hosts, (host) => {
  let running: RunningHost;
  const get = (path: string, headers = {}) => fetchPath(running.origin, path, { headers });

  beforeAll(async () => {
    running = await host.start(folder);
  }, 120_000);
  afterAll(() => running?.stop());

  test('has nothing that the check of a live site finds', async () => {
    const { findings, requests } = await checkLive(running.origin, folder);
    // The folder has got more than the release that it names.
    const expected = new Set([...expectedFindings, 'release']);
    expect(new Set(findings.map(({ check }) => check))).toEqual(expected);
    expect(requests).toBeLessThanOrEqual(200);
  });

  test('serves each page at its path, with every security header and its own policy', async () => {
    for (const path of [...pagePaths, '/?utm_source=letter']) {
      const response = await get(path);
      const [plain = ''] = path.split('?');
      expect(response.status, path).toBe(200);
      expect(response.text, path).toBe(readPage(plain));
      expect(response.headers, path).toMatchObject(expectedPageHeaders);
      expect(response.headers['content-type'], path).toBe('text/html; charset=utf-8');
      expect(response.headers['cache-control'], path).toBe('public, max-age=0, must-revalidate');
      expectOwnCsp(response, path);
    }
  });

  test('serves the not-found page, in the language of the path, for any other path', async () => {
    const nowhere = ['/nobody', '/about/nobody', '/ABOUT', '/platforms', '/assets/gone.woff2'];
    const hidden = ['/about.html.br', '/_headers', '/_nginx.conf', '/_Caddyfile', '/.env'];
    const almost = ['/svenska', '/svt/nobody', '/no/sv/body'];
    const swedish = ['/sv/nobody', '/sv/platforms/nobody', '/sv/nobody/', '/sv/404.htm'];
    for (const path of [...nowhere, ...hidden, ...almost, ...swedish]) {
      const response = await get(path);
      expect(response.status, path).toBe(404);
      expect(response.text, path).toBe(swedish.includes(path) ? swedishNotFound : notFoundPage);
      expect(response.headers, path).toMatchObject(expectedPageHeaders);
      expectStrictCsp(response, path);
      expect(String(response.headers['cache-control']), path).not.toContain('immutable');
    }
  });

  test('has one URL for each page: others redirect there or are not found', async () => {
    for (const path of pagePaths.slice(1)) {
      const { status, headers } = await get(`${path}/`);
      expect([301, 307, 308], `${path}/`).toContain(status);
      expect(headers.location, path).toBe(path);
      expect((await get(`${path}/?a=1`)).headers.location, path).toBe(`${path}?a=1`);
      const file = await get(`${path}.html`);
      if (host.htmlSuffix === 'redirect') expect(file.headers.location).toBe(path);
      else expect(file.status, `${path}.html`).toBe(404);
    }
    // https://www.rfc-editor.org/rfc/rfc9116#section-3
    const moved = await get('/security.txt');
    expect(moved.status).toBe(301);
    expect(moved.headers.location).toBe('/.well-known/security.txt');
  });

  test('responds to HEAD with the headers of GET and no body', async () => {
    for (const path of ['/', '/about', '/nobody', `/${asset}`]) {
      const options = { headers: { 'Accept-Encoding': 'identity' } };
      const { headers: full, status } = await fetchPath(running.origin, path, options);
      const head = await fetchPath(running.origin, path, { method: 'HEAD', ...options });
      expect(head.status, path).toBe(status);
      expect(head.bytes.length, path).toBe(0);
      for (const name of ['content-type', 'etag', 'cache-control', 'content-security-policy']) {
        expect(head.headers[name], `${path} ${name}`).toBe(full[name]);
      }
    }
  });

  test('does not send again what the visitor has cached', async () => {
    for (const path of ['/', '/about', '/favicon.svg', `/${asset}`]) {
      const { headers } = await get(path);
      const again = await get(path, { 'If-None-Match': String(headers.etag) });
      expect(again.status, path).toBe(304);
      expect(again.bytes.length, path).toBe(0);
      expect((await get(path, { 'If-None-Match': '"older"' })).status, path).toBe(200);
    }
  });

  test('sends the requested part of a file', async () => {
    const whole = readFileSync(`${folder}/${asset}`);
    const part = (range: string) => get(`/${asset}`, { Range: range });
    const middle = await part('bytes=100-199');
    if (!host.ranges) {
      // A host may send everything: https://www.rfc-editor.org/rfc/rfc9110#section-14.2
      expect(middle.status).toBe(200);
      expect(middle.bytes).toEqual(whole);
      return;
    }
    expect(middle.status).toBe(206);
    expect(middle.headers['content-range']).toBe(`bytes 100-199/${whole.length}`);
    expect(middle.bytes).toEqual(whole.subarray(100, 200));
    expect((await part('bytes=-10')).bytes).toEqual(whole.subarray(-10));
    const beyond = await part(`bytes=${whole.length}-`);
    expect(beyond.status).toBe(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${whole.length}`);
  });

  test('sends the encoding that the visitor’s browser prefers', async () => {
    for (const encoding of host.encodings) {
      for (const path of ['/', '/nobody']) {
        const response = await get(path, { 'Accept-Encoding': encoding });
        expect(response.headers['content-encoding'], path).toBe(encoding);
        expect(response.headers.vary, path).toMatch(/accept-encoding/i);
        expect(response.text, path).toBe(path === '/' ? readPage('/') : notFoundPage);
      }
    }
    if (host.encodings.length > 0) {
      const any = await get('/', { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
      expect(any.headers['content-encoding']).toBe('br');
    }
    const plain = await get('/', { 'Accept-Encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.text).toBe(readPage('/'));
  });

  test('lets browsers keep a file for a year only if its name changes with its content', async () => {
    const { headers } = await get(`/${asset}`);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg')).headers['cache-control']).toContain('max-age=0');
    // Asked for with every page, and answered once a visit.
    const rules = await get('/links.speculationrules');
    expect(rules.headers['cache-control']).toBe('public, max-age=3600');
  });

  test('refuses every method but GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { status, headers } = await fetchPath(running.origin, '/', { method });
      expect(status, method).toBe(405);
      if (headers.allow) expect(headers.allow).toBe('GET, HEAD');
    }
  });

  test('sends each file with its media type, so that no browser has to guess', async () => {
    const mediaTypes = {
      '/favicon.svg': /^image\/svg\+xml/,
      '/favicon.ico': /^image\/(x-icon|vnd\.microsoft\.icon)/,
      '/icon-192.png': /^image\/png/,
      '/robots.txt': /^text\/plain; charset=utf-8/,
      '/sitemap.xml': /^(application|text)\/xml/,
      '/manifest.webmanifest': /^application\/manifest\+json/,
      '/about.md': /^text\/markdown; charset=utf-8/,
      '/.well-known/security.txt': /^text\/plain; charset=utf-8/,
      [`/${asset}`]: /^font\/woff2/,
      ...offered,
    };
    for (const [path, mediaType] of Object.entries(mediaTypes)) {
      const { status, headers } = await get(path);
      expect(status, path).toBe(200);
      expect(headers['content-type'], path).toMatch(mediaType);
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers, path).toMatchObject(expectedHeaders);
    }
  });
});
