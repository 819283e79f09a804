import { spawnSync } from 'node:child_process';
import { releasedRef } from 'sitewright/node';

/**
 * Notes in the repository of the site what is live now, for whoever edits it on this machine and asks what has changed
 * since. Without a repository nothing is noted.
 *
 * @param commit as a build names it; `-changed` is behind one whose files were changed since
 */
export function noteReleased(commit: string, folder = '.'): void {
  const git = (...args: string[]) =>
    (spawnSync('git', args, { cwd: folder, encoding: 'utf8' }).stdout ?? '').trim();
  const [hash = ''] = commit.split('-changed');
  // A commit of the files as they are, in no branch.
  const own = ['-c', 'user.name=release', '-c', 'user.email=release@localhost'];
  const state = commit === hash ? hash : git(...own, 'stash', 'create') || hash;
  if (/^[0-9a-f]{40,}$/.test(state)) git('update-ref', releasedRef, state);
}
