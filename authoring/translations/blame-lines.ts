import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * When each line of a file was last changed, from the history of its repository; for lines that are not
 * committed, now.
 *
 * @returns seconds since 1970, the first line's first; none where there is no history
 */
export function blameLines(file: string): number[] {
  const git = spawnSync('git', ['blame', '--line-porcelain', path.basename(file)], {
    cwd: path.dirname(file),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  // Where Git is not installed, there is no output.
  const times = (git.stdout ?? '').matchAll(/^committer-time (\d+)$/gm);
  return [...times].map(([, time]) => Number(time));
}

/**
 * Says why the age of lines is not known: without a whole history all lines are of one age.
 *
 * @returns a sentence; undefined where the whole history is there
 */
export function describeMissingHistory(folder: string): string | undefined {
  const git = spawnSync('git', ['rev-parse', '--is-shallow-repository'], { cwd: folder });
  const answer = String(git.stdout ?? '').trim();
  if (answer === 'false') return undefined;
  return answer === 'true'
    ? 'the history of this clone is cut off, so nobody can tell which translations are older than their originals: run git fetch --unshallow'
    : 'this folder has no history, so nobody can tell which translations are older than their originals: work in a clone of its Git repository';
}
