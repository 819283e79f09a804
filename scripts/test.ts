// Everything `npm test` runs, in order; the last line adds up what really ran.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from '../tests/support/browser.ts';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const reports = mkdtempSync(path.join(tmpdir(), 'countermark-tests-'));
const total: Count = { passed: 0, failed: 0, skipped: 0 };

/** Runs one command; without a report of its own it counts as one check. */
function step(title: string, command: string, count?: () => Count): boolean {
  console.log(`\n── ${title}`);
  const { status } = spawnSync(command, { stdio: ['ignore', 'inherit', 'inherit'], shell: true });
  const ok = status === 0;
  let counted: Count = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  if (count) {
    try {
      counted = count();
      // A run that fails without a failing test, such as an error while it starts, is a failure.
      if (!ok && counted.failed === 0) counted.failed = 1;
    } catch {
      counted = { passed: 0, failed: 1, skipped: 0 };
    }
  }
  total.passed += counted.passed;
  total.failed += counted.failed;
  total.skipped += counted.skipped;
  return ok;
}

/** Runs tests with Vitest, each of which counts. */
function unitTests(title: string, command: string): void {
  const report = path.join(reports, `${title}.json`);
  step(title, `${command} --reporter=default --reporter=json --outputFile.json="${report}"`, () => {
    const counted = JSON.parse(readFileSync(report, 'utf8'));
    return {
      passed: counted.numPassedTests,
      failed: counted.numFailedTests,
      skipped: counted.numPendingTests + counted.numTodoTests,
    };
  });
}

const playwrightReport = path.join(reports, 'playwright.json');
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = playwrightReport;

step('Format and lint', 'npm run --silent check:style');
step('Types', 'npm run --silent check:types');
step('Dead code', 'npm run --silent check:unused');
unitTests('Unit tests', 'vitest run');
if (step('Build', 'npm run --silent build')) {
  unitTests('Servers', 'vitest run --config tests/hosting/vitest.config.ts');
  ensureBrowser();
  step('Browser tests', 'playwright test --reporter=dot,json', () => {
    const report = readFileSync(playwrightReport, 'utf8');
    const { stats } = JSON.parse(report);
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

rmSync(reports, { recursive: true, force: true });
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;
