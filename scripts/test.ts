// `npm test` runs what every change needs; `npm run test:quick` runs types, unit tests, the build, and
// opens every page once; `npm run test:editors` runs what those who write content work with, `npm run
// test:long` what a week needs. Each ends with the seconds of each part, and with what was skipped and what
// failed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildTime } from '../packages/sitewright/lib/build-time.ts';
import { takeLock } from '../packages/sitewright/lib/lock.ts';
import { runCommand } from '../packages/sitewright/lib/user-error.ts';
import { ensureBrowser } from '../packages/sitewright-checks/support/browser.ts';
import { testLock } from '../packages/sitewright-checks/support/test-lock.ts';
import { noteFile } from '../tests/support/note-reporter.ts';

const [countermark, brasswick] = ['sites/countermark', 'sites/brasswick'] as const;
// One time for builds and tests: the next day may have another post.
process.env.SOURCE_DATE_EPOCH ??= String(Math.floor(Date.now() / 1_000));
const kind = process.argv[2] ?? 'daily';
const reporters = ['assertion', 'note'].map((name) =>
  path.resolve(`tests/support/${name}-reporter.ts`),
);
const vitest = `vitest run --reporter=default --reporter=${reporters[1]} --project=unit`;
const playwright = `playwright test --reporter=dot,${reporters}`;
const daily = '--grep-invert=@weekly';
/** What the machine asks of the pages of any site, in the folder of that site. */
const check = (site: string, options: string) => {
  const config = path.resolve('packages/sitewright-checks/playwright.config.ts');
  return `cd ${site} && ${playwright} --config=${config} --update-snapshots=none ${options}`;
};
/** How each part ended, and what it took. */
const parts: Record<string, { result: string; seconds: number }> = {};

async function runPart(title: string, command: string): Promise<boolean> {
  console.log(`\n── ${title}`);
  const start = performance.now();
  const part = spawn(command, { stdio: ['ignore', 'inherit', 'inherit'], shell: true });
  const [status] = await once(part, 'exit');
  if (status !== 0) process.exitCode = 1;
  const seconds = Math.round((performance.now() - start) / 1_000);
  parts[title] = { result: status === 0 ? 'passed' : 'FAILED', seconds };
  return status === 0;
}

await runCommand(() => {
  buildTime();
  for (const site of [countermark, brasswick]) {
    process.once('exit', takeLock(path.join(site, testLock), 'A run of tests'));
  }
});
if (process.exitCode) process.exit();

ensureBrowser();
mkdirSync(path.dirname(noteFile), { recursive: true });
writeFileSync(noteFile, '');
process.env.NOTE_FILE = path.resolve(noteFile);
// The checks use one core, and a build leaves one.
const checks = { daily: 'check', quick: 'check:types' }[kind];
const checked = checks && runPart('Checks', `npm run --silent ${checks}`);
if (kind !== 'quick') {
  // What depends on the content; the rest of tests/site/ is the same for any content, and asked once.
  const files = `${brasswick}/tests "site/(every-page|ids|languages|layout|seo|words)\\."`;
  // The pages of Countermark answer these every day.
  const weekly = '"site/(focus|print|speed|user-preferences)\\."';
  const site = `--project=site ${files} ${kind === 'long' ? weekly : daily}`;
  process.env.SITE = brasswick;
  if (await runPart('Build of Brasswick', `npm run --silent build -w ${brasswick}`)) {
    const tests = kind === 'editors' ? '--project=authoring' : site;
    await runPart('Its browser tests', `${playwright} ${tests}`);
    const own = `--project=check ${kind === 'long' ? 'accessibility' : 'html'}`;
    if (kind !== 'editors') await runPart('Its checks', check(brasswick, own));
  }
  delete process.env.SITE;
}
await checked;
if (kind !== 'editors') {
  const isBuilt = await runPart('Build', 'npm run --silent build');
  // The servers are tested on the built site.
  const servers = kind === 'daily' && isBuilt ? '--project=servers' : '';
  if (kind !== 'long') await runPart('Unit tests', `${vitest} ${servers}`);
  // The title of a test begins with its project.
  const long = '--project=site --project=long --grep="^long |@weekly"';
  const site = `--project=site ${kind === 'quick' ? '--grep=@quick' : daily}`;
  const tests = kind === 'long' ? long : site;
  if (isBuilt) {
    await runPart('Browser tests', `${playwright} ${tests}`);
    const own = kind === 'quick' ? '--project=check --grep=@quick' : '';
    if (kind !== 'long') await runPart('Checks and records', check(countermark, own));
  }
}
console.table(parts);
console.log(readFileSync(noteFile, 'utf8'));
