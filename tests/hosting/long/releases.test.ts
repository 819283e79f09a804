import { once } from 'node:events';
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { listFiles } from '../../../hosting/served-files.ts';
import { writeHostFiles } from '../../../pipeline/host-files.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { describeHosts } from '../host.ts';
import { fetchPath } from '../http-client.ts';
import { nginx, type RunningNginxHost } from '../nginx-host.ts';
import type { VisitorJob } from '../visitor-thread.ts';

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

/** Starts visitors in a thread of their own, who load pages and their assets without pause. */
function startVisitors(origin: string) {
  const counts = new Int32Array(new SharedArrayBuffer(8));
  const workerData: VisitorJob = { origin, visitors: 4, counts };
  const thread = new Worker(path.resolve('tests/hosting/visitor-thread.ts'), { workerData });
  const problems = once(thread, 'message');
  return {
    async waitForVisits(visits: number): Promise<void> {
      const target = Atomics.load(counts, 0) + visits;
      while (Atomics.load(counts, 0) < target) await turn();
    },
    /** Ends the visits and returns all problems. */
    async stop(): Promise<unknown> {
      Atomics.store(counts, 1, 1);
      return (await problems)[0];
    },
  };
}

const findAssets = (html: string) => new Set(html.match(/\/assets\/[\w.-]+/g));

describeHosts([nginx], (host) => {
  let running: RunningNginxHost | undefined;
  afterEach(() => running?.stop());

  test(`visitors notice nothing while ${swaps} releases follow each other`, async () => {
    running = await host.start(createVariant(0));
    const { origin, publish } = running;
    const visitors = startVisitors(origin);
    await visitors.waitForVisits(4);
    for (let number = 1; number <= swaps; number += 1) {
      const before = await fetchPath(origin, '/');
      publish(createVariant(number));
      const isPublished = async () => (await fetchPath(origin, '/')).text.includes(`.v${number}{}`);
      while (!(await isPublished())) await turn();
      for (const asset of findAssets(before.text)) {
        expect((await fetchPath(origin, asset)).status, 'an asset of the previous release').toBe(
          200,
        );
      }
      await visitors.waitForVisits(8);
    }
    expect(await visitors.stop()).toEqual([]);
  });
});
