import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs().resetModules());

test.each([
  [undefined, 'content'],
  ['./examples/brasswick/', 'examples/brasswick'],
  [path.resolve('../our-site'), '../our-site'],
])('%s as SITE names the content folder %s', async (site, folder) => {
  vi.stubEnv('SITE', site).resetModules();
  expect(await import('./content-folder.ts')).toMatchObject({ contentFolder: folder });
});

test('a command that is named to people is for their site', async () => {
  vi.stubEnv('SITE', 'examples/brasswick').resetModules();
  const { nameCommand } = await import('./content-folder.ts');
  expect(nameCommand('build')).toBe('SITE=examples/brasswick npm run build');
  const files = globSync('{app,authoring,pipeline,scripts}/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.'),
  );
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  const named = lines.filter((line) => /['"`].*npm run /.test(line) && !/^\s*(\*|\/)/.test(line));
  // What says how a command is used, what is for any site or for content/ alone, and the function itself.
  const others = named.filter(
    (line) =>
      !/[Uu]sage: npm run|Nothing was recorded|npm run (weigh|--silent)|\}npm run \$/.test(line),
  );
  expect(others).toEqual([]);
});

test.each([
  ['examples/nobody', /^There is no folder examples\/nobody: let SITE name .+\n$/],
  ['content/home.yaml', /^content\/home.yaml is a file: let SITE name the folder .+\n$/],
])('%s, which is no folder, is one line', (site, line) => {
  const env = { ...process.env, SITE: site };
  const stderr = expect.stringMatching(line);
  const result = spawnSync('node', ['scripts/build.ts'], { env, encoding: 'utf8' });
  expect(result).toMatchObject({ status: 1, stdout: '', stderr });
});
