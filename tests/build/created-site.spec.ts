import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ChangeableFolder } from '../support/content/copy-content.ts';
import { expect, test } from '../support/fixtures.ts';
import { machine, packageFolders } from '../support/machine.ts';
import { addOwnCode, expectOwnCode } from '../support/own-code.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'created-site-'));
const site = new ChangeableFolder(path.join(folder, 'site'));

/** Runs a command of the machine in the site. */
function run(command: string, status = 0, cwd = site.path): string {
  const options = { cwd, encoding: 'utf8' } as const;
  const bin = path.resolve(machine, 'bin.mjs');
  const {
    status: found,
    stdout,
    stderr,
  } = spawnSync('node', [bin, ...command.split(' ')], options);
  expect(found, `${stdout}${stderr}`).toBe(status);
  return `${stdout}${stderr}`;
}

/** Makes a new site with the packages that its package.json names. */
function create(name: string, ...choice: string[]): string {
  const command = path.resolve('packages/create-sitewright/create.mjs');
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync('node', [command, name, '--yes', ...choice], options);
  expect(status, stderr).toBe(0);
  const packages = path.join(folder, name, 'node_modules');
  mkdirSync(packages);
  // Where an older Node starts it, a new site has that of the package node.
  const fonts = ['node_modules/@fontsource', 'node_modules/@fontsource-variable'];
  for (const one of [...packageFolders, ...fonts, 'node_modules/node']) {
    symlinkSync(path.resolve(one), path.join(packages, path.basename(one)));
  }
  return path.join(folder, name);
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(() => {
  create('site');
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const [character, trade, language] of [
  ['poster', 'maker', 'ar'],
  ['journal', 'shop', 'ja'],
  ['ledger', 'software', 'tr'],
  ['soft', 'clinic', 'de'],
] as const) {
  test(`a new site with the character ${character} is built without a warning in ${language}`, {
    tag: '@weekly',
  }, () => {
    const choice = ['--character', character, '--trade', trade, '--language', language];
    const cwd = create(character, '--pages', 'about,pricing,contact,privacy', ...choice);
    expect(run('build', 0, cwd)).not.toMatch(/content\/.*:\d+/);
    expect(run('launch-check', 1, cwd)).toMatch(/Placeholders \(5\)/);
  });
}

// As pnpm installs it: the site finds no package but the machine and its font. tests/long/packed-site.spec.ts installs both.
test('a new site that has the machine and a font alone is built with code of its own', {
  tag: '@weekly',
}, () => {
  addOwnCode(site.path);
  run('build');
  expectOwnCode(site.path);
});

test('a check of an upgrade says all that is left to do, and changes nothing', {
  tag: '@weekly',
}, () => {
  site.edit('content/home.yaml', 'hero:\n', 'hero:\n  heading: Twice\n');
  const before = site.read('content/home.yaml');
  const said = run('upgrade --check', 1);
  expect(said).toMatch(/home\.yaml:\d+:\d+ hero\.heading: /);
  expect(site.read('content/home.yaml')).toEqual(before);
  expect(readdirSync(path.join(site.path, 'build'))).toEqual(['client']);
  site.edit('content/home.yaml', '  heading: Twice\n', '');
  expect(run('upgrade --check')).toContain('Nothing else is left to do.');
});

test('an upgrade of several runs shows the pages as they were before the first one', {
  tag: '@weekly',
}, () => {
  const report = 'build/upgrade/index.html';
  site.edit('content/home.yaml', 'hero:\n', 'hero:\n  heading: Twice\n');
  expect(run('upgrade', 1)).toContain('Left for you, 1 in all');
  expect(existsSync(path.join(site.path, report))).toBe(false);
  site.edit('content/home.yaml', '  heading: Twice\n', '');
  site.change('content/home.yaml', (home) => home.setIn(['hero', 'title'], 'Another heading'));
  // What is built between the runs is no page of before.
  run('build');
  expect(run('upgrade')).toMatch(/\n1 of \d+ pages differ from before/);
  // As the page shows it, which may be in capitals.
  expect(site.read(report)).toMatch(/another heading/i);
});
