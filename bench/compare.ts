// npm run bench:compare -- OTHER: how soon each page of build/client paints, how long it blocks and how
// smoothly it scrolls, compared with another build/client, such as that of an earlier commit. With
// paths, as in npm run bench:compare -- ../before/build/client / /pricing, it measures those pages alone.
// ROUNDS=5 visits each page 5 times, not 20.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from '../tests/support/browser.ts';
import { launchChromium } from '../tests/support/prerender.ts';
import { measureFirstVisit } from './first-visit.ts';
import { describeMachine, showProgress } from './results.ts';
import { measureScroll } from './scroll.ts';
import { readAddresses, serve } from './serve.ts';
import { formatTable } from './tables.ts';

type Measured = Awaited<ReturnType<typeof measureFirstVisit>>;
type Scrolled = Awaited<ReturnType<typeof measureScroll>>;

const site = 'build/client';
const columns = ['page', 'FCP, ms', 'LCP, ms', 'TBT, ms', 'CLS', 'late, %', 'dropped, %'];
const [other = '', ...chosen] = process.argv.slice(2);
const rounds = Number(process.env.ROUNDS ?? 20);
/** A scroll takes long and differs little from the next. */
const scrolls = Math.min(rounds, 3);

for (const folder of [site, other]) {
  if (existsSync(path.join(folder, 'index.html'))) continue;
  console.error(`Expected a built site in ${folder || 'the folder named after the command'}`);
  process.exit(1);
}
ensureBrowser();
const servers = [await serve(other), await serve(site)];
const browser = await launchChromium();
try {
  const rows = [];
  for (const address of readAddresses(site)) {
    if (chosen.length > 0 && !chosen.includes(address)) continue;
    const visits: Measured[][] = [[], []];
    const scrolled: Scrolled[][] = [[], []];
    // The first round warms the browser up.
    for (let round = 0; round <= rounds; round += 1) {
      showProgress(`round ${round} of ${rounds}: ${address}`);
      for (const [index, { origin }] of servers.entries()) {
        const visit = await measureFirstVisit(browser, origin + address);
        if (round === 0) continue;
        visits[index]?.push(visit);
        if (round <= scrolls) scrolled[index]?.push(await measureScroll(browser, origin + address));
      }
    }
    const compare = <T>(sides: readonly T[][], value: (measured: T) => number, digits: number) =>
      sides.map((side) => formatMean(side.map(value), digits)).join(' → ');
    rows.push([
      address,
      compare(visits, ({ fcp }) => fcp, 0),
      compare(visits, ({ lcp }) => lcp, 0),
      compare(visits, ({ tbt }) => tbt, 0),
      compare(visits, ({ cls }) => cls, 4),
      compare(scrolled, ({ late }) => late * 100, 1),
      compare(scrolled, ({ dropped }) => dropped * 100, 1),
    ]);
  }
  showProgress('');
  console.log(
    `${formatTable(columns, rows)}

Means of ${rounds} first visits to each build in turn (of ${scrolls} scrolls for late and dropped frames), each with its standard error: ${other} → ${site}. Measured on ${describeMachine()}.`,
  );
} finally {
  await browser.close();
  for (const { close } of servers) close();
}

/** Such as "760 ± 12": the mean, and how far it may be from the mean of any number of visits. */
function formatMean(values: readonly number[], digits: number): string {
  const mean = (numbers: readonly number[]) =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const middle = mean(values);
  const variance = mean(values.map((value) => (value - middle) ** 2));
  const error = Math.sqrt(variance / Math.max(1, values.length - 1));
  return `${middle.toFixed(digits)} ± ${error.toFixed(digits)}`;
}
