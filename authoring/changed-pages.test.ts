import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { listChangedPages } from './changed-pages.ts';

test('the pages of the last commit, of later changes and of new files are changed', () => {
  const folder = temporaryFolder();
  expect(listChangedPages(folder)).toEqual([]);
  const write = (file: string) => writeFileSync(path.join(folder, file), `${Math.random()}`);
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder });
  const commit = () => {
    git('add', '.');
    git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Change');
  };
  git('init', '-q');
  mkdirSync(path.join(folder, 'posts'));
  mkdirSync(path.join(folder, 'pages/help'), { recursive: true });
  for (const file of ['pricing.yaml', 'about.yaml', 'home.yaml', 'mark.svg']) write(file);
  commit();
  for (const file of ['about.yaml', 'mark.svg']) write(file);
  commit();
  write('posts/2026-11-12-three-hooks.md');
  write('pages/help/tills.md');
  write('pricing.yaml');
  expect(listChangedPages(folder).sort()).toEqual(['about', 'pricing', 'three-hooks', 'tills']);
});
