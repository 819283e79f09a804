/**
 * npm run bench:build -- 10 1000: how long builds of so many pages of the group take and how much memory they
 * hold: the first with an empty cache, the next without a change, then after a change of one word. SITE=sites/brasswick
 * in front builds that site in place of Countermark.
 */
import { type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseDocument } from 'yaml';
import { checkContentFolder } from '../packages/sitewright/content/disk/content-folder.ts';
import { runCommand, UserError } from '../packages/sitewright/lib/user-error.ts';
import { SiteCopy } from '../tests/support/site-copy.ts';
import { describeMachine } from './report.ts';

const contentFolder = `${process.env.SITE || 'sites/countermark'}/content`;
const folder = 'content/pages/platforms';
const counts = process.argv.slice(2).map(Number);
if (counts.length === 0 || counts.some((count) => !Number.isInteger(count) || count < 1)) {
  console.error('Say how many pages to build, as in: npm run bench:build -- 10 1000');
  process.exit(1);
}

await runCommand(async () => {
  checkContentFolder(contentFolder);
  const rows = [];
  for (const count of counts) rows.push({ pages: count, ...(await measure(count)) });
  console.table(rows);
  console.log(`Measured on ${describeMachine()}.`);
});

async function measure(pages: number): Promise<Record<string, string>> {
  const copy = new SiteCopy(contentFolder);
  try {
    copy.clearCache();
    const [first = ''] = readdirSync(`${copy.folder}/${folder}`).sort();
    const page = copy.read(`${folder}/${first}`);
    for (let number = 1; number < pages; number += 1) {
      copy.write(`${folder}/page-${number}.yaml`, renamePage(page, `Page ${number}`));
    }
    const firstBuild = await build(copy.folder);
    const next = await build(copy.folder);
    const changed = parseDocument(page);
    changed.setIn(['hero', 'lead'], `Now ${changed.getIn(['hero', 'lead'])}`);
    copy.write(`${folder}/${first}`, String(changed));
    const afterChange = await build(copy.folder);
    return { 'first build': firstBuild, 'next build': next, 'after a change': afterChange };
  } finally {
    copy[Symbol.dispose]();
  }
}

function renamePage(yaml: string, name: string): string {
  const page = parseDocument(yaml);
  page.setIn(['entry', 'name'], name);
  page.setIn(['meta', 'title'], name);
  page.setIn(['meta', 'description'], `${name}: ${'all that it does. '.repeat(5)}`);
  return String(page);
}

/** Builds a site and says its seconds, and the most megabytes that its processes held at a time; 0 where the system is not Linux. */
async function build(cwd: string): Promise<string> {
  const start = performance.now();
  const stdio: StdioOptions = ['ignore', 'ignore', 'pipe'];
  const run = spawn('node', ['sitewright/bin.mjs', 'build'], { cwd, stdio });
  let megabytes = 0;
  const sampling = setInterval(() => {
    megabytes = Math.max(megabytes, readMemory(run.pid));
  }, 250);
  const [[code], errors] = await Promise.all([once(run, 'exit'), text(run.stderr as Readable)]);
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
