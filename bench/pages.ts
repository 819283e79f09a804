/**
 * npm run bench: how soon each page of Countermark, as it was built last, paints on a phone with a slow network, and
 * how long it blocks after that, beside its bare text; SITE=sites/brasswick in front visits that site.
 * `npm run bench -- bare-text OLD/build/client PEER/dist` measures all of these in turn: the bare text, another
 * build, and somebody else's built site; the address of a server does too, which sends its own headers. A site that
 * has no such page shows its first. With paths behind, as in `-- / /pricing`, those pages alone. ROUNDS=16 visits
 * each page 16 times; TAPS=no leaves the taps out, which takes half as long.
 */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressFiles } from '../packages/sitewright/build/finish-files.ts';
import { servePreview } from '../packages/sitewright/hosting/preview.ts';
import { readServedFiles } from '../packages/sitewright/hosting/served-files.ts';
import { listen } from '../packages/sitewright/lib/listen.ts';
import { ensureBrowser } from '../packages/sitewright-checks/support/browser.ts';
import { launchChromium } from '../tests/support/page/launch-chromium.ts';
import { writeBareText } from './bare-text.ts';
import { measureFirstVisit, measureTaps } from './first-visit.ts';
import { describeMachine, formatMean } from './report.ts';

const site = `${process.env.SITE || 'sites/countermark'}/build/client`;
const rounds = Number(process.env.ROUNDS ?? 5);
const withTaps = process.env.TAPS !== 'no';
const options = process.argv.slice(2);
const bareText = 'bare-text';
const isSite = (folder: string) => existsSync(path.join(folder, 'index.html'));
const isSide = (option: string) =>
  option === bareText || isSite(option) || option.startsWith('http://');
const chosen = options.filter((option) => !isSide(option));
const named = options.filter(isSide);
const sides = [...(named.length > 0 ? named : [bareText]), site];
if (!isSite(site) || !chosen.every((option) => option.startsWith('/'))) {
  console.error(
    'Build a site first, and name another that is built, such as ../before/build/client',
  );
  process.exit(1);
}
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`ROUNDS=${process.env.ROUNDS} is not a number of visits: expected one such as 16`);
  process.exit(1);
}

const work = mkdtempSync(path.join(tmpdir(), 'bench-'));
ensureBrowser();
const servers: Awaited<ReturnType<typeof serve>>[] = [];
for (const [index, side] of sides.entries())
  servers.push(await serve(side, path.join(work, String(index))));
const browser = await launchChromium();
try {
  const rows = [];
  for (const { file, urlPath = '/no-such-page' } of readServedFiles(site)) {
    if (!file.endsWith('.html') || file === '500.html') continue;
    if (chosen.length > 0 && !chosen.includes(urlPath)) continue;
    const columns = new Map<string, number[][]>();
    // The first round warms the browser up. All sides are visited in turn: a busy moment slows all.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [side, { origin, has }] of servers.entries()) {
        const address = origin + (has(file) ? urlPath : '/');
        const { button, ...visit } = await measureFirstVisit(browser, address);
        const taps = withTaps ? { tap: await measureTaps(browser, address, button) } : {};
        if (round === 0) continue;
        for (const [name, value] of Object.entries({ ...visit, ...taps })) {
          const values = columns.get(name) ?? sides.map(() => []);
          columns.set(name, values);
          values[side]?.push(value);
        }
      }
    }
    const cells = [...columns].map(([name, values]): [string, string] => [
      name,
      values.map(formatMean).join(' | '),
    ]);
    rows.push({ page: urlPath, ...Object.fromEntries(cells) });
  }
  console.table(rows);
  console.log(`
Means of ${rounds} first visits in turn, each with its standard error: ${sides.join(' | ')}.
Times in milliseconds. Measured on ${describeMachine()}.`);
} finally {
  await browser.close();
  for (const { close } of servers) close();
  rmSync(work, { recursive: true });
}

/**
 * Serves a built site on a free port as the preview does, with production's headers, and compressed; of a server, its
 * origin.
 *
 * @param copy the folder for what has to be written or compressed first
 * @returns also whether a page is there, by its file; a server is asked for every one
 */
async function serve(side: string, copy: string) {
  if (side.startsWith('http://')) return { origin: side, has: () => true, close: () => {} };
  const isWritten = side === site || existsSync(path.join(side, 'index.html.br'));
  const folder = isWritten ? side : copy;
  if (side === bareText) await writeBareText(site, folder);
  else if (!isWritten) {
    cpSync(side, folder, { recursive: true });
    await compressFiles(folder);
  }
  const server = createServer(servePreview(folder));
  const port = await listen(server);
  return {
    origin: `http://localhost:${port}`,
    has: (file: string) => existsSync(path.join(folder, file)),
    close: () => server.close(),
  };
}
