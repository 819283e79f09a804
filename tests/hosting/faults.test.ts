import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { digests, SiteCopy } from '../support/site-copy.ts';
import { pages } from '../support/specification.ts';
import { ask } from './ask.ts';
import { always, expectOwnPolicy, withPages } from './expected.ts';
import type { RunningHost } from './host.ts';
import { hosts } from './hosts.ts';
import { SmallDisk, smallDiskFault } from './small-disk.ts';

const temporary = mkdtempSync(path.join(tmpdir(), 'faults-test-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

const ours = hosts().filter(({ publishes }) => publishes);

describe.each(ours)('$name', (host) => {
  let running: RunningHost | undefined;
  afterEach(() => running?.stop());

  test('killed under load and started again, it never sends half a page', async () => {
    running = await host.start('build/client');
    const { origin } = running;
    const wrong: string[] = [];
    let whole = 0;
    let over = false;
    const visitors = Array.from({ length: 4 }, async (_, visitor) => {
      for (let step = visitor; !over; step += 1) {
        const [address] = pages[step % pages.length] ?? ['/'];
        const file = address === '/' ? '/index' : address;
        const answer = await ask(origin, address).catch(() => undefined);
        // While nobody listens there is no answer; whatever comes must be the whole page.
        if (!answer) continue;
        const right = answer.text === readFileSync(`build/client${file}.html`, 'utf8');
        if (answer.status !== 200 || !right) wrong.push(`${address}: ${answer.status}`);
        whole += 1;
      }
    });
    const someMore = async () => {
      const enough = whole + 40;
      while (whole < enough) await new Promise(setImmediate);
    };
    for (let times = 0; times < 4; times += 1) {
      await someMore();
      await running.killAndRestart?.();
    }
    await someMore();
    over = true;
    await Promise.all(visitors);
    expect(wrong).toEqual([]);
  });

  test('without some of its files, it serves what is left, and nothing by halves', async () => {
    const built = path.join(temporary, `without-${host.name}`);
    cpSync('build/client', built, { recursive: true });
    const source = (file: string) => readFileSync(`build/client/${file}.html`, 'utf8');
    running = await host.start(built);
    const { origin, remove } = running;
    const get = (address: string) => ask(origin, address, { headers: { 'Accept-Encoding': 'br' } });

    for (const suffix of ['', '.br', '.gz']) remove?.(`about.html${suffix}`);
    const gone = await get('/about');
    // Whoever read the folder before still has the page; to others it is not there.
    expect([gone.status, gone.text]).toEqual(
      gone.status === 200 ? [200, source('about')] : [404, source('404')],
    );
    remove?.('index.html.br');
    const plainer = await get('/');
    expect([plainer.status, plainer.text]).toEqual([200, source('index')]);
    for (const suffix of ['', '.br', '.gz']) remove?.(`404.html${suffix}`);
    expect(await get('/nobody')).toMatchObject({ status: 404, headers: always });
    expect((await get('/pricing')).text).toBe(source('pricing'));
  });
});

// What the preview server does then is the subject of preview.test.ts.
test.for(ours.filter(({ name }) => name === 'nginx'))(
  'a fault in $name gives the error page, under its own policy',
  async (host) => {
    const running = await host.start('build/client');
    try {
      const answer = await running.failAt?.('/fault');
      if (!answer) throw new Error('it cannot be made to fail');
      expect(answer.text).toBe(readFileSync('build/client/500.html', 'utf8'));
      expect(answer.headers).toMatchObject(withPages);
      expectOwnPolicy(answer, '/fault');
      expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    } finally {
      await running.stop();
    }
  },
);

test('a site that lacks a page is not released, and the line says which', () => {
  const place = path.join(temporary, 'incomplete');
  cpSync('build/client', path.join(place, 'build/client'), { recursive: true });
  rmSync(path.join(place, 'build/client/404.html'));
  const { status, stderr } = release(place, path.join(place, 'site'));
  expect([status, stderr]).toEqual([1, 'build/client has no 404.html: run npm run build first\n']);
});

/** Runs `npm run release` for the build that lies in a folder. */
function release(cwd: string, target: string) {
  const program = path.resolve('scripts/release.ts');
  return spawnSync(process.execPath, [program, target], { cwd, encoding: 'utf8' });
}

const noDisk = smallDiskFault();
if (noDisk) console.log(`Not tried on a full or read-only disk: ${noDisk}`);

describe.skipIf(noDisk)('a disk that is', () => {
  let disk: SmallDisk;
  afterEach(() => disk.dispose());

  test.each([
    ['full', (target: SmallDisk) => target.leave(200_000), 'no space is left on the disk'],
    ['read-only', (target: SmallDisk) => target.forbidWriting(), 'the disk is read-only'],
  ])('%s leaves the last release current, and one line says why', (name, spoil, reason) => {
    const place = path.join(temporary, `release-${name}`);
    cpSync('build/client', path.join(place, 'build/client'), { recursive: true });
    disk = new SmallDisk(path.join(place, 'site'));
    expect(release(place, disk.folder).status).toBe(0);
    const materials = readFileSync(path.join(disk.folder, 'current/sbom.json'), 'utf8');
    expect(JSON.parse(materials).components.length).toBeGreaterThan(100);
    const good = digests(path.join(disk.folder, 'current/client'));

    cpSync(path.join(place, 'build/client/about.md'), path.join(place, 'build/client/new.md'));
    spoil(disk);
    const { status, stdout, stderr } = release(place, disk.folder);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Cannot write \S+: .+ The release before is still current\.\n$/);
    expect(stderr).toContain(reason);
    expect(digests(path.join(disk.folder, 'current/client'))).toEqual(good);
  });

  // Full when the bundler writes, when pages are made, and when they are compressed.
  test.each([300_000, 900_000, 1_200_000])(
    'full after %i bytes of a build leaves the last site as it was, and one line says why',
    (room) => {
      const copy = new SiteCopy();
      try {
        disk = new SmallDisk(path.join(copy.folder, 'build'));
        const client = path.join(disk.folder, 'client');
        cpSync('build/client', client, { recursive: true });
        disk.leave(room);
        const { ok, output } = copy.build();
        expect(ok).toBe(false);
        expect(output).toMatch(/^Cannot write .+: no space is left on the disk\. The site .+\n$/m);
        expect(output).not.toMatch(/\n +at /);
        expect(readdirSync(disk.folder)).toEqual(['client']);
        expect(digests(client)).toEqual(digests('build/client'));
      } finally {
        disk.dispose();
        copy.dispose();
      }
    },
  );
});
