// npm run bench:build: how the build grows with the number of platform pages.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SiteCopy } from '../tests/site-copy.ts';
import { keepResult, machine, progress } from './results.ts';
import { buildTable } from './tables.ts';

interface Run {
  seconds: number;
  /** The most memory that the build held at a time, in megabytes. */
  megabytes: number;
}

/** Says, when the build ends, what it took. */
const reporter =
  'data:text/javascript,process.on("exit",()=>console.log(process.resourceUsage().maxRSS))';

const counts = process.argv.slice(2).map(Number);
if (counts.some((count) => !Number.isInteger(count) || count < 1)) {
  console.error('Expected numbers of platform pages, as in: npm run bench:build -- 10 100 1000');
  process.exit(1);
}

const runs = [];
for (const pages of counts.length > 0 ? counts : [10, 100, 1000]) runs.push(measure(pages));
progress('');
console.log(
  buildTable(counts.length === 0 ? keepResult('build', { runs }) : { runs, machine: machine() }),
);

/** Builds a copy of the site twice: with nothing kept from earlier builds, then with what it kept. */
function measure(pages: number): { pages: number; first: Run; next: Run } {
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
    const first = build(copy.folder);
    progress(`${pages} platform pages, next build …`);
    return { pages, first, next: build(copy.folder) };
  } finally {
    copy.dispose();
  }
}

function build(cwd: string): Run {
  const start = performance.now();
  const command = ['--import', reporter, path.join(cwd, 'deploy/build.ts')];
  const run = spawnSync('node', command, { cwd });
  const seconds = (performance.now() - start) / 1000;
  if (run.status !== 0) throw new Error(`The build failed:\n${run.stdout}${run.stderr}`);
  const kilobytes = Number(String(run.stdout).trim().split('\n').at(-1));
  return { seconds, megabytes: Math.round(kilobytes / 1024) };
}
