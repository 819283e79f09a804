import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { checkLive } from '../../hosting/live/check-live.ts';
import { servePreview } from '../../hosting/preview.ts';
import { changeHeader } from '../support/change-header.ts';
import { listen } from '../support/listen.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { expectedFindings } from './expectations.ts';
import { describeUnless } from './host.ts';

const built = 'build/client';

/** Starts a server for one test, and returns its port. */
function serve(server: ReturnType<typeof createServer>): Promise<number> {
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return listen(server);
}

/** Starts the preview server with something in front of it, and returns its address. */
const servePlainly = async (listener: RequestListener) =>
  `http://localhost:${await serve(createServer(listener))}`;

const preview = servePreview(built);
const pass: RequestListener = (request, response) => preview(request, response);

const change = (name: string, by: (value: string) => string | undefined) =>
  changeHeader(pass, name, by);

const at =
  (urlPath: string, status: number, text: string): RequestListener =>
  (request, response) => {
    if (request.url !== urlPath) return pass(request, response);
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
  };

/** Answers as if a header of the request were not there. */
const without =
  (name: string): RequestListener =>
  (request, response) => {
    delete request.headers[name];
    pass(request, response);
  };

const [csp, hsts] = ['Content-Security-Policy', 'Strict-Transport-Security'];

test.each<[what: string, listener: RequestListener, check: string, more?: string[]]>([
  ['a header is missing', change('Referrer-Policy', () => undefined), 'headers'],
  ['HTTPS is remembered for a minute', change(hsts, () => 'max-age=60'), 'headers'],
  [
    'a policy allows every script',
    change(csp, (value) => value.replace("script-src '", "script-src 'unsafe-inline' '")),
    'policy',
  ],
  [
    'a policy refuses the page’s style',
    change(csp, (value) => value.replace(/style-src [^;]+/, "style-src 'none'")),
    'policy',
  ],
  ['there is no policy', change(csp, () => undefined), 'policy'],
  ['nothing is compressed', without('accept-encoding'), 'compression'],
  ['validators are ignored', without('if-none-match'), 'caching'],
  ['another page tells that nothing was found', at('/no-such-page', 404, 'No'), 'not-found'],
  ['a page is gone', at('/careers', 404, ''), 'status', ['content', 'headers', 'policy']],
  ['a page has other words', at('/about.md', 200, 'No'), 'content', ['headers']],
  ['a secret is published', at('/.env', 200, 'KEY=1'), 'not-found'],
  ['a slash is not found', at('/about/', 404, ''), 'redirect'],
  [
    'another build is live',
    at('/release.txt', 200, 'content: 0123456789ab\n'),
    'release',
    ['content', 'status'],
  ],
])('it is found that %s', async (_, listener, check, more = []) => {
  const { findings } = await checkLive(await servePlainly(listener), built);
  const checks = findings.map((finding) => finding.check);
  expect(checks).toContain(check);
  expect([...expectedFindings, check, ...more]).toEqual(expect.arrayContaining(checks));
});

test('the same about many pages is one finding', async () => {
  const address = await servePlainly(change('Referrer-Policy', () => undefined));
  const { findings } = await checkLive(address, built);
  const [finding, ...more] = findings.filter(({ check }) => check === 'headers');
  expect(finding?.message).toMatch(/^has no Referrer-Policy: include the server configuration/);
  expect(finding?.addresses.length).toBeGreaterThan(9);
  expect(more).toEqual([]);
});

test('the command prints findings as JSON, and fails', async () => {
  const options = ['scripts/check-live.ts', await servePlainly(pass), '--json'];
  const command = promisify(execFile)(process.execPath, options);
  const { code, stdout } = await command.catch((error) => error);
  const { release, findings } = JSON.parse(stdout);
  expect([code, release.commit]).toEqual([1, expect.stringMatching(/^([0-9a-f]{40}|unknown)/)]);
  const checks = findings.map(({ check }: { check: string }) => check);
  expect(checks).toEqual(expect.arrayContaining(expectedFindings));
});

test('what is no address, or does not answer, is said in one line', async () => {
  await expect(checkLive('example', built)).rejects.toThrow(/^example is no address: expected/);
  await expect(checkLive('http://localhost:9', built)).rejects.toThrow(/does not answer/);
});

const missing = spawnSync('openssl', ['version']).error ? 'openssl is not installed' : undefined;

describeUnless(missing, 'over HTTPS', () => {
  test('a certificate that ends soon, HTTP/1.1 and missing redirects are found', async () => {
    const folder = temporaryFolder();
    const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name));
    const options = ['-newkey', 'rsa:2048', '-nodes', '-days', '3', '-subj', '/CN=www.example.com'];
    spawnSync('openssl', ['req', '-x509', ...options, '-keyout', `${key}`, '-out', `${cert}`]);
    const files = { key: readFileSync(`${key}`), cert: readFileSync(`${cert}`) };
    const port = await serve(createSecureServer(files, pass));
    const connect = (url: URL) => ({
      host: 'localhost',
      port: url.href.startsWith('https://www.example.com/') ? port : 9,
    });
    const { findings } = await checkLive('https://www.example.com', built, connect);
    expect(findings.map(({ check, addresses }) => `${check} ${addresses}`)).toEqual([
      'certificate www.example.com',
      'certificate www.example.com',
      'http2 www.example.com',
      'redirect http://www.example.com,https://example.com',
    ]);
  });
});
