import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Makes a folder and returns its path; it is removed when the test ends, or outside a test the suite. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'countermark-test-'));
  const atTheEnd = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
