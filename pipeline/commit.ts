import { spawnSync } from 'node:child_process';
import type { Release } from '../hosting/release.ts';

/**
 * Reads the commit that is checked out. SITE_COMMIT names it where there is no checkout, as in a
 * container. A commit whose files were changed since ends in `-changed`.
 */
export function readCommit(): Pick<Release, 'commit' | 'time'> {
  const git = (...options: string[]) =>
    spawnSync('git', ['--no-optional-locks', ...options], { encoding: 'utf8' }).stdout?.trim() ??
    '';
  const [commit, seconds] = git('log', '-1', '--format=%H %ct').split(' ');
  if (!commit) return { commit: process.env.SITE_COMMIT ?? 'unknown', time: 'unknown' };
  const time = new Date(Number(seconds) * 1000).toISOString();
  return { commit: git('status', '--porcelain') ? `${commit}-changed` : commit, time };
}
