import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { findFormerState, readFormerFiles } from '../../sitewright/authoring/former-files.ts';
import { noteReleased } from './note-released.ts';

test('what is released is what changes are compared with on this machine, with files that were not committed', () => {
  // A Git hook sets it for whatever it runs.
  vi.stubEnv('GIT_DIR', undefined);
  const folder = temporaryFolder({ 'home.yaml': 'title: One\n' });
  const own = { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, env: own, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'One');
  const commit = git('rev-parse', 'HEAD');
  const listChanged = () => {
    const state = findFormerState(folder);
    return [state?.isReleased, Object.fromEntries(readFormerFiles(folder, state?.commit ?? ''))];
  };
  expect(listChanged()).toEqual([false, {}]);
  noteReleased('unknown', folder);
  expect(listChanged()).toEqual([false, {}]);
  noteReleased(commit, folder);
  writeFileSync(path.join(folder, 'home.yaml'), 'title: Two\n');
  expect(listChanged()).toEqual([true, { 'home.yaml': 'title: One\n' }]);
  noteReleased(`${commit}-changed`, folder);
  writeFileSync(path.join(folder, 'home.yaml'), 'title: Three\n');
  writeFileSync(path.join(folder, 'about.yaml'), 'title: Us\n');
  expect(listChanged()).toEqual([true, { 'home.yaml': 'title: Two\n', 'about.yaml': null }]);
});
