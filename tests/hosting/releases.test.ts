import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { filesIn } from '../../hosting/served-files.ts';
import { ask } from './ask.ts';
import type { RunningHost } from './host.ts';
import { hosts } from './hosts.ts';
import type { Visiting } from './visiting.ts';

const temporary = mkdtempSync(path.join(tmpdir(), 'releases-test-'));
const swaps = 20;
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

/** The built site with every page's style and every hashed asset's name changed. */
function variant(number: number): string {
  const folder = path.join(temporary, `variant-${number}`);
  const bulk = /\.(br|gz|png)$/;
  cpSync('build/client', folder, { recursive: true, filter: (source) => !bulk.test(source) });
  for (const file of filesIn(folder)) {
    const place = path.join(folder, file);
    if (file.startsWith('assets/')) renameSync(place, place.replace(/\.(\w+)$/, `-v${number}.$1`));
    if (file.endsWith('.html')) {
      const html = readFileSync(place, 'utf8');
      const renamed = html.replaceAll(/(\/assets\/[\w-]+)(\.\w+)/g, `$1-v${number}$2`);
      writeFileSync(place, renamed.replace('</style>', `.v${number}{}</style>`));
    }
  }
  return folder;
}

/** Visitors who load pages and their assets without pause. */
class Visitors {
  readonly #counts = new Int32Array(new SharedArrayBuffer(8));
  readonly #faults: Promise<unknown[]>;

  constructor(origin: string, visitors: number) {
    const workerData: Visiting = { origin, visitors, counts: this.#counts };
    const thread = new Worker(path.resolve('tests/hosting/visiting.ts'), { workerData });
    this.#faults = once(thread, 'message');
  }

  /** Waits until each of them, or more, has come once more. */
  async comeAgain(visits: number): Promise<void> {
    const enough = Atomics.load(this.#counts, 0) + visits;
    while (Atomics.load(this.#counts, 0) < enough) await turn();
  }

  /** Ends the visits and gives all that was wrong. */
  async leave(): Promise<unknown> {
    Atomics.store(this.#counts, 1, 1);
    const [faults] = await this.#faults;
    return faults;
  }
}

const namedAssets = (html: string) => new Set(html.match(/\/assets\/[\w.-]+/g));

describe.each(hosts().filter(({ publishes }) => publishes))('$name', (host) => {
  let running: RunningHost | undefined;
  afterEach(() => running?.stop());

  test(`visitors notice nothing while ${swaps} releases follow each other`, async () => {
    running = await host.start(variant(0));
    const { origin, publish } = running;
    const visitors = new Visitors(origin, 4);
    await visitors.comeAgain(4);
    const first = await ask(origin, '/');
    for (let number = 1; number <= swaps; number += 1) {
      const before = await ask(origin, '/');
      publish?.(variant(number));
      const shows = async () => (await ask(origin, '/')).text.includes(`.v${number}{}`);
      while (!(await shows())) await turn();
      for (const asset of namedAssets(before.text)) {
        expect((await ask(origin, asset)).status, 'an asset of the release before').toBe(200);
      }
      await visitors.comeAgain(8);
    }
    for (const asset of namedAssets(first.text)) {
      expect((await ask(origin, asset)).status, 'an asset of long ago').toBe(404);
    }
    expect(await visitors.leave()).toEqual([]);
  });
});
