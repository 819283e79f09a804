import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { packageFolders } from '../support/machine.ts';
import { addOwnCode, expectOwnCode, readHome } from '../support/own-code.ts';

const managers = {
  npm: {
    install: 'npm install --prefer-offline --no-audit --no-fund --loglevel=error',
    run: 'npx --no-install',
  },
  pnpm: {
    install: 'npx --yes pnpm@10 install --prefer-offline --no-frozen-lockfile',
    run: 'npx --yes pnpm@10 exec',
  },
};

const readVersion = (name: string): string =>
  JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')).version;
const version = readVersion('sitewright');
const names = ['create-sitewright', ...packageFolders.map((one) => path.basename(one))];
const nextVersion = `${version}-next`;

/** Nobody's: no folder above has packages. */
let folder: string;
// One after the other, with the same tarballs.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'packed-site-'));
  run(`node scripts/pack.ts ${path.join(folder, 'packages')}`, '.');
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @returns what the command printed; one that ends otherwise than expected fails the test with it */
function run(command: string, cwd: string, expected = 0): string {
  // As in a terminal: settings of the npm that runs the tests are not handed on.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)),
  );
  const { status, stdout, stderr } = spawnSync(command, {
    cwd,
    env,
    encoding: 'utf8',
    shell: true,
  });
  expect(status, `${command}:\n${stdout}${stderr}`).toBe(expected);
  return `${stdout}${stderr}`;
}

/** Makes a site by create-sitewright, which has nothing but the tarballs of the packages that it chooses. */
function createSite(name: string, manager: string, choice = ''): string {
  run(
    `npm exec --yes --package=./packages/create-sitewright-${version}.tgz -- create-sitewright ${name} --yes --hue 150 --pages home,about,pricing,contact,privacy ${choice}`,
    folder,
  );
  const site = path.join(folder, name);
  install(site, manager, version);
  return site;
}

/** @param more packages that the site has from now on */
function install(site: string, manager: string, wanted: string, ...more: string[]): void {
  const file = path.join(site, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  for (const name of [...Object.keys(manifest.dependencies), ...more]) {
    if (!name.startsWith('sitewright')) continue;
    manifest.dependencies[name] = `file:../packages/${name}-${wanted}.tgz`;
  }
  writeFileSync(file, JSON.stringify(manifest));
  run(managers[manager as 'npm'].install, site);
}

/** @returns how a server that the command starts answers each path, its body where it is found */
async function ask(command: string, cwd: string, paths: readonly string[]): Promise<string[]> {
  const env = { ...process.env, PORT: '0', NO_COLOR: '1', FORCE_COLOR: '0' };
  const server = spawn(command, { cwd, env, shell: true, detached: true });
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let output = '';
      const listen = (chunk: Buffer) => {
        output += chunk;
        const [found] = output.match(/http:\/\/localhost:\d+(?=\D)/) ?? [];
        if (found) resolve(found);
      };
      server.stdout.on('data', listen);
      server.stderr.on('data', listen);
      server.on('exit', () => reject(new Error(output)));
    });
    const answers: string[] = [];
    for (const one of paths) {
      const response = await fetch(address + one);
      const text = await response.text();
      answers.push(response.ok ? text : `${response.status} ${text}`);
    }
    return answers;
  } finally {
    if (server.pid) process.kill(-server.pid, 'SIGKILL');
  }
}

test('a new site asks for packages of its own version', () => {
  for (const name of names) expect(readVersion(name), name).toBe(version);
});

test('what is packed names no vendor, no folder of this machine, and no TypeScript that Node would have to run', () => {
  const list = (tarball: string) => run(`tar -tzf ${tarball}`, path.join(folder, 'packages'));
  for (const name of names) {
    const files = list(`${name}-${version}.tgz`).trim().split('\n');
    // What a new site begins with is copied out of there.
    const loaded = files.filter((file) => !file.startsWith('package/template/'));
    expect(loaded.filter((file) => /(?<!\.d)\.tsx?$|\.test\.|\.spec\.ts/.test(file))).toEqual([]);
    expect(files).toContain('package/LICENSE');
    // Whose it is, and what was before, may be said.
    for (const file of files.filter((one) => !/^package\/(LICENSE|CHANGELOG\.md)$/.test(one))) {
      const text = readFileSync(
        path.join(folder, 'packages', name, file.replace('package/', '')),
        'utf8',
      );
      expect(text, file).not.toMatch(/countermark|brasswick/i);
      expect(text, file).not.toContain(process.cwd());
    }
  }
});

test('the core alone builds, previews and shows pages while one writes; each package brings what it is for', async () => {
  const site = createSite('alone', 'npm', '--editor no --checks no');
  const { run: command } = managers.npm;
  const add = (name: string) => install(site, 'npm', version, name);
  run(`${command} sitewright build`, site);
  const [page] = await ask(`${command} sitewright preview`, site, ['/']);
  expect(page).toBe(readHome(site));
  const [shown, admin] = await ask(`${command} sitewright dev`, site, ['/', '/admin/']);
  expect(shown).toMatch(/^<!doctype html>/i);
  expect(admin).toMatch(/^404 .*: run npm install --save-exact sitewright-editor@/);
  for (const name of ['check', 'release', 'redirects']) {
    expect(run(`${command} sitewright ${name}`, site, 1)).toMatch(
      /: run npm install --save-exact /,
    );
  }

  add('sitewright-editor');
  const [editor] = await ask(`${command} sitewright dev`, site, ['/admin/']);
  expect(editor).not.toMatch(/^\d{3} /);
  add('sitewright-release');
  expect(run(`${command} sitewright release`, site, 1)).toMatch(/^usage: npm run release/);
  add('sitewright-import');
  writeFileSync(path.join(site, '_redirects'), '/before /pricing 301\n');
  expect(run(`${command} sitewright redirects import _redirects`, site)).toContain('1 added');
  add('sitewright-checks');
  run(`${command} sitewright check`, site);
});

for (const [manager, { run: command }] of Object.entries(managers)) {
  test(`a site that ${manager} installs is built, served, given code of its own, checked and updated`, async () => {
    const site = createSite(manager, manager);
    run(`${command} sitewright build`, site);
    const [page] = await ask(`${command} sitewright preview`, site, ['/']);
    expect(page).toBe(readHome(site));

    addOwnCode(site);
    run(`${path.resolve('node_modules/.bin/tsc')} -p .`, site);
    run(`${command} sitewright build`, site);
    expectOwnCode(site);
    const editors = ['/admin/', '/admin/editor.js', '/admin/edit/?data'];
    for (const answer of await ask(`${command} sitewright dev`, site, ['/', ...editors])) {
      expect(answer).not.toMatch(/^\d{3} /);
    }
    run(`${command} sitewright check`, site);
    run(`${command} sitewright accept`, site);
    expect(run(`${command} sitewright test`, site)).toContain('its own tests pass');

    // Where a machine was, the next one is: no file of the site is another.
    releaseNext();
    install(site, manager, nextVersion);
    run(`${command} sitewright test`, site);
    expectOwnCode(site);
    const installed = path.join(site, 'node_modules/sitewright/package.json');
    expect(JSON.parse(readFileSync(installed, 'utf8')).version).toBe(nextVersion);
  });
}

/** Packs the same packages as their next version. */
function releaseNext(): void {
  for (const name of names) {
    const built = path.join(folder, 'packages', name);
    const file = path.join(built, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    const { peerDependencies } = manifest;
    const peers = peerDependencies && { peerDependencies: { sitewright: nextVersion } };
    writeFileSync(file, JSON.stringify({ ...manifest, ...peers, version: nextVersion }));
    run('npm pack --pack-destination .. --loglevel=error', built);
  }
}
