import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { checkLive } from '../../packages/sitewright/hosting/live/check-live.ts';
import { servePreview } from '../../packages/sitewright/hosting/preview.ts';
import { listen } from '../../packages/sitewright/lib/listen.ts';
import { changeHeader } from '../support/change-header.ts';
import { builtSite } from '../support/example.ts';
import { commandFile } from '../support/machine.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { expectedFindings } from './expectations.ts';
import { describeUnless } from './host.ts';

const built = builtSite;

/** Starts a server for one test, and returns its port. */
async function serve(server: ReturnType<typeof createServer>): Promise<number> {
  onTestFinished(() => void server.close().closeAllConnections());
  return listen(server);
}

/** Compares the build with what a server for one test answers. */
const check = async (listener: RequestListener) =>
  checkLive(`http://localhost:${await serve(createServer(listener))}`, built);

const pass = servePreview(built);

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

test.each<[what: string, listener: RequestListener, problem: string, more?: string[]]>([
  ['a header is missing', change('Referrer-Policy', () => undefined), 'headers'],
  ['HTTPS is remembered for a minute', change(hsts, () => 'max-age=60'), 'headers'],
  [
    'a policy of somebody else refuses the page’s style',
    change(csp, (value) => `${value}, style-src 'none'`),
    'policy',
  ],
  ['there is no policy', change(csp, () => undefined), 'headers'],
  ['nothing is compressed', without('accept-encoding'), 'compression'],
  ['validators are ignored', without('if-none-match'), 'caching'],
  ['another page tells that nothing was found', at('/no-such-page', 404, 'No'), 'not-found'],
  ['a page is gone', at('/careers', 404, ''), 'status', ['content', 'headers']],
  ['a page has other words', at('/about.md', 200, 'No'), 'content', ['headers']],
  ['a secret is published', at('/.env', 200, 'KEY=1'), 'not-found'],
  ['a slash is not found', at('/about/?utm_source=check', 404, ''), 'redirect'],
  [
    'another build is live',
    at('/release.txt', 200, 'digest: 0123456789ab\n'),
    'release',
    ['content', 'status'],
  ],
])('it is found that %s', async (_, listener, problem, more = []) => {
  const { findings } = await check(listener);
  const checks = findings.map((finding) => finding.check);
  expect(checks).toContain(problem);
  expect([...expectedFindings, problem, ...more]).toEqual(expect.arrayContaining(checks));
  // The same about many pages is one finding.
  const lines = findings.map((finding) => `${finding.check}: ${finding.message}`);
  expect(lines).toEqual([...new Set(lines)]);
});

test('the command prints findings as JSON, and fails', async () => {
  const address = `http://localhost:${await serve(createServer(pass))}`;
  const options = [commandFile('check-live'), address, '--json'];
  const cwd = 'sites/countermark';
  const command = promisify(execFile)(process.execPath, options, { cwd });
  const { code, stdout } = await command.catch((error) => error);
  const { release, findings } = JSON.parse(stdout);
  expect([code, release.commit]).toEqual([1, expect.stringMatching(/^([0-9a-f]{40}|unknown)/)]);
  const checks = findings.map((one: { check: string }) => one.check);
  expect(checks).toEqual(expect.arrayContaining(expectedFindings));
});

test('what is no address, or does not answer, is said in one line', async () => {
  await expect(checkLive('example', built)).rejects.toThrow(/^example is no address: expected/);
  await expect(checkLive('http://localhost:9', built)).rejects.toThrow(/does not answer/);
});

const missing = spawnSync('openssl', ['version']).error
  ? 'openssl is not installed: apt-get install openssl'
  : undefined;

describeUnless(missing, 'a certificate', () => {
  test('a certificate that ends soon, HTTP/1.1 and missing redirects are found', async () => {
    const cwd = temporaryFolder();
    const options = ['-newkey', 'rsa:2048', '-nodes', '-days', '3', '-subj', '/CN=www.example.com'];
    spawnSync('openssl', ['req', '-x509', ...options, '-keyout', 'key', '-out', 'cert'], { cwd });
    const [key, cert] = ['key', 'cert'].map((name) => readFileSync(path.join(cwd, name)));
    const port = await serve(createSecureServer({ key, cert }, pass));
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
