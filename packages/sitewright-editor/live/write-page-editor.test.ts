import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { example } from '../../../tests/support/example.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { readSite } from '../../sitewright/kinds/read-site.ts';
import { findInRepository, readSettings } from './write-page-editor.ts';

test('the content is looked for in the repository where it lies when the site is built, or where the site says', async () => {
  const place = async (editing: object) => {
    const site = {
      service: 'github',
      repository: 'acme/site',
      branch: 'main',
      ...editing,
    } as const;
    return (await readSettings(readSite(example), site, '')).place;
  };
  expect(await place({})).toBe(example);
  expect(await place({ folder: 'web/content' })).toBe('web/content');
});

test('the editor knows whether scripts of the site run at its address', async () => {
  const isApart = async (more: object) => {
    const editing = { service: 'github', repository: 'acme/site', branch: 'main' } as const;
    return (await readSettings(readSite(example), { ...editing, ...more }, '')).isApart;
  };
  expect(await isApart({})).toBe(false);
  expect(await isApart({ at: 'https://edit.example.com' })).toBe(true);
});

test('a site in a folder of its repository finds its content there, in a clone and in a work tree beside it', () => {
  // A Git hook sets it for whatever it runs.
  vi.stubEnv('GIT_DIR', undefined);
  const clone = path.join(temporaryFolder(), 'clone');
  const content = 'shops/acme/content';
  mkdirSync(path.join(clone, content), { recursive: true });
  writeFileSync(path.join(clone, content, 'home.yaml'), 'title: Tills\n');
  const env = { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, env });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Begin');
  git('worktree', 'add', '--quiet', '../beside');
  expect(findInRepository(path.join(clone, content))).toBe(content);
  expect(findInRepository(path.join(clone, '../beside', content))).toBe(content);
  const alone = path.join(temporaryFolder(), content);
  mkdirSync(alone, { recursive: true });
  expect(path.resolve(findInRepository(alone))).toBe(alone);
});
