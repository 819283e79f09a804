import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { listChangedPages } from './changed-pages.ts';

test('the pages of the last commit, of later changes and of new files are changed', () => {
  const added = { 'posts/2026-11-12-three-hooks.md': '', 'pages/help/tills.md': '' };
  const old = { 'pricing.yaml': '', 'about.yaml': '', 'home.yaml': '', 'mark.svg': '' };
  const folder = temporaryFolder({ ...old, ...added });
  expect(listChangedPages(folder)).toEqual([]);
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder });
  const commit = () => {
    git('add', '*.yaml', '*.svg');
    git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Change');
  };
  git('init', '-q');
  commit();
  for (const file of ['about.yaml', 'mark.svg']) writeFileSync(path.join(folder, file), 'new');
  commit();
  writeFileSync(path.join(folder, 'pricing.yaml'), 'new');
  expect(listChangedPages(folder).sort()).toEqual(['about', 'pricing', 'three-hooks', 'tills']);
});
