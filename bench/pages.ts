// npm run bench: how soon each page paints, compared with the same text as bare HTML. With paths, as
// in npm run bench -- / /pricing, it measures those pages alone and saves nothing.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'puppeteer-core';
import { ensureBrowser } from '../tests/support/browser.ts';
import { followLink, launchChromium } from '../tests/support/prerender.ts';
import { writeBaseline } from './baseline.ts';
import { measureScores, measureVisit, median, medianVisit, type Visit } from './lighthouse.ts';
import { describeMachine, saveResult, showProgress } from './results.ts';
import { readAddresses, serve } from './serve.ts';
import { pagesTable } from './tables.ts';

const site = 'build/client';
const rounds = Number(process.env.ROUNDS ?? 5);

if (spawnSync('node', ['scripts/build.ts'], { stdio: 'inherit' }).status !== 0) process.exit(1);
ensureBrowser();
const chosen = process.argv.slice(2);
const isFullRun = chosen.length === 0;
const addresses = readAddresses(site).filter((address) => isFullRun || chosen.includes(address));
const baselineFolder = mkdtempSync(path.join(tmpdir(), 'countermark-baseline-'));
await writeBaseline(site, baselineFolder);
const [own, baseline] = [await serve(site), await serve(baselineFolder)];
const browser = await launchChromium();
const reducedMotionBrowser = await launchChromium('--force-prefers-reduced-motion');
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
  // Pages cross-fade, which takes time, except for visitors who prefer reduced motion.
  const prerendered = {
    ...(await measurePrerenderedLink(browser, 'with the cross-fade')),
    reducedMotion: (await measurePrerenderedLink(reducedMotionBrowser, 'without it')).paint,
  };
  showProgress('');
  const result = { rounds, pages, prerendered };
  const measured = { ...result, machine: describeMachine() };
  console.log(pagesTable(isFullRun ? saveResult('pages', result) : measured));
} finally {
  await Promise.all([browser.close(), reducedMotionBrowser.close()]);
  for (const { close } of [own, baseline]) close();
  rmSync(baselineFolder, { recursive: true });
}
if (isFullRun) spawnSync(process.execPath, ['bench/report.ts'], { stdio: 'inherit' });

/**
 * Rests the pointer on a link, follows it, and does so several times.
 *
 * @returns the median time from click to paint in milliseconds, and which share was prerendered
 */
async function measurePrerenderedLink(
  browser: Browser,
  variant: string,
): Promise<{ paint: number; share: number }> {
  const repeats = 9;
  const times = [];
  for (let round = 1; round <= repeats; round += 1) {
    showProgress(`a prerendered link, ${variant}, ${round} of ${repeats}`);
    times.push(await followLink(browser, `${own.origin}/`, '/pricing'));
  }
  return {
    paint: median(times.map(({ paint }) => paint)),
    share: times.filter(({ prerendered }) => prerendered).length / times.length,
  };
}
