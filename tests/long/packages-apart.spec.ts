// A package beside the core may be taken away: neither the others nor their tests import it.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { machine, packageFolders } from '../support/machine.ts';

for (const gone of packageFolders.filter((one) => one !== machine)) {
  test(`without ${path.basename(gone)}, types and unit tests of the others are green`, () => {
    const folder = copyWithout(gone);
    const options = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
    const types = spawnSync('npx', ['tsc', '-p', 'tsconfig.packages.json'], options);
    const units = spawnSync(
      'npx',
      ['vitest', 'run', '--project=unit', '--tags-filter=!weekly'],
      options,
    );
    rmSync(folder, { recursive: true });
    expect(types.stdout).toBe('');
    expect(units.status, units.stdout).toBe(0);
  });
}

/** The files of the repository without those of a package, in a folder of their own with the same packages of others. */
function copyWithout(gone: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'packages-apart-'));
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  for (const file of String(list).split('\n')) {
    if (file && !file.startsWith(`${gone}/`)) cpSync(file, path.join(folder, file));
  }
  const packages = path.join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync('node_modules')) {
    const isOwn = name.includes('sitewright');
    if (name === '.cache' || name === path.basename(gone)) continue;
    const to = isOwn ? path.join('..', 'packages', name) : path.resolve('node_modules', name);
    symlinkSync(to, path.join(packages, name));
  }
  return folder;
}
