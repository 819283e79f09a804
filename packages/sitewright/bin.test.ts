import { spawnSync } from 'node:child_process';
import { cpSync, globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tinySite } from '../../tests/fixtures/tiny/tiny-site.ts';
import { ownCommands, stack } from '../../tests/support/commands.ts';
import { machine } from '../../tests/support/machine.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

/** The project without packages, and an npm that cannot bring them. */
function copyWithoutPackages(): string {
  const cwd = temporaryFolder({ 'bin/npm': '#!/bin/sh\necho "npm has no network" >&2\nexit 1\n' });
  const manifests = globSync('{packages,sites}/*/package.json');
  const parts = [
    'scripts',
    'bench',
    `${machine}/lib`,
    `${machine}/commands`,
    ...globSync(`${machine}/*.mjs`),
  ];
  for (const part of [...parts, 'package.json', 'package-lock.json', ...manifests]) {
    cpSync(part, `${cwd}/${part}`, { recursive: true });
  }
  spawnSync('chmod', ['+x', `${cwd}/bin/npm`]);
  spawnSync('ln', ['-s', process.execPath, `${cwd}/bin/node`]);
  return cwd;
}

/** A small site without a package beside the core. */
function siteOfTheCore(): string {
  const folder = temporaryFolder({ 'package.json': JSON.stringify({ dependencies: {} }) });
  tinySite({}).writeTo(path.join(folder, 'content'));
  return folder;
}

/** The first command of each way in which commands find out that packages are missing. */
const waysIn = new Map(
  ownCommands
    .toReversed()
    .map((one) => [/^.*?(setup\.mjs|check-packages\.mjs|bin\.mjs)/.exec(one[1])?.[1], one]),
);

test.each([...waysIn])(
  'without its packages a command that begins with %s says in a sentence what to run',
  (way, [name, command]) => {
    expect(way).toBeDefined();
    const cwd = copyWithoutPackages();
    const env = { ...process.env, PATH: `${cwd}/bin:/usr/bin:/bin` };
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
      ...{ cwd, env, encoding: 'utf8' },
    });
    expect(status, name).toBe(1);
    expect(`${stdout}${stderr}`, name).not.toMatch(stack);
    expect(stderr, name).toMatch(/packages are not installed, .+: run npm ci|^npm ci failed; .+/m);
  },
);

test('what is asked for help lists the commands, and what is none says so', () => {
  const run = (name: string) =>
    spawnSync('node', [path.resolve(machine, 'bin.mjs'), name], {
      cwd: siteOfTheCore(),
      encoding: 'utf8',
    });
  const list = /one of build, changes, .+, weigh/;
  expect(run('--help')).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringMatching(list),
  });
  const wrong = { status: 1, stdout: '', stderr: expect.stringMatching(/; found "biuld"\n$/) };
  expect(run('biuld')).toMatchObject(wrong);
});

test('a command that is typed with npx may have the two dashes that npm run needs', () => {
  const command = [path.resolve(machine, 'bin.mjs'), 'translations', '--', 'de'];
  const done = spawnSync('node', command, { cwd: siteOfTheCore(), encoding: 'utf8' });
  expect(done.stderr).toMatch(/^"de" is no language into which/);
});

const usage = 'usage: npm run dev -- [--on 2026-12-01]\n';

for (const [options, stderr, ...tags] of [
  ['--host', `Unknown option '--host'\n${usage}`, 'weekly'],
  ['--on', `Option '--on <value>' argument missing\n${usage}`, 'weekly'],
  ['--on 2026-02-30', '--on 2026-02-30 is not a day: expected one such as --on 2026-12-01\n'],
] as const) {
  test(`${options} is refused by the development server with what to type`, { tags }, () => {
    const command = [path.resolve(machine, 'bin.mjs'), 'dev', ...options.split(' ')];
    const done = spawnSync('node', command, { cwd: siteOfTheCore(), encoding: 'utf8' });
    expect(done).toMatchObject({ status: 1, stdout: '', stderr });
  });
}
