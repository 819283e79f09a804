/**
 * npm run bench: how soon each page of Countermark, as it was built last, paints on a phone with a slow network, beside
 * its bare text; SITE=sites/brasswick in front visits that site. `npm run bench -- OLD/build/client` measures beside another built site, and with the address of a
 * server beside what that one sends, with its headers; with paths behind it, as in `-- / /pricing`, those
 * pages alone. ROUNDS=16 visits each page 16 times.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from '../packages/sitewright/checks/support/browser.ts';
import { servePreview } from '../packages/sitewright/hosting/preview.ts';
import { readServedFiles } from '../packages/sitewright/hosting/served-files.ts';
import { listen } from '../packages/sitewright/lib/listen.ts';
import { launchChromium } from '../tests/support/launch-chromium.ts';
import { writeBareText } from './bare-text.ts';
import { measureFirstVisit, measureTaps } from './first-visit.ts';
import { describeMachine, formatMean } from './report.ts';

const site = `${process.env.SITE || 'sites/countermark'}/build/client`;
const rounds = Number(process.env.ROUNDS ?? 5);
const options = process.argv.slice(2);
const isSite = (folder: string) => existsSync(path.join(folder, 'index.html'));
const old = options.find((option) => isSite(option) || option.startsWith('http://'));
const chosen = options.filter((option) => option !== old);
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

const bareText = mkdtempSync(path.join(tmpdir(), 'bare-text-'));
if (!old) await writeBareText(site, bareText);
ensureBrowser();
const servers = [await serve(old ?? bareText), await serve(site)];
const browser = await launchChromium();
try {
  const rows = [];
  for (const { file, urlPath = '/no-such-page' } of readServedFiles(site)) {
    if (!file.endsWith('.html') || file === '500.html') continue;
    if (chosen.length > 0 && !chosen.includes(urlPath)) continue;
    const columns = new Map<string, number[][]>();
    // The first round warms the browser up. Both sides are visited in turn: a busy moment slows both.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [side, { origin }] of servers.entries()) {
        const { button, ...visit } = await measureFirstVisit(browser, origin + urlPath);
        const tap = await measureTaps(browser, origin + urlPath, { fcp: visit.fcp, button });
        if (round === 0) continue;
        for (const [name, value] of Object.entries({ ...visit, tap })) {
          const sides = columns.get(name) ?? [[], []];
          columns.set(name, sides);
          sides[side]?.push(value);
        }
      }
    }
    const cells = [...columns].map(([name, sides]): [string, string] => [
      name,
      sides.map((values) => formatMean(values)).join(' → '),
    ]);
    rows.push({ page: urlPath, ...Object.fromEntries(cells) });
  }
  console.table(rows);
  console.log(`
Means of ${rounds} first visits in turn, each with its standard error: ${old ?? 'bare text'} → ${site}.
Times in milliseconds. Measured on ${describeMachine()}.`);
} finally {
  await browser.close();
  for (const { close } of servers) close();
  rmSync(bareText, { recursive: true });
}

/** Serves a built site on a free port as the preview does, with production's headers; of a server, its origin. */
async function serve(folder: string): Promise<{ origin: string; close: () => void }> {
  if (folder.startsWith('http://')) return { origin: folder, close: () => {} };
  const server = createServer(servePreview(folder));
  const port = await listen(server);
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
