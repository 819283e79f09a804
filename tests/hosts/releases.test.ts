import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { filesIn } from '../../deploy/site/resources.ts';
import { pages } from '../specification.ts';
import { ask } from './ask.ts';
import type { RunningHost } from './host.ts';
import { hosts } from './hosts.ts';

const temporary = mkdtempSync(path.join(tmpdir(), 'releases-test-'));
const swaps = 20;
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

/** The built site with every page's style and every hashed asset's name changed. */
function variant(number: number): string {
  const folder = path.join(temporary, `variant-${number}`);
  const bulk = /\.(br|gz|zst|png)$/;
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

/** What is wrong with a page and the assets that it names, as a visitor's browser would meet it. */
async function visit(origin: string, address: string): Promise<string[]> {
  const headers = { 'Accept-Encoding': 'identity' };
  const page = await ask(origin, address, { headers });
  if (page.status !== 200) return [`${address}: ${page.status}`];
  const style = /<style>(.*?)<\/style>/s.exec(page.text)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  const faults: string[] = [];
  if (!page.headers['content-security-policy']?.includes(hash)) {
    faults.push(`${address}: its policy forbids its style`);
  }
  const named = new Set(page.text.match(/\/assets\/[\w.-]+/g));
  if (named.size === 0) faults.push(`${address}: names no asset`);
  for (const asset of named) {
    const { status } = await ask(origin, asset, { headers });
    if (status !== 200) faults.push(`${address}: ${asset} ${status}`);
  }
  return faults;
}

describe.each(hosts().filter(({ publishes }) => publishes))('$name', (host) => {
  let running: RunningHost | undefined;
  afterEach(() => running?.stop());

  test(`visitors notice nothing while ${swaps} releases follow each other`, async () => {
    running = await host.start(variant(0));
    const { origin, publish } = running;
    const faults: string[] = [];
    let visits = 0;
    let over = false;
    const visitors = Array.from({ length: 4 }, async (_, visitor) => {
      for (let step = visitor; !over; step += 1) {
        const [address] = pages[step % pages.length] ?? ['/'];
        try {
          faults.push(...(await visit(origin, address)));
        } catch (error) {
          faults.push(`${address}: ${error}`);
        }
        visits += 1;
      }
    });
    for (let number = 1; number <= swaps; number += 1) {
      publish?.(variant(number));
      const shows = async () => (await ask(origin, '/')).text.includes(`.v${number}{}`);
      while (!(await shows())) await turn();
      const enough = visits + 2 * visitors.length;
      while (visits < enough) await turn();
    }
    over = true;
    await Promise.all(visitors);
    expect(faults).toEqual([]);
    expect(visits).toBeGreaterThan(swaps * 4);
  });
});
