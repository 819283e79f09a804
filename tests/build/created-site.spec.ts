import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../support/fixtures.ts';
import { machine } from '../support/machine.ts';
import { addOwnCode, expectOwnCode } from '../support/own-code.ts';

function run(file: string, args: readonly string[], cwd: string): void {
  const options = { cwd, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync('node', [path.resolve(file), ...args], options);
  expect(status, `${stdout}${stderr}`).toBe(0);
}

// As pnpm installs it: the site finds no package but the machine. tests/long/packed-site.spec.ts installs both.
test('a new site that has the machine alone is built with code of its own', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'created-site-'));
  try {
    run('packages/create-sitewright/create.mjs', ['site', '--yes'], folder);
    const site = path.join(folder, 'site');
    mkdirSync(path.join(site, 'node_modules'));
    symlinkSync(path.resolve(machine), path.join(site, 'node_modules/sitewright'));
    addOwnCode(site);
    run(path.join(machine, 'bin.mjs'), ['build'], site);
    expectOwnCode(site);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
