import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { pagePaths } from '../support/built-site.ts';
import { digestFiles } from '../support/digest-files.ts';
import { SiteCopy } from '../support/site-copy.ts';
import { expectedHeaders, expectedPageHeaders, expectOwnCsp } from './expectations.ts';
import { describeHosts, describeUnless } from './host.ts';
import { fetchPath } from './http-client.ts';
import { nginx, type RunningNginxHost } from './nginx-host.ts';
import { describeMissingDisk, SmallDisk } from './small-disk.ts';

const temporary = mkdtempSync(path.join(tmpdir(), 'failures-test-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

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
    const built = path.join(temporary, 'without');
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

test('a site that lacks a page is not released, and one line says which', () => {
  const folder = path.join(temporary, 'incomplete');
  cpSync('build/client', path.join(folder, 'build/client'), { recursive: true });
  rmSync(path.join(folder, 'build/client/404.html'));
  const { status, stderr } = release(folder, path.join(folder, 'site'));
  expect([status, stderr]).toEqual([1, 'build/client has no 404.html: run npm run build first\n']);
});

/** Runs `npm run release` for the build in a folder. */
function release(cwd: string, ...options: string[]) {
  const program = path.resolve('scripts/release.ts');
  return spawnSync(process.execPath, [program, ...options], { cwd, encoding: 'utf8' });
}

test('a port that does not exist is refused in one line, and nothing is released', () => {
  const { status, stderr } = release('.', path.join(temporary, 'site'), '--port', '99999');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^--port 99999 is not a port number: .+\nusage: .+\n$/);
  expect(existsSync(path.join(temporary, 'site'))).toBe(false);
});

describeUnless(describeMissingDisk(), 'a disk that is', () => {
  let disk: SmallDisk;
  afterEach(() => disk.dispose());

  test.each([
    ['full', (target: SmallDisk) => target.leaveFree(200_000), 'no space left on device'],
    ['read-only', (target: SmallDisk) => target.makeReadOnly(), 'read-only file system'],
  ])('%s leaves the last release current, and one line says why', (name, spoil, reason) => {
    const folder = path.join(temporary, `release-${name}`);
    cpSync('build/client', path.join(folder, 'build/client'), { recursive: true });
    disk = new SmallDisk(path.join(folder, 'site'));
    expect(release(folder, disk.folder).status).toBe(0);
    const billOfMaterials = readFileSync(path.join(disk.folder, 'current/sbom.json'), 'utf8');
    expect(JSON.parse(billOfMaterials).components.length).toBeGreaterThan(100);
    const good = digestFiles(path.join(disk.folder, 'current/client'));

    const client = path.join(folder, 'build/client');
    cpSync(path.join(client, 'about.md'), path.join(client, 'new.md'));
    spoil(disk);
    const { status, stdout, stderr } = release(folder, disk.folder);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Cannot write .+: .+ The previous release is still current\.\n$/);
    expect(stderr).toContain(reason);
    expect(digestFiles(path.join(disk.folder, 'current/client'))).toEqual(good);
  });

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
