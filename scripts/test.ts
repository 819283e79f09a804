// `npm test` runs every check and test; `npm run test:quick` runs types, unit tests, the build, and
// opens every page once. Both end with the seconds of each part and the sum of what really ran.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkContentFolder, contentFolder } from '../app/content/content-folder.ts';
import { runCommand } from '../lib/user-error.ts';
import { ensureBrowser } from '../tests/support/browser.ts';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

// One time for builds and tests: the next day may have another post.
process.env.SOURCE_DATE_EPOCH ??= String(Math.floor(Date.now() / 1_000));
const quick = process.argv.includes('--quick');
const reports = mkdtempSync(path.join(tmpdir(), 'countermark-tests-'));
const total: Count = { passed: 0, failed: 0, skipped: 0 };
const durations: [title: string, seconds: number][] = [];
/** What failed, named again at the end, where nobody has to search for it. */
const failures: string[] = [];

/** Runs one command and adds what `count` reads from its report; without a report it is one check. */
function runPart(title: string, command: string, count?: () => Count): boolean {
  console.log(`\n── ${title}`);
  const start = performance.now();
  const { status } = spawnSync(command, { stdio: ['ignore', 'inherit', 'inherit'], shell: true });
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

/** Runs projects of vitest.config.ts. */
function runVitest(title: string, ...projects: string[]): void {
  const report = nameReport();
  const reporters = `--reporter=default --reporter=json --outputFile.json="${report}"`;
  const selected = projects.map((project) => `--project=${project}`).join(' ');
  runPart(title, `vitest run ${selected} ${reporters}`, () => {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    for (const { name, assertionResults } of result.testResults) {
      for (const { status, fullName } of assertionResults) {
        if (status === 'failed') failures.push(`${path.relative('', name)}: ${fullName}`);
      }
    }
    return {
      passed: result.numPassedTests,
      failed: result.numFailedTests,
      skipped: result.numPendingTests + result.numTodoTests,
    };
  });
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { ok: boolean; file: string; line: number; title: string }[];
}

const failedIn = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} ${title}`),
  ...suites.flatMap(failedIn),
];

/** Runs Playwright and prints why tests were skipped. */
function runPlaywright(title: string, options: string): void {
  const file = nameReport();
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
  ensureBrowser();
  runPart(title, `playwright test --reporter=dot,json ${options}`, () => {
    const report = readFileSync(file, 'utf8');
    const { stats, suites } = JSON.parse(report);
    failures.push(...suites.flatMap(failedIn));
    const reasons = report.matchAll(/"type": "skip",\s+"description": "([^"]+)"/g);
    for (const reason of new Set([...reasons].map(([, text]) => text))) {
      console.log(`Skipped: ${reason}`);
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
  ...['accessibility', 'every-page', 'focus', 'html', 'languages', 'layout', 'no-css', 'print'],
  ...['seo', 'speed', 'user-preferences', 'words'],
];

/** Tests another vendor's content and its kinds of pages, and what editors do, on its files. */
function testSecondVendor(): void {
  const files = anyContent.map((name) => `tests/site/${name}.spec.ts`);
  const folders = ['tests/second-vendor', 'tests/authoring'];
  const projects = '--project=authoring --project=site';
  process.env.SITE = 'examples/brasswick';
  const isBuilt = runPart('Build of a second vendor', 'npm run --silent build');
  if (isBuilt) {
    runPlaywright('Its browser tests', `${projects} ${[...files, ...folders].join(' ')}`);
  }
  delete process.env.SITE;
}

function printDurations(): void {
  const sum = durations.reduce((seconds, [, more]) => seconds + more, 0);
  const rows = [...durations, ['Total', sum] as const];
  const width = Math.max(...rows.map(([title]) => title.length));
  console.log('');
  for (const [title, seconds] of rows) {
    console.log(`${title.padEnd(width)} ${seconds.toFixed(1).padStart(6)} s`);
  }
}

await runCommand(() => checkContentFolder(contentFolder));
if (process.exitCode) process.exit();

if (!quick) runPart('Format and lint', 'npm run --silent check:style');
runPart('Types', 'npm run --silent check:types');
if (!quick) runPart('Dead code', 'npm run --silent check:unused');
if (!quick && contentFolder === 'content') testSecondVendor();
const isBuilt = runPart('Build', 'npm run --silent build');
// The servers are tested on the built site.
if (quick || !isBuilt) runVitest('Unit tests', 'unit');
else runVitest('Unit tests and servers', 'unit', 'servers');
if (isBuilt)
  runPlaywright('Browser tests', quick ? '--project=site --grep=@quick' : '--project=site');

rmSync(reports, { recursive: true, force: true });
printDurations();
for (const failure of failures) console.log(`Failed: ${failure}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;
