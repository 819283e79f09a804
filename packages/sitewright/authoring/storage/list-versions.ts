import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Version } from './content-storage.ts';

/** What Git remembers of a file, the newest first; nothing outside a repository, or without Git. */
export function listVersions(place: string): Version[] {
  const { dir: cwd, base } = path.parse(path.resolve(place));
  const format = '--format=%an%x00%aI%x00%s';
  const log = ['log', '--max-count=100', '--follow', format, '--', base];
  // Where Git is not installed, there is no output.
  const lines = (spawnSync('git', log, { cwd, encoding: 'utf8' }).stdout ?? '').split('\n');
  return lines.filter(Boolean).map((line) => {
    const [who = '', when = '', what = ''] = line.split('\0');
    return { who, when, what };
  });
}
