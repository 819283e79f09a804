import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { nameContentFile } from './content-folder.ts';

test.each([
  ['content', 'content/home.yaml'],
  ['examples/brasswick', 'examples/brasswick/home.yaml'],
  ['../our-site', '../our-site/home.yaml'],
])('a file of %s is named %s', (folder, name) => {
  expect(nameContentFile(folder, 'home.yaml')).toBe(name);
});

test.each([
  [undefined, 'content'],
  ['examples/brasswick', 'examples/brasswick'],
  ['./examples/brasswick/', 'examples/brasswick'],
  [path.resolve('../our-site'), '../our-site'],
])('with SITE=%s the content folder is %s', (SITE, folder) => {
  const script = `import { contentFolder } from ${JSON.stringify(path.resolve('app/content/content-folder.ts'))}; console.log(contentFolder);`;
  const { SITE: _, ...env } = process.env;
  const options = { env: SITE ? { ...env, SITE } : env, encoding: 'utf8' } as const;
  const { stdout } = spawnSync('node', ['--input-type=module', '--eval', script], options);
  expect(stdout.trim()).toBe(folder);
});

test('a folder that is not there is one line', () => {
  const env = { ...process.env, SITE: 'examples/nobody' };
  const stderr = expect.stringMatching(/^There is no folder examples\/nobody: let SITE name .+\n$/);
  const result = spawnSync('node', ['scripts/build.ts'], { env, encoding: 'utf8' });
  expect(result).toMatchObject({ status: 1, stdout: '', stderr });
});
