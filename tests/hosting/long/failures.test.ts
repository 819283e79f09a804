import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { digestFiles } from '../../support/digest-files.ts';
import { SiteCopy } from '../../support/site-copy.ts';
import { expectedHeaders, expectedPageHeaders, expectOwnCsp } from '../expectations.ts';
import { describeHosts, describeUnless } from '../host.ts';
import { fetchPath, type HttpResponse } from '../http-client.ts';
import { nginx } from '../nginx-host.ts';

const readPage = (file: string) => readFileSync(`build/client/${file}.html`, 'utf8');

describeHosts([nginx], (host) => {
  test('without some of its files, it serves the others whole', async () => {
    const { origin, home, stop } = await host.start('build/client');
    onTestFinished(stop);
    const get = (urlPath: string) =>
      fetchPath(origin, urlPath, { headers: { 'Accept-Encoding': 'br' } });
    const remove = (file: string, suffixes = ['', '.br', '.gz']) => {
      for (const suffix of suffixes) rmSync(path.join(home, 'current', file + suffix));
    };
    remove('about.html');
    expect(await get('/about')).toMatchObject({ status: 404, text: readPage('404') });
    remove('index.html', ['.br']);
    expect(await get('/')).toMatchObject({ status: 200, text: readPage('index') });
    remove('404.html');
    expect(await get('/nobody')).toMatchObject({ status: 404, headers: expectedHeaders });
    expect((await get('/pricing')).text).toBe(readPage('pricing'));
  });

  test('an error while responding sends the error page with its own policy', async () => {
    const { origin, home, pid, stop } = await host.start('build/client');
    onTestFinished(stop);
    const location = 'location = /failure { return 500; }';
    appendFileSync(path.join(home, 'current/_nginx.conf'), location);
    process.kill(pid, 'SIGHUP');
    let response: HttpResponse;
    // Until nginx has reloaded, its old workers respond.
    do response = await fetchPath(origin, '/failure');
    while (response.status !== 500);
    expect(response.text).toBe(readPage('500'));
    expect(response.headers).toMatchObject(expectedPageHeaders);
    expectOwnCsp(response, '/failure');
    expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });
});

const mount = (...options: string[]) => spawnSync('mount', options).status === 0;
const canMount = spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

describeUnless(
  canMount ? undefined : 'only root can mount a disk to fill',
  'a disk that is',
  () => {
    // It is full in different steps of the build.
    test.each(['300000', '900000', '1200000', 'ro'])(
      'full after %s bytes, or read-only, while building leaves the last site, and one line says why',
      (limit) => {
        const copy = new SiteCopy();
        const disk = path.join(copy.folder, 'build');
        onTestFinished(() => {
          spawnSync('umount', [disk]);
          copy.dispose();
        });
        mkdirSync(disk, { recursive: true });
        expect(mount('-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk)).toBe(true);
        const client = path.join(disk, 'client');
        cpSync('build/client', client, { recursive: true });
        const { blocks, bfree, bsize } = statfsSync(disk);
        const size = `size=${(blocks - bfree) * bsize + Number(limit)}`;
        mount('-o', `remount,${limit === 'ro' ? 'ro' : size}`, disk);
        const { ok, output } = copy.build();
        expect(ok).toBe(false);
        expect(output).toMatch(
          /^Cannot write .+: (.*no space left on device|.*read-only file system).*\. The site .+\n$/im,
        );
        expect(output).not.toMatch(/\n +at /);
        expect(readdirSync(disk)).toEqual(['client']);
        expect(digestFiles(client)).toEqual(digestFiles('build/client'));
      },
    );
  },
);
