import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const closing = `import type { SectionProps } from 'sitewright';
import type { closing } from 'sitewright/kinds';
import { Section } from 'sitewright/views';

export default function Closing({ frame, content }: SectionProps<typeof closing>) {
  return (
    <Section {...frame}>
      <h2 id={frame.id}>Own view: {content.title}</h2>
    </Section>
  );
}
`;
const definition = `import { defineSection, listOf, sectionHead, text } from 'sitewright';

export const tides = defineSection({
  description: 'When the water is high',
  alsoCalled: ['water'],
  fields: () => ({ ...sectionHead, days: listOf('The days', text) }),
});
`;
const view = `import type { SectionProps } from 'sitewright';
import { Section } from 'sitewright/views';
import type { tides } from './tides.ts';

export default function Tides({ frame, content }: SectionProps<typeof tides>) {
  return (
    <Section {...frame} intro={content}>
      <ul className="mt-[13.25rem]">
        {content.days.map((day) => (
          <li key={day}>{day}</li>
        ))}
      </ul>
    </Section>
  );
}
`;
const section = `
tides:
  title: High water
  lead: When the boats leave.
  days: [ An own kind on Monday, Tuesday ]
`;

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

/** Nobody's: no folder above has packages. */
let folder: string;
/** Where a package's files are before they are packed. */
const built = () => path.join(folder, 'packages/sitewright');

// One after the other, with one pair of tarballs.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'packed-site-'));
  run(`node scripts/pack.ts ${path.join(folder, 'packages')}`, '.');
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @returns what the command printed; one that fails fails the test with it */
function run(command: string, cwd: string): string {
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
  expect(status, `${command}:\n${stdout}${stderr}`).toBe(0);
  return `${stdout}${stderr}`;
}

/** Makes a site by create-sitewright, which has nothing but the machine's tarball. */
function createSite(name: string): string {
  run(
    `npm exec --yes --package=./packages/create-sitewright-1.0.0.tgz -- create-sitewright ${name} --yes --hue 150 --pages home,about,pricing,contact,privacy`,
    folder,
  );
  const site = path.join(folder, name);
  install(site, name, '1.0.0');
  return site;
}

function install(site: string, manager: string, version: string): void {
  const file = path.join(site, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.dependencies.sitewright = `file:../packages/sitewright-${version}.tgz`;
  writeFileSync(file, JSON.stringify(manifest));
  run(managers[manager as 'npm'].install, site);
}

function addOwnCode(site: string): void {
  const files = {
    'closing/closing.tsx': closing,
    'tides/tides.ts': definition,
    'tides/tides.tsx': view,
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(site, 'sections', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeFileSync(path.join(site, 'content/home.yaml'), section, { flag: 'a' });
}

const readHome = (site: string) => readFileSync(path.join(site, 'build/client/index.html'), 'utf8');

function expectOwnCode(site: string): void {
  const home = readHome(site);
  expect(home).toContain('Own view: ');
  expect(home).toContain('An own kind on Monday');
  // A class that no other file has is in the page's styles.
  expect(home).toContain('margin-top:13.25rem');
}

async function askPreview(
  site: string,
  command: string,
): Promise<{ status: number; text: string }> {
  const env = { ...process.env, PORT: '0' };
  const preview = spawn(command, { cwd: site, env, shell: true, detached: true });
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let output = '';
      const listen = (chunk: Buffer) => {
        output += chunk;
        const [found] = output.match(/http:\/\/localhost:\d+(?=\D)/) ?? [];
        if (found) resolve(found);
      };
      preview.stdout.on('data', listen);
      preview.stderr.on('data', listen);
      preview.on('exit', () => reject(new Error(output)));
    });
    const answer = await fetch(address);
    return { status: answer.status, text: await answer.text() };
  } finally {
    process.kill(-(preview.pid ?? 0), 'SIGKILL');
  }
}

test('what is packed names no vendor, no folder of this machine, and no TypeScript that Node would have to run', () => {
  const list = (tarball: string) => run(`tar -tzf ${tarball}`, path.join(folder, 'packages'));
  for (const name of ['sitewright', 'create-sitewright']) {
    const files = list(`${name}-1.0.0.tgz`).trim().split('\n');
    expect(files.filter((file) => /(?<!\.d)\.tsx?$|\.test\.|\.spec\.ts/.test(file))).toEqual([]);
    expect(files).toContain('package/LICENSE');
    for (const file of files.filter((one) => one !== 'package/LICENSE')) {
      const text = readFileSync(
        path.join(folder, 'packages', name, file.replace('package/', '')),
        'utf8',
      );
      expect(text, file).not.toMatch(/countermark|brasswick/i);
      expect(text, file).not.toContain(process.cwd());
    }
  }
});

for (const [manager, { run: command }] of Object.entries(managers)) {
  test(`a site that ${manager} installs is built, served, given code of its own, checked and updated`, async () => {
    const site = createSite(manager);
    run(`${command} sitewright build`, site);
    const { status, text } = await askPreview(site, `${command} sitewright preview`);
    expect(status).toBe(200);
    expect(text).toBe(readHome(site));

    addOwnCode(site);
    run(`${path.resolve('node_modules/.bin/tsc')} -p .`, site);
    run(`${command} sitewright build`, site);
    expectOwnCode(site);
    run(`${command} sitewright check`, site);
    run(`${command} sitewright accept`, site);
    run(`${command} sitewright test`, site);

    // Where a machine was, the next one is: no file of the site is another.
    releaseNext();
    install(site, manager, '1.0.1');
    run(`${command} sitewright test`, site);
    expectOwnCode(site);
    const installed = path.join(site, 'node_modules/sitewright/package.json');
    expect(JSON.parse(readFileSync(installed, 'utf8')).version).toBe('1.0.1');
  });
}

/** Packs the same machine as its next version. */
function releaseNext(): void {
  const file = path.join(built(), 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...manifest, version: '1.0.1' }));
  run('npm pack --pack-destination .. --loglevel=error', built());
}
