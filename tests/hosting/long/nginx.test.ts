import { appendFileSync, cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { listFiles } from '../../../hosting/served-files.ts';
import { writeHostFiles } from '../../../pipeline/host-files.ts';
import { pagePaths, readBuilt } from '../../support/built-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import {
  expectedHeaders,
  expectedPageHeaders,
  expectStrictCsp,
  hashInline,
} from '../expectations.ts';
import { describeUnless } from '../host.ts';
import { nginx, placeRelease } from '../hosts.ts';
import { fetchPath, type HttpResponse } from '../http-client.ts';

/** Starts nginx with the built site for one test. */
async function serve(folder = 'build/client') {
  const running = await nginx.start(folder);
  onTestFinished(running.stop);
  return running;
}

const swaps = 20;

/** Copies the built site with another style in every page and other names of hashed assets. */
function createVariant(number: number): string {
  const folder = temporaryFolder();
  const skipped = /\.(br|gz|png)$/;
  cpSync('build/client', folder, { recursive: true, filter: (source) => !skipped.test(source) });
  for (const file of listFiles(folder)) {
    const target = path.join(folder, file);
    if (file.startsWith('assets/'))
      renameSync(target, target.replace(/\.(\w+)$/, `-v${number}.$1`));
    if (file.endsWith('.html')) {
      const html = readFileSync(target, 'utf8');
      const renamed = html.replaceAll(/(\/assets\/[\w-]+)(\.\w+)/g, `$1-v${number}$2`);
      writeFileSync(target, renamed.replace('</style>', `.v${number}{}</style>`));
    }
  }
  writeHostFiles(folder, { host: undefined, basePath: '' });
  return folder;
}

const findAssets = (html: string) => new Set(html.match(/\/assets\/[\w.-]+/g));

/** Loads a page and its assets as a browser does, and returns what is wrong with them. */
async function visit(origin: string, urlPath: string): Promise<string[]> {
  const { status, headers, text } = await fetchPath(origin, urlPath);
  if (status !== 200) return [`${urlPath}: ${status}`];
  const policy = headers['content-security-policy'] ?? '';
  const problems = hashInline(text).filter((hash) => !policy.includes(hash));
  const assets = findAssets(text);
  if (assets.size === 0) problems.push('names no asset');
  for (const asset of assets) {
    const found = await fetchPath(origin, asset);
    if (found.status !== 200) problems.push(`${asset} ${found.status}`);
  }
  return problems.map((problem) => `${urlPath}: ${problem}`);
}

describeUnless(nginx.describeMissing(), nginx.name, () => {
  test('without some of its files, it serves the others whole', async () => {
    const { origin, home } = await serve();
    const get = (urlPath: string) =>
      fetchPath(origin, urlPath, { headers: { 'Accept-Encoding': 'br' } });
    const remove = (file: string, suffixes = ['', '.br', '.gz']) => {
      for (const suffix of suffixes) rmSync(path.join(home, 'current', file + suffix));
    };
    remove('about.html');
    expect(await get('/about')).toMatchObject({ status: 404, text: readBuilt('404.html') });
    remove('index.html', ['.br']);
    expect(await get('/')).toMatchObject({ status: 200, text: readBuilt('index.html') });
    remove('404.html');
    expect(await get('/nobody')).toMatchObject({ status: 404, headers: expectedHeaders });
    expect((await get('/pricing')).text).toBe(readBuilt('pricing.html'));
  });

  test('an error while responding sends the error page with its own policy', async () => {
    const { origin, home, pid } = await serve();
    const location = 'location = /failure { return 500; }';
    appendFileSync(path.join(home, 'current/_nginx.conf'), location);
    process.kill(pid, 'SIGHUP');
    let response: HttpResponse;
    // Until nginx has reloaded, its old workers respond.
    do response = await fetchPath(origin, '/failure');
    while (response.status !== 500);
    expect(response.text).toBe(readBuilt('500.html'));
    expect(response.headers).toMatchObject(expectedPageHeaders);
    expectStrictCsp(response, '/failure', true);
    expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test(`visitors notice nothing while ${swaps} releases follow each other`, async () => {
    const { origin, home, pid } = await serve(createVariant(0));
    const problems: string[] = [];
    let visits = 0;
    let isOver = false;
    const visitors = Array.from({ length: 4 }, async (_, visitor) => {
      for (let step = visitor; !isOver; step += 1) {
        problems.push(...(await visit(origin, pagePaths[step % pagePaths.length] ?? '/')));
        visits += 1;
      }
    });
    for (let number = 1; number <= swaps; number += 1) {
      const before = await fetchPath(origin, '/');
      await placeRelease(createVariant(number), home);
      process.kill(pid, 'SIGHUP');
      const isPublished = async () => (await fetchPath(origin, '/')).text.includes(`.v${number}{}`);
      while (!(await isPublished())) await turn();
      for (const asset of findAssets(before.text)) {
        expect((await fetchPath(origin, asset)).status, 'an asset of the last release').toBe(200);
      }
      const enough = visits + 8;
      while (visits < enough) await turn();
    }
    isOver = true;
    await Promise.all(visitors);
    expect(problems).toEqual([]);
  });
});
