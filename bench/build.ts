/**
 * npm run bench:build: how build time and memory grow with the number of pages. Each size is built three
 * times: with an empty build cache, again without a change, and after a change of one word in one page.
 *
 * `-- 10 1000 5000` measures these numbers of platform pages and saves nothing; without numbers it is
 * 10, 100, 1000 and 5000, and the result is saved for `npm run bench:report`. `-- posts 1000` measures
 * posts instead, of a vendor that has some: `SITE=examples/brasswick npm run bench:build -- posts 1000`.
 * `-- languages 10 100` measures 100 platform pages in each of 10 languages, after as many in one.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { contentFolder } from '../app/content/content-folder.ts';
import { reportError } from '../lib/report-error.ts';
import manifest from '../package.json' with { type: 'json' };
import { measureMemory } from '../tests/hosting/processes.ts';
import { SiteCopy } from '../tests/support/site-copy.ts';
import { addLanguages, kinds, multiplyPages, type PageKind } from './many-pages.ts';
import {
  type BuildRun,
  type BuildRuns,
  describeMachine,
  saveResult,
  showProgress,
} from './results.ts';
import { buildTable } from './tables.ts';

const options = process.argv.slice(2);
const kind = options.includes('posts') ? kinds.posts : kinds.platforms;
const pageCounts = options.filter((option) => !/^(posts|languages)$/.test(option)).map(Number);
if (pageCounts.some((count) => !Number.isInteger(count) || count < 1)) {
  console.error('Expected numbers of pages, as in: npm run bench:build -- 10 100 1000');
  process.exit(1);
}

const isFullRun = options.length === 0;
const runs: BuildRuns[] = [];
try {
  if (options.includes('languages')) {
    const [languages = 10, pages = 100] = pageCounts;
    runs.push(await measure(kind, languages * pages), await measure(kind, pages, languages));
  } else {
    const counts = pageCounts.length > 0 ? pageCounts : [10, 100, 1000, 5000];
    for (const count of counts) runs.push(await measure(kind, count));
  }
  showProgress('');
  console.log(
    buildTable(isFullRun ? saveResult('build', { runs }) : { runs, machine: describeMachine() }),
  );
} catch (error) {
  reportError(error);
}

/** @param pages how many of the kind there are in each language */
async function measure(kind: PageKind, pages: number, languages = 1): Promise<BuildRuns> {
  const copy = new SiteCopy(contentFolder);
  try {
    copy.clearCache();
    const file = multiplyPages(copy, kind, pages);
    addLanguages(copy, languages);
    const buildAs = (name: string) => {
      showProgress(
        `${pages} ${kind.folder}${languages > 1 ? ` in ${languages} languages` : ''}, ${name} …`,
      );
      return build(copy.folder);
    };
    const first = await buildAs('first build');
    const next = await buildAs('next build');
    copy.write(file, kind.edit(copy.read(file)));
    return {
      pages: pages * languages,
      first,
      next,
      word: await buildAs('after a change of one word'),
    };
  } finally {
    copy.dispose();
  }
}

async function build(cwd: string): Promise<BuildRun> {
  const start = performance.now();
  const env = { ...process.env, SITE: '' };
  const [command = '', ...args] = manifest.scripts.build.split(' ');
  const run = spawn(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] });
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
