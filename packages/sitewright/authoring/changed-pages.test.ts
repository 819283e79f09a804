import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { listChangedPages } from './changed-pages.ts';

test('the pages of the last commit, of later changes and of new files are changed', () => {
  const added = { 'posts/2026-11-12-three-hooks.md': '', 'pages/help/tills.md': '' };
  const old = {
    ...{ 'pricing.yaml': '', 'about.yaml': '', 'home.yaml': '', 'mark.svg': '' },
    ...{ 'dealers.yaml': 'items: { from: data/dealers.csv }', 'data/dealers.csv': 'name' },
  };
  const folder = temporaryFolder({ ...old, ...added });
  expect(listChangedPages(folder)).toEqual([]);
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder });
  const commit = () => {
    git('add', '*.yaml', '*.svg', '*.csv');
    git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Change');
  };
  git('init', '-q');
  commit();
  for (const file of ['about.yaml', 'mark.svg']) writeFileSync(path.join(folder, file), 'new');
  commit();
  for (const file of ['pricing.yaml', 'data/dealers.csv'])
    writeFileSync(path.join(folder, file), 'new');
  const changed = ['about', 'dealers', 'pricing', 'three-hooks', 'tills'];
  expect(listChangedPages(folder).sort()).toEqual(changed);
});
