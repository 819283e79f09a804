// npm run bench:compare -- OTHER: how soon each page of build/client paints, how long it blocks and how
// smoothly it scrolls, compared with another build/client, such as that of an earlier commit. With
// paths, as in npm run bench:compare -- ../before/build/client / /pricing, it measures those pages alone.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from '../tests/support/browser.ts';
import { launchChromium } from '../tests/support/prerender.ts';
import { measureVisit, median, type Visit } from './lighthouse.ts';
import { describeMachine, showProgress } from './results.ts';
import { measureScroll } from './scroll.ts';
import { readAddresses, serve } from './serve.ts';
import { formatTable } from './tables.ts';

const site = 'build/client';
const [other = '', ...chosen] = process.argv.slice(2);
const rounds = Number(process.env.ROUNDS ?? 5);

for (const folder of [site, other]) {
  if (existsSync(path.join(folder, 'index.html'))) continue;
  console.error(`Expected a built site in ${folder || 'the folder named after the command'}`);
  process.exit(1);
}
ensureBrowser();
const servers = [await serve(other), await serve(site)];
const browser = await launchChromium();
try {
  const port = Number(new URL(browser.wsEndpoint()).port);
  const rows = [];
  for (const address of readAddresses(site)) {
    if (chosen.length > 0 && !chosen.includes(address)) continue;
    const visits: Visit[][] = [[], []];
    const late: number[][] = [[], []];
    for (let round = 1; round <= rounds; round += 1) {
      showProgress(`round ${round} of ${rounds}: ${address}`);
      for (const [index, { origin }] of servers.entries()) {
        visits[index]?.push(await measureVisit(origin + address, port));
        late[index]?.push(await measureScroll(browser, origin + address));
      }
    }
    const row = (name: keyof Visit, digits: number) =>
      visits
        .map((side) =>
          formatSpread(
            side.map((visit) => visit[name]),
            digits,
          ),
        )
        .join(' → ');
    rows.push([
      address,
      row('fcp', 0),
      row('lcp', 0),
      row('tbt', 0),
      row('cls', 4),
      late
        .map((side) =>
          formatSpread(
            side.map((share) => share * 100),
            1,
          ),
        )
        .join(' → '),
    ]);
  }
  showProgress('');
  console.log(
    `${formatTable(['page', 'FCP, ms', 'LCP, ms', 'TBT, ms', 'CLS', 'late frames, %'], rows)}

Medians of ${rounds} visits to each build in turn, with the least and the most: ${other} → ${site}. Measured on ${describeMachine()}.`,
  );
} finally {
  await browser.close();
  for (const { close } of servers) close();
}

/** Such as "760 (741 to 802)". */
function formatSpread(values: readonly number[], digits: number): string {
  const format = (value: number) => value.toFixed(digits);
  return `${format(median(values))} (${format(Math.min(...values))} to ${format(Math.max(...values))})`;
}
