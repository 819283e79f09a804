import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPreviewServer } from '../hosting/preview/server.ts';
import { createSnapshotReader } from '../hosting/preview/snapshot.ts';
import { launchChromium } from '../tests/support/prerender.ts';
import { type Approach, followOnce, rest, roundTrip, slowdown } from './follow-link.ts';
import { median } from './lighthouse.ts';
import { type NextPages, showProgress } from './results.ts';

/** The page that the link leads to. */
const nextPage = 'pricing.html';
const repeats = Number(process.env.ROUNDS ?? 20);

/** Within how many milliseconds the page is to paint. */
const goals: Record<Approach, number> = { hovered: 50, focused: 50, touched: roundTrip + 100 };

/**
 * Follows a link of the header many times, in each of three ways, with a slow processor and a server
 * that is a round trip away: to its page, and to that page's text as bare HTML in turn. Each time the
 * browser is new to the site.
 *
 * @param folder a built site
 * @param baseline the folder that `writeBaseline` made of it
 */
export async function measureNextPage(folder: string, baseline: string): Promise<NextPages> {
  const bareFolder = mkdtempSync(path.join(tmpdir(), 'countermark-bare-next-'));
  cpSync(folder, bareFolder, { recursive: true });
  for (const form of ['', '.br', '.gz']) {
    cpSync(path.join(baseline, nextPage + form), path.join(bareFolder, nextPage + form));
  }
  const [site, bare] = [await serveFar(folder), await serveFar(bareFolder)];
  const browser = await launchChromium();
  try {
    const names = Object.keys(goals) as Approach[];
    const links = names.map((approach) => ({
      approach,
      goal: goals[approach],
      times: [] as number[],
      bareTimes: [] as number[],
    }));
    for (let round = 1; round <= repeats; round += 1) {
      showProgress(`the next page, ${round} of ${repeats}`);
      for (const { approach, times, bareTimes } of links) {
        times.push(await followOnce(browser, site.origin, approach));
        bareTimes.push(await followOnce(browser, bare.origin, approach));
      }
    }
    return {
      ...{ repeats, roundTrip, slowdown, rest },
      links: links.map(({ times, bareTimes, ...link }) => ({
        ...link,
        ...{ median: median(times), least: Math.min(...times), most: Math.max(...times) },
        baseline: median(bareTimes),
      })),
    };
  } finally {
    await browser.close();
    for (const { close } of [site, bare]) close();
    rmSync(bareFolder, { recursive: true });
  }
}

/** Serves a built site on a free port with production's headers, and answers after a round trip. */
async function serveFar(folder: string): Promise<{ origin: string; close: () => void }> {
  const preview = createPreviewServer(createSnapshotReader(folder, console.error));
  const server = createServer((request, response) => {
    setTimeout(() => preview.emit('request', request, response), roundTrip);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
