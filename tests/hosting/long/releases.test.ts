import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { listFiles } from '../../../hosting/served-files.ts';
import { writeHostFiles } from '../../../pipeline/host-files.ts';
import { pagePaths } from '../../support/built-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { hashInline } from '../expectations.ts';
import { describeHosts } from '../host.ts';
import { fetchPath } from '../http-client.ts';
import { nginx } from '../nginx-host.ts';
import { placeRelease } from '../place-release.ts';

const temporary = temporaryFolder();
const swaps = 20;

/** Copies the built site with another style in every page and other names of hashed assets. */
function createVariant(number: number): string {
  const folder = path.join(temporary, `variant-${number}`);
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

describeHosts([nginx], (host) => {
  test(`visitors notice nothing while ${swaps} releases follow each other`, async () => {
    const { origin, home, pid, stop } = await host.start(createVariant(0));
    onTestFinished(stop);
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
