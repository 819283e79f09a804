/**
 * npm run bench: how soon each page of build/client paints on a phone with a slow network.
 * `npm run bench -- OLD/build/client` measures beside another built site; with paths behind it, as in
 * `-- / /pricing`, those pages alone. ROUNDS=16 visits each page 16 times.
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism, cpus, totalmem } from 'node:os';
import path from 'node:path';
import { servePreview } from '../hosting/preview.ts';
import { readServedFiles } from '../hosting/served-files.ts';
import { ensureBrowser } from '../tests/support/browser.ts';
import { launchChromium } from '../tests/support/prerender.ts';
import { measureFirstVisit } from './first-visit.ts';

const site = 'build/client';
const rounds = Number(process.env.ROUNDS ?? 5);
const options = process.argv.slice(2);
const isSite = (folder: string) => existsSync(path.join(folder, 'index.html'));
const sites = [...options.filter(isSite), site];
const chosen = options.filter((option) => !isSite(option));
if (!isSite(site) || !chosen.every((option) => option.startsWith('/'))) {
  console.error(
    'Build a site first, and name another that is built, such as ../before/build/client',
  );
  process.exit(1);
}

ensureBrowser();
const servers = await Promise.all(sites.map(serve));
const browser = await launchChromium();
try {
  const rows = [];
  for (const { file, urlPath = '/no-such-page' } of readServedFiles(site)) {
    if (!file.endsWith('.html') || file === '500.html') continue;
    if (chosen.length > 0 && !chosen.includes(urlPath)) continue;
    const visits = sites.map((): Record<string, number>[] => []);
    // The first round warms the browser up. All sites are visited in turn: a busy moment slows all.
    for (let round = 0; round <= rounds; round += 1) {
      if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${urlPath}: ${round} of ${rounds}`);
      for (const [index, { origin }] of servers.entries()) {
        const visit = await measureFirstVisit(browser, origin + urlPath);
        if (round > 0) visits[index]?.push(visit);
      }
    }
    const cells = ['fcp', 'lcp', 'cls'].map((name) =>
      visits.map((all) => formatMean(all.map((one) => one[name] ?? 0))).join(' → '),
    );
    rows.push([urlPath, ...cells]);
  }
  const table = [['page', 'fcp', 'lcp', 'cls'], Array(4).fill('---'), ...rows];
  console.log(`\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}

Means of ${rounds} first visits in turn, each with its standard error: ${sites.join(' → ')}.
Times in milliseconds. Measured on ${describeMachine()}.`);
} finally {
  await browser.close();
  for (const { close } of servers) close();
}

/** Serves a built site on a free port as the preview does, with production's headers. */
async function serve(folder: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(servePreview(folder)).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

/** Such as "760 ± 12": the mean, and how far it may be from the mean of any number of values. */
function formatMean(values: readonly number[]): string {
  const mean = (numbers: readonly number[]) =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const middle = mean(values);
  const variance = mean(values.map((value) => (value - middle) ** 2));
  const error = Math.sqrt(variance / Math.max(1, values.length - 1));
  const digits = middle < 10 ? 2 : 0;
  return `${middle.toFixed(digits)} ± ${error.toFixed(digits)}`;
}

function describeMachine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${availableParallelism()} × ${model}, ${memory} GB, Node ${process.version}`;
}
