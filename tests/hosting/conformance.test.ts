import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesIn } from '../../hosting/served-files.ts';
import { pages } from '../support/specification.ts';
import { ask } from './ask.ts';
import { always, expectOwnPolicy, expectPolicyAllows, weaknesses, withPages } from './expected.ts';
import type { RunningHost } from './host.ts';
import { hosts } from './hosts.ts';

const folder = 'build/client';
const files = filesIn(folder);
const paths = pages.map(([path]) => path);
const asset = files.find((file) => file.startsWith('assets/')) ?? '';
const sourceOf = (path: string) =>
  readFileSync(`${folder}${path === '/' ? '/index' : path}.html`, 'utf8');
const notFoundPage = readFileSync(`${folder}/404.html`, 'utf8');

test('a policy that lets in whatever is inline would be found weak', () => {
  expect(weaknesses("default-src 'none';script-src 'unsafe-inline'")).not.toEqual([]);
});

describe.each(hosts())('$name', (host) => {
  let running: RunningHost;
  const get = (path: string, headers = {}) => ask(running.origin, path, { headers });

  beforeAll(async () => {
    running = await host.start(folder);
  }, 120_000);
  afterAll(() => running?.stop());

  test('gives each page at its path, with every security header and its own policy', async () => {
    for (const path of [...paths, '/?utm_source=letter']) {
      const answer = await get(path);
      const [plain = ''] = path.split('?');
      expect(answer.status, path).toBe(200);
      expect(answer.text, path).toBe(sourceOf(plain));
      expect(answer.headers, path).toMatchObject(withPages);
      expect(answer.headers['content-type'], path).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control'], path).toBe('public, max-age=0, must-revalidate');
      expectOwnPolicy(answer, path);
    }
  });

  test('gives the not-found page with status 404 for any other path', async () => {
    const elsewhere = ['/nobody', '/about/nobody', '/ABOUT', '/platforms', '/assets/gone.woff2'];
    for (const path of [...elsewhere, '/about.html.br', '/_headers', '/_redirects', '/.env']) {
      const answer = await get(path);
      expect(answer.status, path).toBe(404);
      expect(answer.text, path).toBe(notFoundPage);
      expect(answer.headers, path).toMatchObject(withPages);
      expectPolicyAllows(answer, path);
      expect(String(answer.headers['cache-control']), path).not.toContain('immutable');
    }
  });

  test('has one address for each page: others lead there or nowhere', async () => {
    for (const path of paths.slice(1)) {
      const { status, headers } = await get(`${path}/`);
      expect([301, 307, 308], `${path}/`).toContain(status);
      expect(headers.location, path).toBe(path);
      const file = await get(`${path}.html`);
      if (host.fileNames === 'redirect') expect(file.headers.location).toBe(path);
      else expect(file.status, `${path}.html`).toBe(404);
    }
    // https://www.rfc-editor.org/rfc/rfc9116#section-3
    const moved = await get('/security.txt');
    expect(moved.status).toBe(301);
    expect(moved.headers.location).toBe('/.well-known/security.txt');
  });

  test('answers HEAD with what GET would say, and no body', async () => {
    for (const path of ['/', '/about', '/nobody', `/${asset}`]) {
      const options = { headers: { 'Accept-Encoding': 'identity' } };
      const { headers: full, status } = await ask(running.origin, path, options);
      const head = await ask(running.origin, path, { method: 'HEAD', ...options });
      expect(head.status, path).toBe(status);
      expect(head.bytes.length, path).toBe(0);
      for (const name of ['content-type', 'etag', 'cache-control', 'content-security-policy']) {
        expect(head.headers[name], `${path} ${name}`).toBe(full[name]);
      }
    }
  });

  test('does not send again what the visitor has', async () => {
    for (const path of ['/', '/about', '/favicon.svg', `/${asset}`]) {
      const { headers } = await get(path);
      const again = await get(path, { 'If-None-Match': String(headers.etag) });
      expect(again.status, path).toBe(304);
      expect(again.bytes.length, path).toBe(0);
      expect((await get(path, { 'If-None-Match': '"older"' })).status, path).toBe(200);
    }
  });

  test('sends the parts that are asked for', async () => {
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

  test('sends the form that the visitor’s browser likes best', async () => {
    for (const encoding of host.encodings) {
      for (const [path, source] of [
        ['/', sourceOf('/')],
        ['/nobody', notFoundPage],
      ] as const) {
        const answer = await get(path, { 'Accept-Encoding': encoding });
        expect(answer.headers['content-encoding'], path).toBe(encoding);
        expect(answer.headers.vary, path).toMatch(/accept-encoding/i);
        expect(answer.text, path).toBe(source);
      }
    }
    if (host.encodings.length > 0) {
      const any = await get('/', { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
      expect(any.headers['content-encoding']).toBe('br');
    }
    const plain = await get('/', { 'Accept-Encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.text).toBe(sourceOf('/'));
  });

  test('lets browsers keep for good only what changes its name with its content', async () => {
    const { headers } = await get(`/${asset}`);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg')).headers['cache-control']).toContain('max-age=0');
  });

  test('takes no other method than GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { status, headers } = await ask(running.origin, '/', { method });
      expect(status, method).toBe(405);
      if (headers.allow) expect(headers.allow).toBe('GET, HEAD');
    }
  });

  test('says what kind each file is, so that no browser has to guess', async () => {
    const kinds = {
      '/favicon.svg': /^image\/svg\+xml/,
      '/favicon.ico': /^image\/(x-icon|vnd\.microsoft\.icon)/,
      '/icon-192.png': /^image\/png/,
      '/robots.txt': /^text\/plain; charset=utf-8/,
      '/sitemap.xml': /^(application|text)\/xml/,
      '/manifest.webmanifest': /^application\/manifest\+json/,
      '/about.md': /^text\/markdown; charset=utf-8/,
      '/.well-known/security.txt': /^text\/plain; charset=utf-8/,
      [`/${asset}`]: /^font\/woff2/,
    };
    for (const [path, kind] of Object.entries(kinds)) {
      const { status, headers } = await get(path);
      expect(status, path).toBe(200);
      expect(headers['content-type'], path).toMatch(kind);
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers, path).toMatchObject(always);
    }
  });
});
