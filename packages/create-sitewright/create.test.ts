import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { packageFolders } from '../../tests/support/machine.ts';
import { apiFile } from '../../tests/support/machine-api.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { findContentIssues } from '../sitewright/authoring/launch-check/launch-issues.ts';
import { loadContent } from '../sitewright/content/validate/load-content.ts';
import { readSite } from '../sitewright/kinds/read-site.ts';

const command = path.resolve('packages/create-sitewright/create.mjs');

function create(folder: string, ...args: string[]) {
  const options = { cwd: folder, encoding: 'utf8', input: '' } as const;
  const { status, stdout, stderr } = spawnSync('node', [command, ...args], options);
  return { status, stdout, stderr: stderr.trim() };
}

const allPages = 'home,about,pricing,contact,privacy';
const everyPage = ['--pages', 'contact, pricing ,about,privacy,home'];

test.each([
  [[]],
  [['--pages', 'home']],
  [['--pages', 'home,about', '--hue', '0']],
  [['--pages', 'privacy', '--name', 'Müller & Söhne: "Best" #1']],
  ...['en', 'pt-BR', 'ar', 'ja', 'zh-Hant'].map((tag) => [[...everyPage, '--language', tag]]),
])('a new site is whole: %j', async (args) => {
  const folder = temporaryFolder();
  expect(create(folder, 'my-site', ...args)).toMatchObject({ status: 0, stderr: '' });
  const site = readSite(path.join(folder, 'my-site/content'));
  const content = await loadContent(site);
  // Its first words are English, wherever they are to be others.
  const isForeign = ({ message }: { message: string }) =>
    /^expected a text in .* translate it/.test(message);
  expect(content.warnings.filter((one) => !isForeign(one))).toEqual([]);
  // What is not the owner's is on the list of what to write before anybody sees the site.
  const files = findContentIssues(site, content).map(({ at }) => path.basename(at.file));
  expect(files).toEqual(expect.arrayContaining(['home.yaml', 'site.yaml', 'navigation.yaml']));
});

const own = 'packages/create-sitewright';
const characters = readdirSync(`${own}/characters`);
const readWords = (language: string): Record<string, Record<string, string>> =>
  parse(readFileSync(`${own}/words/${language}.yaml`, 'utf8'));
const trades = Object.keys(readWords('en')).filter((one) => one !== 'all');
/** Every trade in every language, and each language with every character. */
const choices = readdirSync(`${own}/words`).flatMap((file, at) =>
  trades.map((trade, index) => {
    const character = characters[(at + index) % characters.length] ?? '';
    return { language: file.replace('.yaml', ''), trade, character };
  }),
);

test.each(choices)('a $character $trade has first words in $language', async (choice) => {
  const folder = temporaryFolder();
  const options = Object.entries(choice).flatMap(([name, value]) => [`--${name}`, value]);
  expect(create(folder, 'my-site', ...everyPage, ...options).stderr).toBe('');
  const site = readSite(path.join(folder, 'my-site/content'));
  const words = readWords(choice.language);
  expect(Object.keys(words)).toEqual(['all', ...trades]);
  const said = [...site.all.values()].map(({ text }) => text).join('');
  for (const text of Object.values({ ...words.all, ...words[choice.trade] })) {
    expect(said, text).toContain(text);
  }
  expect(said).not.toMatch(/undefined|__|\{(Arab|Jpan)\}/);
  expect((await loadContent(site)).warnings).toEqual([]);
});

test('a name is said as it was given, whatever YAML makes of its characters', () => {
  const folder = temporaryFolder();
  const name = 'Ö: "A" & #1';
  create(folder, 'my-site', '--name', name);
  const site = readSite(path.join(folder, 'my-site/content'));
  expect(site.fields('brand/brand.yaml').name).toBe(name);
});

test.each([
  ['Asia/Tokyo', 'ka', 'Asia/Tokyo'],
  ['UTC', 'ka', 'Asia/Tbilisi'],
  ['UTC', 'sv', 'Europe/Stockholm'],
  ['UTC', 'en', 'Europe/London'],
  ['Europe/Kiev', 'uk', 'Europe/Kyiv'],
  ['UTC', 'hi', 'Asia/Kolkata'],
])('on a machine in %s, a site in %s has its days in %s', (zone, language, expected) => {
  vi.stubEnv('TZ', zone);
  const folder = temporaryFolder();
  expect(create(folder, 'my-site', '--language', language).stderr).toBe('');
  expect(readSite(path.join(folder, 'my-site/content')).fields('site.yaml').timeZone).toBe(
    expected,
  );
});

test.each([
  ['America/New_York', 'en', 'ET', 'Eastern Time'],
  ['Europe/Sofia', 'bg', 'България', 'Източноевропейско време'],
])(
  'the hours of a site in %s are in a time that is called so all year',
  (timeZone, language, zone, zoneName) => {
    vi.stubEnv('TZ', timeZone);
    const folder = temporaryFolder();
    create(folder, 'my-site', '--language', language);
    const { hours } = readSite(path.join(folder, 'my-site/content')).fields('contact.yaml');
    expect(hours).toMatchObject({ zone, zoneName });
  },
);

test.each([
  [[], 'expected a folder’s name in letters, digits and hyphens, such as my-site, found ""'],
  [['a', 'b'], 'expected one folder, found a, b: put a name with spaces in quotes'],
  [['a', '--hue', '400'], '--hue: expected a number from 0 to 360, such as * found "400"'],
  // npm takes the two hyphens away, npx does not.
  [['a', '--', '--hue', '400'], '--hue: expected a number from 0 to 360, such as * found "400"'],
  [['a', '--pages', 'home,blog'], `--pages: expected pages such as ${allPages}, found "blog"`],
  [['a', '--language', 'ua'], '--language: expected the tag of a language, such as uk, found "ua"'],
  [['a', '--language', 'english'], '--language: expected the tag of a language, * found "english"'],
  [['a', '--character', 'bold'], '--character: expected one of poster, * found "bold"'],
  [['a', '--trade', 'bank'], '--trade: expected one of shop, * found "bank"'],
  [['a', '--checks', 'maybe'], '--checks: expected yes or no, found "maybe"'],
  [['a', '--name', 'A {b}'], '--name: expected a name * found "A {b}"'],
  [['a', '--color', '1'], "Unknown option '--color': npm create sitewright -- --help *"],
])('what is typed wrong gets one line: %j', (args, line) => {
  const { status, stderr } = create(temporaryFolder(), ...args);
  expect(status).toBe(1);
  const pattern = line.split('*').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  expect(stderr).toMatch(new RegExp(`^${pattern.join('.*')}$`));
});

test('the help names every page that a site may begin with', () => {
  expect(create(temporaryFolder(), '--help').stdout).toContain(` --pages ${allPages} `);
});

test('a folder that has something in it is left as it is', () => {
  const folder = temporaryFolder({ 'my-site/README.md': 'mine' });
  const { status, stderr } = create(folder, 'my-site');
  expect(status).toBe(1);
  expect(stderr).toBe('my-site exists, and nothing is overwritten: choose another name');
  expect(readFileSync(path.join(folder, 'my-site/README.md'), 'utf8')).toBe('mine');
});

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** The recorded commands of packages. */
const listCommands = (names: readonly string[]): string[] => {
  const { commands } = JSON.parse(readFileSync(apiFile, 'utf8'));
  return names.flatMap((name) => commands[name]);
};

test('every command is there by npm run in the sites of this repository', () => {
  const commands = listCommands(packageFolders.map((one) => path.basename(one)));
  expect(commands).toContain('launch-check');
  for (const site of [...readdirSync('sites').map((name) => path.join('sites', name)), '.']) {
    const { scripts } = readManifest(site);
    expect(commands.filter((one) => !scripts[one])).toEqual([]);
  }
});

test.each([
  [[], ['sitewright-editor', 'sitewright-checks']],
  [['--editor', 'no', '--checks', 'no', '--release', 'yes'], ['sitewright-release']],
  [['--editor', 'no', '--checks', 'no'], []],
  [['--editor', 'no', '--checks', 'no', '--import', 'yes'], ['sitewright-import']],
])(
  'a new site has the packages that it asked for, and their commands and words: %j',
  (options, parts) => {
    const folder = temporaryFolder();
    create(folder, 'my-site', ...options);
    const { scripts, dependencies } = readManifest(path.join(folder, 'my-site'));
    const expected = ['sitewright', ...parts];
    const [fonts, others] = [true, false].map((isFont) =>
      Object.keys(dependencies).filter((one) => one.startsWith('@fontsource') === isFont),
    );
    expect(others?.filter((one) => one !== 'node')).toEqual(expected);
    // Its brand.yaml names the fonts, which come with no package of the machine.
    const brand = readFileSync(path.join(folder, 'my-site/content/brand/brand.yaml'), 'utf8');
    expect(fonts).toEqual(brand.match(/@fontsource[^"]+/g));
    for (const one of fonts ?? []) expect(dependencies[one]).toMatch(/^\d/);
    expect(Object.keys(scripts).sort()).toEqual(['start', ...listCommands(expected)].sort());
    const readme = readFileSync(path.join(folder, 'my-site/README.md'), 'utf8');
    for (const [, name = ''] of readme.matchAll(/`npm (?:run )?([\w:-]+)/g)) {
      if (!name.endsWith('install')) expect(Object.keys(scripts), name).toContain(name);
    }
    expect(readme).toContain(expected.map((one) => `${one}@latest`).join(' '));
    expect(readme).not.toMatch(/undefined|^\{/m);
  },
);

test('whoever has a site already is told what moves it in, and nobody else', () => {
  const folder = temporaryFolder();
  const moves = /^ {2}npx sitewright-import \.\.\/old-site$/m;
  expect(create(folder, 'new', '--import', 'no').stdout).not.toMatch(/import/);
  expect(create(folder, 'moved', '--import', 'yes').stdout).toMatch(moves);
  const read = (site: string) => readFileSync(path.join(folder, site, 'README.md'), 'utf8');
  expect(read('new')).not.toContain('import');
  expect(read('moved')).toContain('`npx sitewright-import ../old-site`');
});

test('a new site brings the Node of this repository where it is started on an older one alone', () => {
  const { devDependencies } = readManifest('.');
  for (const name of ['sitewright', 'create-sitewright']) {
    expect(readManifest(`packages/${name}`).sitewright.node).toBe(devDependencies.node);
  }
  const folder = temporaryFolder({
    'older.mjs': "Object.defineProperty(process, 'versions', { value: { node: '22.1.0' } });",
  });
  const older = `--import=${path.join(folder, 'older.mjs')}`;
  for (const [options, version] of [
    [[], undefined],
    [[older], devDependencies.node],
  ] as const) {
    const name = `site-${options.length}`;
    spawnSync(process.execPath, [...options, command, name, '--yes'], { cwd: folder });
    expect(readManifest(path.join(folder, name)).dependencies.node).toBe(version);
  }
});
