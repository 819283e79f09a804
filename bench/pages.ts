// npm run bench: how soon each page paints, against the same text as bare HTML. Paths of pages, as in
// npm run bench -- / /pricing, visit those alone and keep no result.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readResources } from '../hosting/served-files.ts';
import { ensureBrowser } from '../tests/support/browser.ts';
import { Devtools } from '../tests/support/devtools.ts';
import { follow } from '../tests/support/prerender.ts';
import { writeFloor } from './floor.ts';
import { score, type Visit, visit } from './lighthouse.ts';
import { median, middle } from './medians.ts';
import { keepResult, machine, progress } from './results.ts';
import { serveFolder } from './served-folder.ts';
import { pagesTable } from './tables.ts';

const site = 'build/client';
const unknown = '/no-such-page';
const rounds = Number(process.env.ROUNDS ?? 5);

if (spawnSync('node', ['scripts/build.ts'], { stdio: 'inherit' }).status !== 0) process.exit(1);
ensureBrowser();
const chosen = process.argv.slice(2);
const documents = readResources(site).filter(({ file }) => file.endsWith('.html'));
const addresses = documents
  .filter(({ file }) => file !== '500.html')
  .map(({ address }) => address ?? unknown)
  .filter((address) => chosen.length === 0 || chosen.includes(address));
const floor = mkdtempSync(path.join(tmpdir(), 'countermark-floor-'));
await writeFloor(site, floor);
const [own, bare] = [await serveFolder(site), await serveFolder(floor)];
const browser = new Devtools();
const calm = new Devtools('--force-prefers-reduced-motion');
try {
  const port = await browser.connect();
  await calm.connect();
  const visits = new Map<string, Visit[]>();
  for (let round = 1; round <= rounds; round += 1) {
    // A page and its floor one right after the other, so that a busy moment meets both.
    for (const address of addresses) {
      for (const origin of [own.origin, bare.origin]) {
        progress(
          `round ${round} of ${rounds}: ${origin === own.origin ? '' : 'floor of '}${address}`,
        );
        const url = origin + address;
        visits.set(url, [...(visits.get(url) ?? []), await visit(url, port)]);
      }
    }
  }
  const pages = [];
  for (const address of addresses) {
    progress(`scores of ${address}`);
    const url = own.origin + address;
    const floor = middle(visits.get(bare.origin + address) ?? []);
    pages.push({
      address,
      ...middle(visits.get(url) ?? []),
      floor,
      scores: await score(url, port),
    });
  }
  // Pages cross-fade for those who do not ask for less motion, which takes time of its own.
  const prerendered = {
    ...(await followed(browser, 'with the cross-fade')),
    still: (await followed(calm, 'without it')).paint,
  };
  progress('');
  const result = { rounds, pages, prerendered };
  const measured = { ...result, machine: machine() };
  console.log(pagesTable(chosen.length === 0 ? keepResult('pages', result) : measured));
} finally {
  await Promise.all([browser.close(), calm.close()]);
  for (const { close } of [own, bare]) close();
  rmSync(floor, { recursive: true });
}
if (chosen.length === 0) {
  for (const script of ['techniques', 'paints', 'report']) {
    spawnSync(process.execPath, [`bench/${script}.ts`], { stdio: 'inherit' });
  }
}

/** Follows a link that the pointer rested on, several times: how soon the page behind it paints. */
async function followed(browser: Devtools, how: string): Promise<{ paint: number; share: number }> {
  const times = [];
  for (let round = 1; round <= 9; round += 1) {
    progress(`a link that the pointer rested on, ${how}, ${round} of 9`);
    times.push(await follow(browser, `${own.origin}/`, '/pricing'));
  }
  return {
    paint: median(times.map(({ paint }) => paint)),
    share: times.filter(({ prerendered }) => prerendered).length / times.length,
  };
}
