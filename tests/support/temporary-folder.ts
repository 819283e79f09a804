import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes a folder for one test, which is removed when the test ends, and returns its path. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'countermark-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
