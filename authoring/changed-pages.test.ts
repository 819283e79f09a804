import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listChangedPages } from './changed-pages.ts';

test('the pages of the last commit, of later changes and of new files are changed', ({
  onTestFinished,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'changed-pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(listChangedPages(folder)).toEqual([]);
  const write = (file: string) => writeFileSync(path.join(folder, file), `${Math.random()}`);
  const commit = () => {
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
    for (const args of [
      ['add', '.'],
      [...author, 'commit', '-qm', 'Change'],
    ]) {
      spawnSync('git', args, { cwd: folder });
    }
  };
  spawnSync('git', ['init', '-q'], { cwd: folder });
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
