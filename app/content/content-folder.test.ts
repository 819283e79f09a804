import { spawnSync } from 'node:child_process';
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

test('a folder that is not there is one line', () => {
  const env = { ...process.env, SITE: 'examples/nobody' };
  const stderr = expect.stringMatching(/^There is no folder examples\/nobody: let SITE name .+\n$/);
  const result = spawnSync('node', ['scripts/build.ts'], { env, encoding: 'utf8' });
  expect(result).toMatchObject({ status: 1, stdout: '', stderr });
});
