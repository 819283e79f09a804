import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import http, { createServer } from 'node:http';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeHosts, describeUnless } from '../../../../tests/hosting/host.ts';
import { caddy, nginx } from '../../../../tests/hosting/hosts.ts';
import { writeHostFiles } from '../../../sitewright/build/host-files.ts';
import { listen } from '../../../sitewright/lib/listen.ts';
import { readBuiltSite } from '../../publish/built-site.ts';
import { publish } from '../../publish/publish.ts';
import { Server } from '../../publish/server.ts';
import { createLocalTransport } from '../../publish/transport.ts';
import { createBuild, releaseTo, TestServer } from '../publishing.ts';

const canMount = spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;
/** One line: which step, what is live, what to do. */
const oneLine = (step: string, live: string) =>
  new RegExp(`^[^\\n]*${step}[^\\n]*${live}[^\\n]*: [^\\n]*run release again\\.$`);

describeHosts(releaseTo(nginx, caddy), ({ name }) => {
  const kind = name === 'nginx' ? 'nginx' : 'caddy';

  /** A server on which one release is live, and the build of the next one. */
  async function createLive() {
    const server = await TestServer.create(kind);
    await server.release(createBuild(server.address, 'one'));
    return { server, next: createBuild(server.address, 'two') };
  }

  /** Expects that visitors get the first release, and that the next one can go live later. */
  async function expectUnharmed({ server, next }: Awaited<ReturnType<typeof createLive>>) {
    const { title, there, live } = await server.read();
    expect([title, there]).toEqual(['one', expect.arrayContaining([live])]);
    expect(existsSync(path.join(server.folder, 'arriving'))).toBe(false);
    await server.release(next);
    expect((await server.read()).title).toBe('two');
  }

  test('before the first release the server can be set up; one that it cannot read leaves it so', async () => {
    const server = await TestServer.create(kind);
    const build = createBuild(server.address, 'one');
    server.spoil();
    await expect(server.release(build)).rejects.toThrow(
      oneLine('the switch', 'No release is live'),
    );
    expect((await server.read()).live).toBe(undefined);
    server.mend();
    await server.release(build);
    expect((await server.read()).title).toBe('one');
  });

  describeUnless(canMount ? undefined : 'only root can mount a disk to fill', 'a disk', () => {
    test('that is full leaves the last release live', async () => {
      const server = await TestServer.create(kind);
      const mount = (...options: string[]) =>
        expect(spawnSync('mount', [...options, server.folder]).status).toBe(0);
      mount('-t', 'tmpfs', '-o', 'size=8m', 'tmpfs');
      onTestFinished(() => void spawnSync('umount', ['-l', server.folder]));
      await server.release(createBuild(server.address, 'one'));
      const next = createBuild(server.address, 'two');
      writeFileSync(path.join(next, 'large.png'), randomBytes(2_000_000));
      writeHostFiles(next, { host: undefined, basePath: '' });
      const { blocks, bfree, bsize } = statfsSync(server.folder);
      mount('-o', `remount,size=${(blocks - bfree) * bsize + 500_000}`);
      await expect(server.release(next)).rejects.toThrow(
        oneLine('the upload failed: .*No space left on device', 'is still live'),
      );
      mount('-o', 'remount,size=8m');
      await expectUnharmed({ server, next });
    });
  });

  test.each([
    ['CUT_BEFORE', 'flock', 'the lock'],
    ['CUT_BEFORE', 'readlink current || true', 'the list of releases'],
    ['CUT_BEFORE', 'rsync', 'the upload'],
    ['CUT_BEFORE', 'sha256sum', 'the comparison'],
    ['CUT_BEFORE', 'next.conf', 'the test'],
    ['CUT_BEFORE', 'turning', 'the switch'],
    ['CUT_BEHIND', 'next.conf', 'the test'],
  ])('a connection that is cut (%s %s) leaves the last release live', async (when, text, step) => {
    const live = await createLive();
    process.env[when] = text;
    onTestFinished(() => void delete process.env[when]);
    await expect(live.server.release(live.next)).rejects.toThrow(
      new RegExp(`^root@www: ${step}[^\\n]+Connection closed[^\\n]+run [^\\n]+ again\\.$`),
    );
    delete process.env[when];
    await expectUnharmed(live);
  });

  test('a connection that is cut behind the switch ends with the new release', async () => {
    const { server, next } = await createLive();
    process.env.CUT_BEHIND = 'turning';
    onTestFinished(() => void delete process.env.CUT_BEHIND);
    expect(await server.release(next)).toMatch(/^http:\S+ is /);
    expect((await server.read()).title).toBe('two');
  });

  test('whose lock is gone goes no step further', async () => {
    const live = await createLive();
    const { server, next } = live;
    const local = createLocalTransport('local');
    const started: ReturnType<typeof local.start>[] = [];
    const start: typeof local.start = (...words) => {
      const child = local.start(...words);
      started.push(child);
      return child;
    };
    const own = new Server({ ...local, start }, server.folder);
    await own.lock('Ada');
    started[0]?.kill();
    await server.lockOnceFree();
    await expect(publish(own, readBuiltSite(next), server.plan(server.address))).rejects.toThrow(
      'the connection was cut. Nothing was changed',
    );
    await expectUnharmed(live);
  });

  test('what has not arrived as it was never goes live', async () => {
    const live = await createLive();
    process.env.DAMAGE = path.join(live.server.folder, 'arriving/about.html');
    onTestFinished(() => void delete process.env.DAMAGE);
    await expect(live.server.release(live.next)).rejects.toThrow(
      oneLine(
        'the comparison of what arrived failed: arriving/about.html: FAILED',
        'is still live',
      ),
    );
    delete process.env.DAMAGE;
    await expectUnharmed(live);
  });

  test('what the server cannot read never goes live', async () => {
    const live = await createLive();
    const file = kind === 'nginx' ? '_nginx.conf' : '_Caddyfile';
    const right = readFileSync(path.join(live.next, file), 'utf8');
    appendFileSync(path.join(live.next, file), '\nnonsense;\n');
    await expect(live.server.release(live.next)).rejects.toThrow(
      oneLine(
        'the test of .*(unknown directive "nonsense"|unrecognized directive: nonsense)',
        'is still live',
      ),
    );
    writeFileSync(path.join(live.next, file), right);
    await expectUnharmed(live);
  });

  test('a configuration that is wrong elsewhere leaves the last release live', async () => {
    const live = await createLive();
    live.server.spoil();
    await expect(live.server.release(live.next)).rejects.toThrow(oneLine('the switch', 'is live'));
    live.server.mend();
    await expectUnharmed(live);
  });

  test('a server that is down gets the last release when it is up again', async () => {
    const live = await createLive();
    await live.server.stop();
    await expect(live.server.release(live.next)).rejects.toThrow(oneLine('the switch', 'is live'));
    await live.server.start();
    await expectUnharmed(live);
  });

  test('of two at once the second one says whose is the first', async () => {
    const { server, next } = await createLive();
    const other = createBuild(server.address, 'three');
    const results = await Promise.allSettled([next, other].map((one) => server.release(one)));
    const failed = results.flatMap((one) =>
      one.status === 'rejected' ? [String(one.reason)] : [],
    );
    expect(failed).toEqual([
      expect.stringMatching(/another release is under way, by Ada since \d{4}-.+: wait until/),
    ]);
    const winner = results[0]?.status === 'fulfilled' ? 'two' : 'three';
    expect((await server.read()).title).toBe(winner);
  });

  test('where visitors get something else, the last release is live again', async () => {
    const server = await TestServer.create(kind);
    let isBroken = false;
    // In front of the server, such as a cache.
    const front = createServer((request, response) => {
      if (isBroken && request.url === '/about') return response.writeHead(500).end();
      const { method, url = '/', headers } = request;
      const passed = http.request(
        server.address + url,
        { method, headers, agent: false },
        (from) => {
          from.pipe(response.writeHead(from.statusCode ?? 500, from.headers));
        },
      );
      passed.end();
    });
    const address = `http://localhost:${await listen(front)}`;
    onTestFinished(() => void front.close().closeAllConnections());
    await server.release(createBuild(address, 'one'), { address });
    isBroken = true;
    const next = createBuild(address, 'two');
    await expect(server.release(next, { address })).rejects.toThrow(
      oneLine('answers wrong: status: /about has status 500', 'is live again'),
    );
    const { title, entries } = await server.read();
    expect([title, entries.map(({ action }) => action)]).toEqual([
      'one',
      ['release', 'release', 'undo'],
    ]);
    isBroken = false;
    await server.release(next, { address });
    expect((await server.read()).title).toBe('two');
  });

  test('the folder of another vendor is refused', async () => {
    const live = await createLive();
    const other = createBuild('https://other.example', 'other', 'Other');
    await expect(live.server.release(other)).rejects.toThrow(
      /^That folder is the site of Acme, http.+, and this build is Other’s: choose another one by --folder/,
    );
    await expectUnharmed(live);
  });
});
