// npm run bench: how soon each page paints, compared with the same text as bare HTML. With paths, as
// in npm run bench -- / /pricing, it measures those pages alone and saves nothing. Then: how soon the
// page behind a link paints, which npm run bench -- next measures alone, and saves.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from '../tests/support/browser.ts';
import { launchChromium } from '../tests/support/prerender.ts';
import { writeBaseline } from './baseline.ts';
import { measureScores, measureVisit, medianVisit, type Visit } from './lighthouse.ts';
import { measureNextPage } from './next-page.ts';
import { describeMachine, saveResult, showProgress } from './results.ts';
import { readAddresses, serve } from './serve.ts';
import { nextPageTable, pagesTable } from './tables.ts';

const site = 'build/client';
const rounds = Number(process.env.ROUNDS ?? 5);

if (spawnSync('node', ['scripts/build.ts'], { stdio: 'inherit' }).status !== 0) process.exit(1);
ensureBrowser();
const chosen = process.argv.slice(2);
const isFullRun = chosen.length === 0;
const withNextPage = isFullRun || chosen.includes('next');
const addresses = readAddresses(site).filter((address) => isFullRun || chosen.includes(address));
const baselineFolder = mkdtempSync(path.join(tmpdir(), 'countermark-baseline-'));
await writeBaseline(site, baselineFolder);
const [own, baseline] = [await serve(site), await serve(baselineFolder)];
const browser = await launchChromium();
try {
  const port = Number(new URL(browser.wsEndpoint()).port);
  const visits = new Map<string, Visit[]>();
  for (let round = 1; round <= rounds; round += 1) {
    // A page and its baseline come right after each other, so that a busy moment slows both.
    for (const address of addresses) {
      for (const origin of [own.origin, baseline.origin]) {
        const what = origin === own.origin ? address : `baseline of ${address}`;
        showProgress(`round ${round} of ${rounds}: ${what}`);
        const url = origin + address;
        visits.set(url, [...(visits.get(url) ?? []), await measureVisit(url, port)]);
      }
    }
  }
  const pages = [];
  for (const address of addresses) {
    showProgress(`scores of ${address}`);
    const url = own.origin + address;
    pages.push({
      address,
      ...medianVisit(visits.get(url) ?? []),
      baseline: medianVisit(visits.get(baseline.origin + address) ?? []),
      scores: await measureScores(url, port),
    });
  }
  showProgress('');
  const result = { rounds, pages };
  const measured = { ...result, machine: describeMachine() };
  if (addresses.length > 0) {
    console.log(pagesTable(isFullRun ? saveResult('pages', result) : measured));
  }
  if (withNextPage) {
    const next = await measureNextPage(site, baselineFolder);
    showProgress('');
    console.log(nextPageTable(saveResult('next', next)));
  }
} finally {
  await browser.close();
  for (const { close } of [own, baseline]) close();
  rmSync(baselineFolder, { recursive: true });
}
if (withNextPage) spawnSync(process.execPath, ['bench/report.ts'], { stdio: 'inherit' });
