import { execFile, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { checkLive } from '../../hosting/live/check-live.ts';
import { servePreview } from '../../hosting/preview.ts';
import { listen } from '../support/listen.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { describeHosts, describeUnless } from './host.ts';
import { hosts } from './hosts.ts';

const built = 'build/client';
const temporary = temporaryFolder();

/** What is found on this machine, where no certificate is and the site has another address. */
const always = ['canonical', 'https', 'robots', 'sitemap'];

/** Lists what was checked and found wrong, each once. */
async function findChecks(address: string): Promise<string[]> {
  const { findings, requests } = await checkLive(address, built);
  expect(requests).toBeLessThanOrEqual(200);
  return [...new Set(findings.map(({ check }) => check))].sort();
}

describeHosts(hosts, (host) => {
  test('nothing is found wrong where the build is served as it is', async () => {
    const running = await host.start(built);
    const checks = await findChecks(running.origin);
    await running.stop();
    expect(checks).toEqual(always);
  });

  test('what is wrong is found', async () => {
    const folder = path.join(temporary, host.name);
    cpSync(built, folder, { recursive: true });
    for (const suffix of ['', '.br', '.gz']) rmSync(path.join(folder, `careers.html${suffix}`));
    for (const suffix of ['.br', '.gz']) rmSync(path.join(folder, `about.html${suffix}`));
    appendFileSync(path.join(folder, 'about.html'), '<script src="/x.js"></script>');
    writeFileSync(path.join(folder, 'package.json'), '{}');
    // The preview server reads its headers from the code.
    for (const file of ['_headers', '_nginx.conf', '_Caddyfile']) {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const spoilt = text
        .replaceAll(/^.*X-Content-Type-Options.*\n/gm, '')
        .replaceAll(/style-src '[^']+'/g, "style-src 'unsafe-inline'");
      writeFileSync(path.join(folder, file), spoilt);
    }
    const running = await host.start(folder);
    const checks = await findChecks(running.origin);
    await running.stop();
    const configured = host.name === 'preview server' ? [] : ['headers', 'policy'];
    const expected = ['content', 'status', ...configured];
    // Of workerd the command compresses that runs it here.
    if (host.encodings.length > 0) expected.push('compression');
    // Caddy knows no file that the build did not have.
    if (host.name !== 'Caddy') expected.push('not-found');
    expect(checks).toEqual([...always, ...expected].sort());
  });
});

/** Starts the preview server with something in front of it. */
async function serve(listener: RequestListener): Promise<{ origin: string; stop: () => void }> {
  const server = createServer(listener);
  return {
    origin: `http://localhost:${await listen(server)}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const preview = servePreview(built);
const pass: RequestListener = (request, response) => preview(request, response);

/** Changes a header of every response before it is sent. */
const changeHeader =
  (name: string, change: (value: string) => string | undefined): RequestListener =>
  (request, response) => {
    const { setHeaders } = response;
    response.setHeaders = (headers) => {
      setHeaders.call(response, headers);
      const value = change(String(response.getHeader(name) ?? ''));
      if (value === undefined) response.removeHeader(name);
      else if (response.hasHeader(name)) response.setHeader(name, value);
      return response;
    };
    pass(request, response);
  };

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
  ['a header is missing', changeHeader('Referrer-Policy', () => undefined), 'headers'],
  ['HTTPS is remembered for a minute', changeHeader(hsts, () => 'max-age=60'), 'headers'],
  [
    'a policy allows every script',
    changeHeader(csp, (value) => value.replace("script-src '", "script-src 'unsafe-inline' '")),
    'policy',
  ],
  [
    'a policy refuses the page’s style',
    changeHeader(csp, (value) => value.replace(/style-src [^;]+/, "style-src 'none'")),
    'policy',
  ],
  ['there is no policy', changeHeader(csp, () => undefined), 'policy'],
  ['nothing is compressed', without('accept-encoding'), 'compression'],
  ['validators are ignored', without('if-none-match'), 'caching'],
  ['another page tells that nothing was found', at('/no-such-page', 404, 'No'), 'not-found'],
  ['a secret is published', at('/.env', 200, 'KEY=1'), 'not-found'],
  ['a slash is not found', at('/about/', 404, ''), 'redirect'],
  [
    'another build is live',
    at('/release.txt', 200, 'content: 0123456789ab\n'),
    'release',
    ['content', 'status'],
  ],
  [
    'the security contact expired',
    at('/.well-known/security.txt', 200, 'Expires: 2020-01-01\n'),
    'security.txt',
    ['content', 'headers'],
  ],
])('it is found that %s', async (_, listener, check, more = []) => {
  const { origin, stop } = await serve(listener);
  const checks = await findChecks(origin);
  stop();
  expect(checks).toContain(check);
  expect([...always, check, ...more]).toEqual(expect.arrayContaining(checks));
});

test('the same about many pages is one finding', async () => {
  const { origin, stop } = await serve(changeHeader('Referrer-Policy', () => undefined));
  const { findings } = await checkLive(origin, built);
  stop();
  const [finding, ...more] = findings.filter(({ check }) => check === 'headers');
  expect(finding?.message).toMatch(/^has no Referrer-Policy: include the server configuration/);
  expect(finding?.addresses.length).toBeGreaterThan(9);
  expect(more).toEqual([]);
});

test('the command prints findings as JSON, those of placeholders too, and fails', async () => {
  const { origin, stop } = await serve(pass);
  const options = ['scripts/check-live.ts', origin, '--json'];
  const command = promisify(execFile)(process.execPath, options);
  const { code, stdout } = await command.catch((error) => error);
  stop();
  const { release, findings } = JSON.parse(stdout);
  expect([code, release.commit]).toEqual([1, expect.stringMatching(/^([0-9a-f]{40}|unknown)/)]);
  expect(findings.map(({ check }: { check: string }) => check)).toEqual(
    expect.arrayContaining(always),
  );
});

test('the launch check asks whether HTTPS may be remembered for long', () => {
  const { stdout } = spawnSync(process.execPath, ['scripts/launch-check.ts'], { encoding: 'utf8' });
  expect(stdout).toMatch(/\nDoes every subdomain answer over HTTPS, .+ hosting\/headers\.ts\.\n$/);
});

test('what is no address, or does not answer, is said in one line', async () => {
  await expect(checkLive('example', built)).rejects.toThrow(/^example is no address: expected/);
  await expect(checkLive('http://localhost:9', built)).rejects.toThrow(/does not answer/);
});

const missing = spawnSync('openssl', ['version']).error ? 'openssl is not installed' : undefined;

describeUnless(missing, 'over HTTPS', () => {
  test('a certificate that ends soon, HTTP/1.1 and missing redirects are found', async () => {
    const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(temporary, name));
    const options = ['-newkey', 'rsa:2048', '-nodes', '-days', '3', '-subj', '/CN=www.example.com'];
    spawnSync('openssl', ['req', '-x509', ...options, '-keyout', `${key}`, '-out', `${cert}`]);
    const files = { key: readFileSync(`${key}`), cert: readFileSync(`${cert}`) };
    const server = createSecureServer(files, pass);
    const port = await listen(server);
    const connect = (url: URL) => ({
      host: 'localhost',
      port: url.href.startsWith('https://www.example.com/') ? port : 9,
    });
    const { findings } = await checkLive('https://www.example.com', built, connect);
    server.closeAllConnections();
    server.close();
    expect(findings.map(({ check, addresses }) => `${check} ${addresses}`)).toEqual([
      'certificate www.example.com',
      'certificate www.example.com',
      'http2 www.example.com',
      'redirect http://www.example.com,https://example.com',
    ]);
  });
});
