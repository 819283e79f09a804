import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect as netConnect } from 'node:net';
import path from 'node:path';
import { connect as tlsConnect } from 'node:tls';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { expectedDownloadHeaders } from '../../../../tests/hosting/expectations.ts';
import {
  describeMissing,
  describeUnless,
  type RunningHost,
  runHost,
} from '../../../../tests/hosting/host.ts';
import {
  apache,
  nginx,
  placeRelease,
  startNginx,
  writeConfiguration,
} from '../../../../tests/hosting/hosts.ts';
import { fetchPath } from '../../../../tests/hosting/http-client.ts';
import { siteOrigin } from '../../../../tests/support/built-pages.ts';
import { builtSite } from '../../../../tests/support/example.ts';
import { machine } from '../../../../tests/support/machine.ts';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { deleteUnusedFiles } from '../../../sitewright/build/finish-files.ts';
import { writeHostFiles } from '../../../sitewright/build/host-files.ts';
import { offeredEndings } from '../../../sitewright/content/disk/download-files.ts';
import { globalHeaders } from '../../../sitewright/hosting/headers.ts';
import { readRelease } from '../../../sitewright/hosting/release.ts';
import { findFreePort } from '../../../sitewright/lib/port.ts';
import { checkLive } from '../../live/check-live.ts';
import { LiveSite } from '../../live/live-site.ts';

function run(command: string, cwd = '.'): string {
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', command], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command}\n${stdout}${stderr}`);
  return stdout;
}

const missing = nginx.describeMissing() ?? describeMissing('openssl');
const domain = new URL(siteOrigin).hostname;
const bare = domain.replace(/^www\./, '');

describeUnless(missing, 'nginx as in docs/deploy.md', () => {
  let server: RunningHost;
  let secure: number;
  const connect = ({ protocol }: URL) => ({
    host: '127.0.0.1',
    port: protocol === 'https:' ? secure : server.port,
  });
  const get = (address: string, urlPath: string) =>
    new LiveSite(address, builtSite, connect).get(urlPath);

  beforeAll(async () => {
    secure = await findFreePort();
    server = await runHost(async (home, plain) => {
      const names = `-subj /CN=${domain} -addext subjectAltName=DNS:${domain},DNS:${bare}`;
      const files = '-keyout privkey.pem -out fullchain.pem';
      run(`openssl req -x509 -newkey rsa:2048 -nodes -days 60 ${names} ${files}`, home);
      const [site, other, built] = [`${home}/site`, `${home}/other`, `${home}/built`];
      mkdirSync(site);
      await placeRelease(builtSite, site);
      // A build of another vendor on the same machine.
      const filter = (file: string) => !/\.(br|gz)$/.test(file);
      cpSync(builtSite, built, { recursive: true, filter });
      writeFileSync(`${built}/about.md`, 'another vendor');
      writeHostFiles(built, { host: undefined, basePath: '' }, readRelease(builtSite));
      await placeRelease(built, other);

      const read = (name: string) =>
        readFileSync(`${machine}/hosting/templates/${name}.conf`, 'utf8')
          .replaceAll(/\/etc\/letsencrypt\/live\/[\w.]+/g, home)
          .replaceAll('/var/log/nginx', home)
          .replaceAll('/var/www/html', `${home}/acme`)
          .replace(/.*listen \[::\].*\n/g, '')
          .replaceAll('listen 80', `listen ${plain}`)
          .replaceAll('listen 443', `listen ${secure}`);
      // It is asked by that name until it answers.
      const first = read('nginx').replace(/(server_name .+ example\.com);/, '$1 localhost;');
      const vendors = [
        first.replaceAll('example.com', bare).replaceAll('/srv/site', site),
        read('nginx').replaceAll('example.com', 'second.example').replaceAll('/srv/site', other),
        read('unknown-names'),
      ].join('\n');
      const configuration = writeConfiguration(home, plain);
      const text = readFileSync(configuration, 'utf8');
      writeFileSync(configuration, text.replace(/ {2}server \{.*\n {2}\}\n/s, vendors));
      return startNginx(configuration);
    });
  }, 120_000);
  afterAll(() => server?.stop());

  test('nginx with both names, HTTPS and HTTP/2 has nothing that the check of a live site finds', async () => {
    const { findings, requests } = await checkLive(siteOrigin, builtSite, { connect });
    // Only no authority has signed it.
    expect(findings.map(({ check }) => check)).toEqual(['certificate']);
    expect(findings[0]?.message).toMatch(/browsers do not know/);
    expect(requests).toBeLessThanOrEqual(200);
  });

  test('the name without www asks for HTTPS as all others do; unknown names, and none, get no site', async () => {
    const { headers } = await get(`https://${bare}`, '/about');
    expect(headers).toMatchObject({
      location: `${siteOrigin}/about`,
      'strict-transport-security': globalHeaders['Strict-Transport-Security'],
    });
    for (const address of ['http://other.example', 'https://other.example']) {
      const { status, text } = await get(address, '/');
      expect([status, text], address).toEqual([
        0,
        expect.stringMatching(/hang up|handshake|ECONNRESET|unrecognized name/i),
      ]);
    }
  });

  test('slow clients are disconnected at every door, without HTTPS before they name a domain', async () => {
    const doors = [
      () => netConnect(server.port, '127.0.0.1'),
      ...[domain, bare].map((servername) => () => {
        const options = { port: secure, host: '127.0.0.1', rejectUnauthorized: false };
        return tlsConnect({ ...options, servername });
      }),
    ];
    const began = performance.now();
    await Promise.all(
      doors.map((open) => {
        const socket = open().on('error', () => undefined);
        socket.resume().write('GET / HTTP/1.1\r\nHo');
        return once(socket, 'close');
      }),
    );
    // Each after ten seconds; without a limit of ours, after sixty.
    expect(performance.now() - began).toBeLessThan(50_000);
  });

  test('proofs for the certificate’s authority are served without HTTPS; two vendors on one machine do not meet', async () => {
    const folder = path.join(server.home, 'acme/.well-known/acme-challenge');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'token'), 'proof');
    const plain = `http://${domain}`;
    expect((await get(plain, '/.well-known/acme-challenge/token')).text).toBe('proof');
    expect((await get(plain, '/about')).headers.location).toBe(`https://${domain}/about`);
    const second = 'https://www.second.example';
    expect((await get(second, '/about.md')).text).toBe('another vendor');
    expect((await get(siteOrigin, '/about.md')).text).not.toBe('another vendor');
  });

  test('a release after a price changed keeps the validators of other pages', async () => {
    const readTag = async (urlPath: string) => (await get(siteOrigin, urlPath)).headers.etag;
    const before = [await readTag('/about'), await readTag('/pricing')];
    const { home } = server;
    const client = `${home}/next/build/client`;
    cpSync(builtSite, client, { recursive: true, preserveTimestamps: true });
    const pricing = `${client}/pricing.html`;
    const text = readFileSync(pricing, 'utf8');
    writeFileSync(pricing, text.replace('</main>', '<!-- dearer --></main>'));
    for (const form of ['br', 'gz']) rmSync(`${pricing}.${form}`);
    writeHostFiles(client, { host: undefined, basePath: '' }, readRelease(builtSite));
    await placeRelease(client, `${home}/site`);
    process.kill(server.pid, 'SIGHUP');
    // While nginx reads its configuration again, a connection that was kept open may be closed.
    await expect.poll(() => readTag('/pricing')).toMatch(new RegExp(`^(?!${before[1]})"`));
    await expect.poll(() => readTag('/about')).toBe(before[0]);
  });
});

describeUnless(apache.describeMissing(), 'Apache with the file of the build', () => {
  test.each(['', '/shop'])(
    'serves a build that needs no headers, under "%s/"',
    async (basePath) => {
      const folder = temporaryFolder();
      cpSync(builtSite, folder, { recursive: true });
      const target = { host: 'other', basePath } as const;
      const redirects = [{ from: '/old/:name', to: '/:name' }];
      writeHostFiles(folder, target, { ...readRelease(builtSite), moved: redirects });
      deleteUnusedFiles(folder, target);
      mkdirSync(path.join(folder, 'files'), { recursive: true });
      for (const one of offeredEndings) writeFileSync(`${folder}/files/any.${one}`, one);
      const { origin, stop } = await apache.start(folder, basePath);
      onTestFinished(stop);
      const { findings } = await checkLive(origin + basePath, folder);
      const checks = new Set(findings.map(({ check }) => check));
      // Nothing is compressed, and only the
      // configuration of the whole server may hide its version.
      const expected = ['compression', 'https', 'origin', 'version'];
      expect([...checks].sort()).toEqual(expected);
      // The query goes along; a folder without a page of its own is not found.
      const moved = await fetchPath(origin, `${basePath}/about/?a=b`);
      expect([moved.status, moved.headers.location]).toEqual([
        308,
        `${origin}${basePath}/about?a=b`,
      ]);
      const old = await fetchPath(origin, `${basePath}/old/about?a=b`);
      expect([old.status, old.headers.location]).toEqual([301, `${origin}${basePath}/about?a=b`]);
      const notFound = readFileSync(`${folder}/404.html`, 'utf8');
      for (const none of ['/assets/', '/.htaccess', '/about/x']) {
        const missing = await fetchPath(origin, basePath + none);
        expect([missing.status, missing.text], none).toEqual([404, notFound]);
      }
      for (const ending of offeredEndings) {
        const { headers } = await fetchPath(origin, `${basePath}/files/any.${ending}`);
        const { disposition, policy = /^$/ } = expectedDownloadHeaders(ending);
        expect(headers['content-disposition'], ending).toBe(disposition);
        expect(headers['content-security-policy'] ?? '', ending).toMatch(policy);
      }
    },
  );
});
