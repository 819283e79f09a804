import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

const read = (guide: string) => readFileSync(`docs/guides/${guide}.md`, 'utf8');

/** The example in a guide that has some words, without the room before it. */
function findExample(guide: string, words: string): string {
  const all = [...read(guide).matchAll(/^( *)```(?:tsx?|css)\n(.*?)^ *```/gms)];
  const found = all.map(([, indent, code = '']) =>
    code.replaceAll(`\n${indent}`, '\n').trimStart(),
  );
  const example = found.find((one) => one.includes(words));
  if (!example) throw new Error(`docs/guides/${guide}.md has no example with ${words}`);
  return example;
}

/** A new site with files of its own. */
function createSite(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  const command = path.resolve('packages/create-sitewright/create.mjs');
  spawnSync('node', [command, 'site', '--yes', '--pages', 'home'], { cwd: folder });
  const site = path.join(folder, 'site');
  symlinkSync(path.resolve('node_modules'), path.join(site, 'node_modules'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    writeFileSync(path.join(site, name), text);
  }
  return site;
}

function run(cwd: string, tool: string, ...options: string[]): string {
  const bin = path.resolve('node_modules', tool);
  const env = { ...process.env, NO_COLOR: '1', VITEST: undefined };
  const { status, stdout, stderr } = spawnSync('node', [bin, ...options], {
    cwd,
    env,
    encoding: 'utf8',
  });
  return `${status} ${stdout}${stderr}`;
}

const kind = 'add-a-kind-of-section';
const postcard = {
  'sections/postcard/postcard.ts': findExample(kind, 'defineSection({'),
  'sections/postcard/postcard.tsx': `import './postcard.css';\n${findExample(kind, 'function Postcard')}`,
  'sections/postcard/postcard.css': findExample(kind, '@utility postcard'),
  'sections/postcard/postcard.test.ts': findExample(kind, 'sitewright/testing'),
};

test('the guides’ examples are right by the types of a new site, and their unit test passes there', {
  tags: ['weekly'],
}, () => {
  const site = createSite({
    ...postcard,
    'sections/purpose/purpose.ts': findExample('draw-it-yourself', 'extendSection(plain'),
    'sections/purpose/purpose.tsx': findExample('draw-it-yourself', 'function Purpose'),
    'frame/header.tsx': findExample('draw-it-yourself', 'function Header'),
    'files/feed.json.ts': findExample('draw-it-yourself', 'OwnFile = '),
    'sitewright.config.ts': findExample('draw-it-yourself', 'defineConfig({'),
  });
  // The machine’s sources, which are packed elsewhere, know more of languages.
  const lib = 'ES2025,ESNext.Intl,DOM,DOM.Iterable';
  expect(run(site, 'typescript/bin/tsc', '-p', '.', '--lib', lib)).toBe('0 ');
  expect(run(site, 'vitest/vitest.mjs', 'run', '--root', '.')).toMatch(/^0 .*Tests +1 passed/s);
});
