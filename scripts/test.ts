// `npm test` runs what every change needs; `npm run test:quick` runs types, the unit tests that see most, the build,
// and opens a page of each shape; `npm run test:editors` runs what those who write content work with, `npm run
// test:long` what a week needs. Each ends with the seconds of each part, and with what was skipped and what
// failed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
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
// Dozens of processes load the same modules.
process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/node');
const kind = process.argv[2] ?? 'daily';
process.env.TEST_KIND = kind;
const reporters = ['assertion', 'note'].map((name) =>
  path.resolve(`tests/support/${name}-reporter.ts`),
);
const vitest = `vitest run --reporter=default --reporter=${reporters[1]}`;
const playwright = `playwright test --reporter=dot,${reporters}`;
const daily = '--grep-invert=@weekly';
/** The same of Vitest's tests. */
const tags = `"--tags-filter=${kind === 'long' ? '' : '!'}weekly"`;
/** What the machine asks of the pages of any site, in the folder of that site. */
const check = (site: string, options: string) => {
  const config = path.resolve('packages/sitewright-checks/playwright.config.ts');
  return `cd ${site} && ${playwright} --config=${config} --project=checks --update-snapshots=none --workers=50% ${options}`;
};
/** The files of tests, of those that the machine has for any site, that have these names. */
const filesOf = (...names: string[]) => names.map((name) => `${name}.spec`).join(' ');
/** How each part ended, and what it took. */
const parts: Record<string, { result: string; seconds: number }> = {};

/**
 * Says that a part begins, and what it says once it has ended: several run at once.
 *
 * @param env further variables of its environment
 * @param isPatient whether it leaves the processor to other parts first
 * @returns whether it passed
 */
async function runPart(
  title: string,
  command: string,
  env?: NodeJS.ProcessEnv,
  isPatient = false,
): Promise<boolean> {
  console.log(`── ${title} …`);
  const start = performance.now();
  const part = spawn(command, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: true,
    env: { ...process.env, ...env },
  });
  if (isPatient && part.pid) {
    setPriority(part.pid, Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
  }
  const said: Buffer[] = [];
  for (const stream of [part.stdout, part.stderr]) {
    stream.on('data', (piece) => void said.push(piece));
  }
  const [status] = await once(part, 'close');
  if (status !== 0) process.exitCode = 1;
  const seconds = Math.round((performance.now() - start) / 1_000);
  parts[title] = { result: status === 0 ? 'passed' : 'FAILED', seconds };
  console.log(`\n── ${title}\n${Buffer.concat(said)}`);
  return status === 0;
}

const settings = { usage: 'usage: npm test, or npm run test:quick, test:editors, test:long' };

await runCommand(() => {
  buildTime();
  for (const site of [countermark, brasswick]) {
    process.once('exit', takeLock(path.join(site, testLock), 'A run of tests'));
  }
}, settings);
if (process.exitCode) process.exit();

ensureBrowser();
mkdirSync(path.dirname(noteFile), { recursive: true });
writeFileSync(noteFile, '');
process.env.NOTE_FILE = path.resolve(noteFile);

/**
 * What needs no build. The browser tests have one worker each, and one of the two is the last to end: this takes what
 * processor they leave, and at its end, by all workers of the unit tests, what is there.
 */
async function checkCode(): Promise<void> {
  const checks = { daily: 'check', quick: 'check:types' }[kind];
  const units = { daily: 'unit', quick: 'quick', long: 'unit' }[kind];
  if (checks) await runPart('Checks', `npm run --silent ${checks}`, {}, true);
  if (units) await runPart('Unit tests', `${vitest} --project=${units} ${tags}`, {}, true);
}

async function testBrasswick(): Promise<void> {
  if (kind === 'quick') return;
  if (!(await runPart('Build of Brasswick', `npm run --silent build -w ${brasswick}`))) return;
  // What depends on the content; the rest of tests/site/ is the same for any content, and asked once.
  const files = `${brasswick}/tests "site/(every-page|ids|languages|layout|seo|words)\\."`;
  // The pages of Countermark answer these every day.
  const weekly = '"site/(focus|print|speed|user-preferences)\\."';
  const site = `--project=site ${files} ${kind === 'long' ? weekly : daily}`;
  const tests = kind === 'editors' ? '--project=authoring' : site;
  await runPart('Browser tests of Brasswick', `${playwright} ${tests}`, { SITE: brasswick });
  if (kind === 'editors') return;
  const asked = filesOf(kind === 'long' ? 'accessibility' : 'html');
  await runPart('Checks of Brasswick', check(brasswick, asked), { SITE: brasswick });
}

async function testCountermark(): Promise<void> {
  if (kind === 'editors' || !(await runPart('Build', 'npm run --silent build'))) return;
  // The title of a test begins with its project.
  const long = '--project=site --project=long --grep="^long |@weekly"';
  // It takes seconds to load the files of all tests.
  const seen = globSync('{tests,sites}/**/*.spec.ts')
    .filter((file) => readFileSync(file, 'utf8').includes('@quick'))
    .join(' ');
  const site = `--project=site ${kind === 'quick' ? `-x --grep=@quick ${seen}` : daily}`;
  await runPart('Browser tests', `${playwright} ${kind === 'long' ? long : site}`);
  const own = {
    daily,
    quick: `--grep=@quick ${filesOf('accessibility', 'html', 'mark')}`,
    long: `--grep=@weekly ${filesOf('accessibility')}`,
  }[kind];
  await runPart('Checks and records', check(countermark, own ?? ''));
  // The servers are tested on the built site.
  if (kind !== 'quick') await runPart('Servers', `${vitest} --project=servers ${tags}`);
}

// While one waits for a browser, a server or a disk, another uses the processor.
await Promise.all([testBrasswick(), testCountermark(), checkCode()]);
console.table(parts);
console.log(readFileSync(noteFile, 'utf8'));
