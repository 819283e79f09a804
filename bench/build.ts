// npm run bench:build: how the build grows with the number of platform pages.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { memoryOf } from '../tests/hosting/processes.ts';
import { SiteCopy } from '../tests/support/site-copy.ts';
import { keepResult, machine, progress } from './results.ts';
import { buildTable } from './tables.ts';

interface Run {
  seconds: number;
  /** The most memory that all processes of the build held at a time, in megabytes; 0 is unknown. */
  megabytes: number;
}

const counts = process.argv.slice(2).map(Number);
if (counts.some((count) => !Number.isInteger(count) || count < 1)) {
  console.error('Expected numbers of platform pages, as in: npm run bench:build -- 10 100 1000');
  process.exit(1);
}

const runs = [];
for (const pages of counts.length > 0 ? counts : [10, 100, 1000]) runs.push(await measure(pages));
progress('');
console.log(
  buildTable(counts.length === 0 ? keepResult('build', { runs }) : { runs, machine: machine() }),
);

/** Builds a copy of the site twice: with nothing kept from earlier builds, then with what it kept. */
async function measure(pages: number): Promise<{ pages: number; first: Run; next: Run }> {
  const copy = new SiteCopy();
  try {
    const cache = path.join(copy.folder, 'node_modules/.cache');
    rmSync(cache, { force: true });
    mkdirSync(cache);
    const retail = copy.read('content/platforms/retail-pos.yaml');
    for (let number = 1; number < pages; number += 1) {
      const own = retail
        .replaceAll('Retail POS', `Platform ${number}`)
        .replace('description: A till', `description: Number ${number}, a till`);
      copy.write(`content/platforms/platform-${number}.yaml`, own);
    }
    progress(`${pages} platform pages, first build …`);
    const first = await build(copy.folder);
    progress(`${pages} platform pages, next build …`);
    return { pages, first, next: await build(copy.folder) };
  } finally {
    copy.dispose();
  }
}

async function build(cwd: string): Promise<Run> {
  const start = performance.now();
  const run = spawn('node', ['scripts/build.ts'], { cwd });
  let megabytes = 0;
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, memoryNow(run.pid));
  }, 50);
  const [[code], said] = await Promise.all([once(run, 'exit'), text(run.stderr)]);
  clearInterval(watch);
  if (code !== 0) throw new Error(`The build failed:\n${said}`);
  const seconds = (performance.now() - start) / 1000;
  return { seconds, megabytes: Math.round(megabytes) };
}

function memoryNow(pid = 0): number {
  try {
    return memoryOf(pid);
  } catch {
    // A process that ends while it is looked at.
    return 0;
  }
}
