import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Does work on the files of a folder. When it fails, the folder is as it was.
 *
 * @throws what the work throws
 */
export async function restoreOnFailure(folder: string, work: () => Promise<void>): Promise<void> {
  const copy = mkdtempSync(path.join(tmpdir(), 'copy-'));
  cpSync(folder, copy, { recursive: true });
  try {
    await work();
  } catch (error) {
    rmSync(folder, { recursive: true });
    cpSync(copy, folder, { recursive: true });
    throw error;
  } finally {
    rmSync(copy, { recursive: true });
  }
}
