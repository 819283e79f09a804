import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { pagePaths } from '../../support/built-site.ts';
import { digestFiles } from '../../support/digest-files.ts';
import { SiteCopy } from '../../support/site-copy.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { expectedHeaders, expectedPageHeaders, expectOwnCsp } from '../expectations.ts';
import { describeHosts, describeUnless } from '../host.ts';
import { fetchPath } from '../http-client.ts';
import { nginx, type RunningNginxHost } from '../nginx-host.ts';
import { describeMissingDisk, SmallDisk } from '../small-disk.ts';

describeHosts([nginx], (host) => {
  let running: RunningNginxHost | undefined;
  afterEach(() => running?.stop());

  test('killed under load and started again, it never sends a part of a page', async () => {
    running = await host.start('build/client');
    const { origin } = running;
    const problems: string[] = [];
    let responses = 0;
    let isOver = false;
    const visitors = Array.from({ length: 4 }, async (_, visitor) => {
      for (let step = visitor; !isOver; step += 1) {
        const urlPath = pagePaths[step % pagePaths.length] ?? '/';
        const file = urlPath === '/' ? '/index' : urlPath;
        const response = await fetchPath(origin, urlPath).catch(() => undefined);
        // A server that was just killed does not respond; any response must be the whole page.
        if (!response) continue;
        const isWhole = response.text === readFileSync(`build/client${file}.html`, 'utf8');
        if (response.status !== 200 || !isWhole) problems.push(`${urlPath}: ${response.status}`);
        responses += 1;
      }
    });
    const waitForResponses = async () => {
      const target = responses + 40;
      while (responses < target) await new Promise(setImmediate);
    };
    for (let times = 0; times < 4; times += 1) {
      await waitForResponses();
      await running.killAndRestart();
    }
    await waitForResponses();
    isOver = true;
    await Promise.all(visitors);
    expect(problems).toEqual([]);
  });

  test('without some of its files, it serves the others whole', async () => {
    const built = temporaryFolder();
    cpSync('build/client', built, { recursive: true });
    const readPage = (file: string) => readFileSync(`build/client/${file}.html`, 'utf8');
    running = await host.start(built);
    const { origin, remove } = running;
    const get = (urlPath: string) =>
      fetchPath(origin, urlPath, { headers: { 'Accept-Encoding': 'br' } });

    for (const suffix of ['', '.br', '.gz']) remove(`about.html${suffix}`);
    const gone = await get('/about');
    expect([gone.status, gone.text]).toEqual([404, readPage('404')]);
    remove('index.html.br');
    const plainer = await get('/');
    expect([plainer.status, plainer.text]).toEqual([200, readPage('index')]);
    for (const suffix of ['', '.br', '.gz']) remove(`404.html${suffix}`);
    expect(await get('/nobody')).toMatchObject({ status: 404, headers: expectedHeaders });
    expect((await get('/pricing')).text).toBe(readPage('pricing'));
  });

  test('an error while responding sends the error page with its own policy', async () => {
    running = await host.start('build/client');
    const response = await running.failAt('/failure');
    expect(response.text).toBe(readFileSync('build/client/500.html', 'utf8'));
    expect(response.headers).toMatchObject(expectedPageHeaders);
    expectOwnCsp(response, '/failure');
    expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });
});

describeUnless(describeMissingDisk(), 'a disk that is', () => {
  let disk: SmallDisk;
  afterEach(() => disk.dispose());

  // The disk is full in different steps of the build; `npm run test:hosts` tries them all.
  const steps = process.env.ALL_HOSTS ? [300_000, 900_000, 1_200_000] : [900_000];
  test.each([
    ...steps.map(
      (bytes) =>
        [`full after ${bytes} bytes`, (build: SmallDisk) => build.leaveFree(bytes)] as const,
    ),
    ['read-only', (build: SmallDisk) => build.makeReadOnly()] as const,
  ])('%s while building leaves the last site, and one line says why', (_, spoil) => {
    const copy = new SiteCopy();
    try {
      disk = new SmallDisk(path.join(copy.folder, 'build'));
      const client = path.join(disk.folder, 'client');
      cpSync('build/client', client, { recursive: true });
      spoil(disk);
      const { ok, output } = copy.build();
      expect(ok).toBe(false);
      expect(output).toMatch(
        /^Cannot write .+: (.*no space left on device|.*read-only file system).*\. The site .+\n$/im,
      );
      expect(output).not.toMatch(/\n +at /);
      expect(readdirSync(disk.folder)).toEqual(['client']);
      expect(digestFiles(client)).toEqual(digestFiles('build/client'));
    } finally {
      disk.dispose();
      copy.dispose();
    }
  });
});
