/**
 * npm run bench:build -- 10 1000: how long builds of a new site with so many short texts take and how much memory
 * they hold: the first with an empty cache, the next without a change, then after a change of one word; and in
 * development, when the first page and a changed word are there. With PEER=../astro-site and PEER_TEXTS=src/pages the
 * same texts are written into that folder of somebody else's site, whose `npm run build` is timed beside ours.
 */
import { type ChildProcess, type StdioOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runCommand, UserError } from '../packages/sitewright/lib/user-error.ts';
import { SiteCopy } from '../tests/support/site-copy.ts';
import { describeMachine } from './report.ts';
import { writeTexts } from './texts.ts';

type Row = Record<string, string>;

const { PEER: peer, PEER_TEXTS: peerTexts = 'src/pages' } = process.env;
const usage = 'Say how many pages to build, as in: npm run bench:build -- 10 1000';
const counts = process.argv.slice(2).map(Number);
if (counts.length === 0 || counts.some((count) => !Number.isInteger(count) || count < 1)) {
  console.error(usage);
  process.exit(1);
}

const settings = { usage };

await runCommand(async () => {
  const rows: Row[] = [];
  for (const count of counts) {
    const pages = String(count);
    rows.push({ site: 'sitewright', pages, ...(await measureOwn(count)) });
    if (peer) rows.push({ site: path.basename(peer), pages, ...(await measurePeer(peer, count)) });
  }
  console.table(rows);
  console.log(`Measured on ${describeMachine()}.`);
}, settings);

async function measureOwn(count: number): Promise<Row> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const create = path.resolve('packages/create-sitewright/create.mjs');
  const options = ['site', '--yes', '--pages', 'home,privacy', '--editor', 'no', '--checks', 'no'];
  spawnSync('node', [create, ...options], { cwd: folder });
  const first = writeTexts(path.join(folder, 'site/content/pages/texts'), count);
  const copy = new SiteCopy(path.join(folder, 'site/content'));
  try {
    copy.clearCache();
    const file = path.join(copy.folder, path.relative(path.join(folder, 'site'), first));
    const command = ['node', 'sitewright/bin.mjs', 'build'];
    const builds = await measureBuilds(() => run(command, copy.folder), file);
    return { ...builds, ...(await measureDevelopment(copy, file)) };
  } finally {
    copy[Symbol.dispose]();
    rmSync(folder, { recursive: true });
  }
}

async function measurePeer(folder: string, count: number): Promise<Row> {
  const texts = path.join(folder, peerTexts, 'texts');
  rmSync(texts, { recursive: true, force: true });
  const file = writeTexts(texts, count);
  for (const cache of ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'])
    rmSync(path.join(folder, cache), { recursive: true, force: true });
  return measureBuilds(() => run(['npm', 'run', '--silent', 'build'], folder), file);
}

async function measureBuilds(build: () => Promise<string>, file: string): Promise<Row> {
  const first = await build();
  const next = await build();
  changeWord(file, 'Now', 'Soon');
  return { 'first build': first, 'next build': next, 'after a word': await build() };
}

function changeWord(file: string, from: string, to: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

async function measureDevelopment(copy: SiteCopy, file: string): Promise<Row> {
  const since = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const start = performance.now();
  const page = `${await copy.serve('dev')}/texts/text-1`;
  await fetch(page);
  const firstPage = since(start);
  const changed = performance.now();
  changeWord(file, 'Soon', 'Late');
  while (!(await (await fetch(page)).text()).includes('Late ')) {
    if (performance.now() - changed > 60_000) throw new UserError('The changed word does not come');
  }
  return { 'first page in development': firstPage, 'a changed word': since(changed) };
}

/** Runs a build and says its seconds, and the most megabytes that its processes held at a time; 0 where the system is not Linux. */
async function run([command = '', ...options]: string[], cwd: string): Promise<string> {
  const start = performance.now();
  const stdio: StdioOptions = ['ignore', 'ignore', 'pipe'];
  const build: ChildProcess = spawn(command, options, { cwd, stdio });
  let megabytes = 0;
  const sampling = setInterval(() => {
    megabytes = Math.max(megabytes, readMemory(build.pid));
  }, 250);
  const [[code], errors] = await Promise.all([once(build, 'exit'), text(build.stderr as Readable)]);
  clearInterval(sampling);
  if (code !== 0) throw new UserError(`The build failed:\n${errors}`);
  return `${((performance.now() - start) / 1000).toFixed(1)} s, ${Math.round(megabytes)} MB`;
}

/** The megabytes that a process and those that it has started hold, what they share counted once. */
function readMemory(id: number | string | undefined): number {
  // A process may end while its memory is read.
  try {
    const memory = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
    const children = readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').trim().split(' ');
    const own = Number(/^Pss:\s+(\d+)/m.exec(memory)?.[1] ?? 0) / 1024;
    return children.filter(Boolean).reduce((sum, child) => sum + readMemory(child), own);
  } catch {
    return 0;
  }
}
