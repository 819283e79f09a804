// npm run bench:build: how build time and memory grow with the number of platform pages.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parseDocument } from 'yaml';
import { readPlatformSlugs } from '../app/content/content-files.ts';
import { contentFolder } from '../app/content/content-folder.ts';
import { measureMemory } from '../tests/hosting/processes.ts';
import { SiteCopy } from '../tests/support/site-copy.ts';
import { type BuildRun, describeMachine, saveResult, showProgress } from './results.ts';
import { buildTable } from './tables.ts';

const pageCounts = process.argv.slice(2).map(Number);
if (pageCounts.some((count) => !Number.isInteger(count) || count < 1)) {
  console.error('Expected numbers of platform pages, as in: npm run bench:build -- 10 100 1000');
  process.exit(1);
}

const isFullRun = pageCounts.length === 0;
const runs = [];
for (const count of isFullRun ? [10, 100, 1000] : pageCounts) runs.push(await measure(count));
showProgress('');
console.log(
  buildTable(isFullRun ? saveResult('build', { runs }) : { runs, machine: describeMachine() }),
);

/** Builds a copy of the site twice: first with an empty build cache, then with a full one. */
async function measure(pages: number): Promise<{ pages: number; first: BuildRun; next: BuildRun }> {
  const copy = new SiteCopy();
  try {
    const cache = path.join(copy.folder, 'node_modules/.cache');
    rmSync(cache, { force: true });
    mkdirSync(cache);
    const folder = `${contentFolder}/platforms`;
    const [slug] = readPlatformSlugs(contentFolder);
    const platform = parseDocument(copy.read(`${folder}/${slug}.yaml`));
    for (let number = 1; number < pages; number += 1) {
      const name = `Platform ${number}`;
      platform.set('name', name);
      platform.setIn(['meta', 'title'], name);
      platform.setIn(['meta', 'description'], `${name}: ${'all that it does. '.repeat(5)}`);
      copy.write(`${folder}/platform-${number}.yaml`, String(platform));
    }
    showProgress(`${pages} platform pages, first build …`);
    const first = await build(copy.folder);
    showProgress(`${pages} platform pages, next build …`);
    return { pages, first, next: await build(copy.folder) };
  } finally {
    copy.dispose();
  }
}

async function build(cwd: string): Promise<BuildRun> {
  const start = performance.now();
  const run = spawn('node', ['scripts/build.ts'], { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  let megabytes = 0;
  const sampling = setInterval(() => {
    megabytes = Math.max(megabytes, readMemory(run.pid));
  }, 50);
  const [[code], errors] = await Promise.all([once(run, 'exit'), text(run.stderr)]);
  clearInterval(sampling);
  if (code !== 0) throw new Error(`The build failed:\n${errors}`);
  const seconds = (performance.now() - start) / 1000;
  return { seconds, megabytes: Math.round(megabytes) };
}

function readMemory(pid = 0): number {
  try {
    return measureMemory(pid);
  } catch {
    // A process may end while its memory is read.
    return 0;
  }
}
