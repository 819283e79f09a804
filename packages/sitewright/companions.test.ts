import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { machine } from '../../tests/support/machine.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

const bin = path.resolve(machine, 'bin.mjs');
const { version, sitewright } = JSON.parse(readFileSync(`${machine}/package.json`, 'utf8'));

const paint = {
  'package.json': { version, sitewright: { commands: { 'paint:wall': './paint.mjs' } } },
  'paint.mjs': 'console.log("painted", process.argv[2]);',
};

/** A site with packages, each with its files; what is no text is written as JSON. */
function makeSite(packages: Record<string, Record<string, unknown>>): string {
  const dependencies = Object.fromEntries(Object.keys(packages).map((name) => [name, '*']));
  const files = Object.entries(packages).flatMap(([name, all]) =>
    Object.entries(all).map(([file, text]) => [`node_modules/${name}/${file}`, text] as const),
  );
  const all = [...files, ['package.json', { dependencies }] as const];
  return temporaryFolder(
    Object.fromEntries(
      all.map(([file, text]) => [file, typeof text === 'string' ? text : JSON.stringify(text)]),
    ),
  );
}

function run(cwd: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync('node', [bin, ...args], { cwd, encoding: 'utf8' });
  return `${stdout}${stderr}`;
}

test('a package that a site installs brings its commands, and is not there without being installed', () => {
  const site = makeSite({ paint, other: { 'package.json': { version: '1.0.0' } } });
  expect(run(site, '--help')).toContain(', paint:wall, ');
  expect(run(site, 'paint:wall', 'blue')).toBe('painted blue\n');
  const without = makeSite({});
  expect(run(without, '--help')).not.toContain('paint:wall');
  expect(run(without, 'paint:wall')).toMatch(/; found "paint:wall"\n$/);
});

test('a package that is installed in a folder above that of the site is found too', () => {
  const above = makeSite({ paint });
  const site = path.join(above, 'sites/one');
  cpSync(path.join(above, 'package.json'), path.join(site, 'package.json'));
  expect(run(site, 'paint:wall', 'red')).toBe('painted red\n');
});

test('a package of another version than the core is refused in a line that says what to type', () => {
  const old = { ...paint, 'package.json': { ...paint['package.json'], version: '1.0.0' } };
  expect(run(makeSite({ paint: old }), 'build')).toBe(
    `paint has the version 1.0.0 and sitewright ${version}: run npm install --save-exact paint@${version}\n`,
  );
});

test('a site on an older Node without one of its own is told in a line what to add', () => {
  const site = makeSite({});
  const older = path.join(site, 'older.mjs');
  writeFileSync(
    older,
    "Object.defineProperty(process, 'versions', { value: { node: '22.1.0' } });",
  );
  const options = [`--import=${older}`, bin, 'weigh'];
  const { stderr } = spawnSync(process.execPath, options, { cwd: site, encoding: 'utf8' });
  expect(stderr).toBe(
    `This is Node 22, and sitewright needs Node 24: run npm install --save-exact node@${sitewright.node}, which adds it to the site\n`,
  );
});

test.each(Object.entries<string>(sitewright.elsewhere))(
  'without its package, %s says in a line to install %s',
  (what, name) => {
    const said = run(makeSite({}), what);
    expect(said).toBe(
      `${what} comes with the package ${name}: run npm install --save-exact ${name}@${version}\n`,
    );
  },
);
