// npm run bench:paints: what each technique does to the first visit’s paint, one at a time, on the
// page that has most to lay out.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesIn } from '../hosting/served-files.ts';
import { compressFiles } from '../pipeline/compress.ts';
import { ensureBrowser } from '../tests/support/browser.ts';
import { Devtools } from '../tests/support/devtools.ts';
import { type Visit, visit } from './lighthouse.ts';
import { middle } from './medians.ts';
import { keepResult, progress } from './results.ts';
import { serveFolder } from './served-folder.ts';
import { paintsTable } from './tables.ts';

const site = 'build/client';
const address = '/platforms/retail-pos';
const rounds = Number(process.env.ROUNDS ?? 9);

const font = /url\((\/assets\/[^)]+\.woff2)\)/;
const display = 'font-display:swap';

/** Each technique: what is changed in a built page to do without it, or to try another. */
const changes: Readonly<Record<string, readonly [from: string | RegExp, to: string]>> = {
  'everything laid out before the first paint': ['@keyframes defer', '@keyframes never'],
  'font-display: optional': [display, 'font-display:optional'],
  'font-display: fallback': [display, 'font-display:fallback'],
  'font-display: block': [display, 'font-display:block'],
  'without the faces that stand in for the heading’s': [/@font-face\{[^}]*local\([^}]*\}/g, ''],
};

ensureBrowser();
const folders = new Map([['the page as it is', site]]);
for (const [name, [from, to]] of Object.entries(changes)) {
  progress(`preparing: ${name}`);
  folders.set(name, await changed((html) => html.replaceAll(from, to)));
}
folders.set('the font preloaded', await changed(preloaded));

const browser = new Devtools();
const sites = await Promise.all(
  [...folders].map(async ([name, folder]) => ({
    name,
    ...(await serveFolder(folder)),
    visits: [] as Visit[],
  })),
);
try {
  const port = await browser.connect();
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, origin, visits } of sites) {
      progress(`round ${round} of ${rounds}: ${name}`);
      visits.push(await visit(origin + address, port));
    }
  }
  progress('');
  const rows = sites.map(({ name, visits }) => ({ name, ...middle(visits) }));
  console.log(paintsTable(keepResult('paints', { address, rounds, rows })));
} finally {
  await browser.close();
  for (const { close } of sites) close();
  for (const folder of folders.values()) if (folder !== site) rmSync(folder, { recursive: true });
}

/** A copy of the built site with each page changed, compressed anew. */
async function changed(change: (html: string) => string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'countermark-paints-'));
  cpSync(site, folder, { recursive: true });
  for (const name of filesIn(folder).filter((name) => name.endsWith('.html'))) {
    const file = path.join(folder, name);
    const html = readFileSync(file, 'utf8');
    const result = change(html);
    if (result === html) throw new Error(`${name} has nothing of what was to be changed`);
    writeFileSync(file, result);
  }
  await compressFiles(folder);
  return folder;
}

function preloaded(html: string): string {
  const [, file] = font.exec(html) ?? [];
  const link = `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`;
  return html.replace('</head>', `${link}</head>`);
}
