import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * When each line of a file was last changed, from the history of its repository; for lines that are not
 * committed, now.
 *
 * @returns seconds since 1970, the first line's first; undefined where there is no history
 */
export function blameLines(file: string): number[] | undefined {
  try {
    const blame = execFileSync('git', ['blame', '--line-porcelain', path.basename(file)], {
      cwd: path.dirname(file),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    });
    return [...blame.matchAll(/^committer-time (\d+)$/gm)].map(([, time]) => Number(time));
  } catch {
    return undefined;
  }
}
