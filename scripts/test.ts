// `npm test` runs what every change needs; `npm run test:quick` runs types, unit tests, the build, and
// opens every page once; `npm run test:editors` runs what those who write content work with, `npm run
// test:long` what a week needs. Each ends with the seconds of each part, with what was skipped and why, and
// with the sum of what really ran.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkContentFolder, contentFolder } from '../app/content/index/content-folder.ts';
import { buildTime } from '../lib/build-time.ts';
import { takeLock } from '../lib/lock.ts';
import { runCommand } from '../lib/user-error.ts';
import { ensureBrowser } from '../tests/support/browser.ts';
import { testLock } from '../tests/support/test-lock.ts';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

// One time for builds and tests: the next day may have another post.
process.env.SOURCE_DATE_EPOCH ??= String(Math.floor(Date.now() / 1_000));
const quick = process.argv.includes('--quick');
const long = process.argv.includes('--long');
const editors = process.argv.includes('--editors');
const reports = mkdtempSync(path.join(tmpdir(), 'countermark-tests-'));
const total: Count = { passed: 0, failed: 0, skipped: 0 };
const durations: [title: string, seconds: number][] = [];
/** What failed, named again at the end, where nobody has to search for it. */
const failures: string[] = [];
/** Why tests were skipped, with how many. */
const skips = new Map<string, number>();
const countSkip = (reason: string) => skips.set(reason, (skips.get(reason) ?? 0) + 1);

/** Runs one command and adds what `count` reads from its report; without a report it is one check. */
async function runPart(title: string, command: string, count?: () => Count): Promise<boolean> {
  console.log(`\n── ${title}`);
  const start = performance.now();
  const [status] = await once(
    spawn(command, { stdio: ['ignore', 'inherit', 'inherit'], shell: true }),
    'exit',
  );
  durations.push([title, (performance.now() - start) / 1_000]);
  const ok = status === 0;
  let result: Count = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  if (count) {
    try {
      result = count();
      // A run can fail without a failing test, for example when it cannot start.
      if (!ok && result.failed === 0) result.failed = 1;
    } catch {
      result = { passed: 0, failed: 1, skipped: 0 };
    }
  }
  if (result.failed > 0) failures.push(title);
  total.passed += result.passed;
  total.failed += result.failed;
  total.skipped += result.skipped;
  return ok;
}

/** A report that no run has written yet: one that dies early leaves none, and counts as failed. */
const nameReport = () => path.join(reports, `${durations.length}.json`);

/** Runs tests of vitest.config.ts. */
function runVitest(title: string, options: string): Promise<boolean> {
  const report = nameReport();
  const reporters = `--reporter=default --reporter=json --outputFile.json="${report}"`;
  return runPart(title, `vitest run ${options} ${reporters}`, () => {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    for (const { name, assertionResults } of result.testResults) {
      for (const { status, fullName } of assertionResults) {
        const title = `${path.relative('', name)}: ${fullName}`;
        if (status === 'failed') failures.push(title);
        // describeUnless in tests/hosting/host.ts writes the reason into the title.
        if (/^(pending|skipped|todo)$/.test(status))
          countSkip(/\(skipped: (.+?)\)/.exec(fullName)?.[1] ?? title);
      }
    }
    return {
      passed: result.numPassedTests,
      failed: result.numFailedTests,
      skipped: result.numPendingTests + result.numTodoTests,
    };
  });
}

interface PlaywrightSpec {
  ok: boolean;
  file: string;
  line: number;
  title: string;
  tests: { status: string; annotations: { type: string; description?: string }[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: PlaywrightSpec[];
}

interface PlaywrightReport {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  suites: PlaywrightSuite[];
}

const listSpecs = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(listSpecs),
];

/** Runs tests of playwright.config.ts. */
function runPlaywright(title: string, options: string): Promise<boolean> {
  const file = nameReport();
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
  ensureBrowser();
  const reporters = '--reporter=dot,json,./tests/support/assertion-reporter.ts';
  return runPart(title, `playwright test ${reporters} ${options}`, () => {
    const { stats, suites }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
    for (const { ok, file, line, title, tests } of suites.flatMap(listSpecs)) {
      if (!ok) failures.push(`${file}:${line} ${title}`);
      for (const { status, annotations } of tests) {
        const reason = annotations.find(({ type }) => type === 'skip')?.description;
        if (status === 'skipped') countSkip(reason ?? `${file}:${line} ${title}`);
      }
    }
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    };
  });
}

/** What depends on the content; the rest of tests/site/ is the same for any content, and asked once. */
const anyContent = [
  ...['every-page', 'html', 'ids', 'languages', 'layout', 'seo', 'words'],
  // The first vendor's pages answer these every day.
  ...(long ? ['accessibility', 'focus', 'print', 'speed', 'user-preferences'] : []),
];
const daily = '--grep-invert=@weekly';

/** Tests another vendor's content and its kinds of pages, or what editors do, on its files. */
async function testSecondVendor(): Promise<void> {
  const files = ['tests/second-vendor', ...anyContent.map((name) => `tests/site/${name}.`)];
  const options = editors ? ['--project=authoring'] : ['--project=site', ...files];
  if (!long && !editors) options.push(daily);
  process.env.SITE = 'examples/brasswick';
  const isBuilt = await runPart('Build of a second vendor', 'npm run --silent build');
  if (isBuilt) await runPlaywright('Its browser tests', options.join(' '));
  delete process.env.SITE;
}

/** Tests the code, and the vendor that SITE names. */
async function testSite(): Promise<void> {
  const isBuilt = await runPart('Build', 'npm run --silent build');
  if (long) {
    // The title of a test begins with its project.
    if (isBuilt)
      await runPlaywright('Long tests', '--project=site --project=long --grep="^long |@weekly"');
  } else {
    // The servers are tested on the built site.
    await runVitest('Unit tests', `--project=unit ${!quick && isBuilt ? '--project=servers' : ''}`);
    if (isBuilt)
      await runPlaywright('Browser tests', `--project=site ${quick ? '--grep=@quick' : daily}`);
  }
}

function printDurations(): void {
  const rows = [...durations, ['Total', performance.now() / 1_000] as const];
  const width = Math.max(...rows.map(([title]) => title.length));
  console.log('');
  for (const [title, seconds] of rows) {
    console.log(`${title.padEnd(width)} ${seconds.toFixed(1).padStart(6)} s`);
  }
}

await runCommand(() => {
  checkContentFolder(contentFolder);
  buildTime();
  process.once('exit', takeLock(testLock, 'A run of tests'));
});
if (process.exitCode) process.exit();

// The checks use one core, and a build leaves one.
const checks =
  long || editors ? undefined : runPart('Checks', `npm run --silent check${quick ? ':types' : ''}`);
if (editors || (!quick && contentFolder === 'content')) await testSecondVendor();
await checks;
if (!editors) await testSite();

rmSync(reports, { recursive: true, force: true });
printDurations();
for (const [reason, count] of skips) console.log(`Skipped ${count}: ${reason}`);
for (const failure of failures) console.log(`Failed: ${failure}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;
