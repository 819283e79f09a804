// That no browser test is lost without a word.
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

const run = (options: readonly string[], env: Record<string, string> = {}, cwd = '.') =>
  promisify(execFile)('playwright', ['test', ...options], {
    env: { ...process.env, ...env },
    cwd,
    maxBuffer: 2 ** 26,
  }).catch((error: { stdout: string; stderr: string }) => error);

test.each([
  // Those of authoring/ need Brasswick.
  { cwd: '.', files: 'tests/!(authoring)/*.spec.ts', own: 'sites/countermark/tests/*.spec.ts' },
  { cwd: 'sites/countermark', files: 'packages/sitewright-checks/*.spec.ts' },
])(
  'each of $files has tests, whatever pages the site has',
  { tags: ['weekly'] },
  async ({ cwd, files, own = '' }) => {
    const config = path.resolve(cwd === '.' ? '' : path.dirname(files), 'playwright.config.ts');
    const options = ['--list', '--reporter=json', `--config=${config}`];
    const { stdout } = await run(options, { SITE: '' }, cwd);
    const { suites, errors } = JSON.parse(stdout) as {
      suites: { file: string }[];
      errors: unknown;
    };
    expect(errors).toEqual([]);
    const root = path.dirname(config);
    const expected = globSync([files, own]).map((file) => path.relative(root, file));
    expect(expected.length).toBeGreaterThan(3);
    expect([...new Set(suites.map(({ file }) => file))].sort()).toEqual(expected.sort());
  },
);

test('a browser test that asks nothing fails the run; what failed, and why something was skipped, is noted for its end', async () => {
  const library = path.resolve('node_modules/@playwright/test');
  const testDir = temporaryFolder({
    'silent.spec.mjs': `import { test, expect } from '${library}/index.mjs';
      test.afterEach(() => expect(1).toBe(1));
      test('asks', () => expect(1).toBe(1));
      test('asks by a step', () => test.step('a step', () => expect(1).toBe(1)));
      test('returns early', () => undefined);
      for (const one of [1, 2]) test('is skipped ' + one, () => test.skip(true, 'a reason'));`,
    'failing.spec.mjs': `import { test, expect } from '${library}/index.mjs';
      test('passes', () => expect(1).toBe(1));
      test('fails', () => expect(1).toBe(2));`,
    'playwright.config.mjs': 'export default { workers: 1 };',
  });
  const reporters = ['assertion', 'note'].map((name) =>
    path.resolve(`tests/support/${name}-reporter.ts`),
  );
  const runAll = (...files: string[]) =>
    run([...files, `--reporter=${reporters}`], { NOTE_FILE: 'notes' }, testDir);
  const result = await runAll('silent');
  expect(result).toMatchObject({ code: 1 });
  expect(result.stderr.trim()).toBe(
    `Passed without an assertion: ${path.join(testDir, 'silent.spec.mjs')}:5 returns early`,
  );
  await runAll('failing');
  const notes = readFileSync(path.join(testDir, 'notes'), 'utf8');
  expect(notes.split('\n').sort()).toEqual([
    '',
    'Failed: failing.spec.mjs:3: fails',
    'Skipped: a reason',
  ]);
});

test('a specification of the vendor is skipped with a reason alone', () => {
  for (const file of globSync('{tests,sites,packages}/**/*.spec.ts')) {
    const skips = readFileSync(file, 'utf8').matchAll(/test\.(?:skip|fixme)\(([^;]*?)\);/gs);
    for (const [, given = ''] of skips) expect(given, file).toMatch(/,\s*(['`]|reason)/);
  }
});
