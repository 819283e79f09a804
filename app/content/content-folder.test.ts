import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

test('SITE names the content folder', () => {
  const script = `for (const [index, site] of [undefined, ...process.argv.slice(1)].entries()) {
    if (site) process.env.SITE = site;
    const { contentFolder } = await import('./app/content/content-folder.ts?' + index);
    console.log(contentFolder);
  }`;
  const { SITE: _, ...env } = process.env;
  const sites = ['examples/brasswick', './examples/brasswick/', path.resolve('../our-site')];
  const options = ['--input-type=module', '--eval', script, ...sites];
  const { stdout } = spawnSync('node', options, { env, encoding: 'utf8' });
  const folders = ['content', 'examples/brasswick', 'examples/brasswick', '../our-site'];
  expect(stdout.trim().split('\n')).toEqual(folders);
});

test('a folder that is not there is one line', () => {
  const env = { ...process.env, SITE: 'examples/nobody' };
  const stderr = expect.stringMatching(/^There is no folder examples\/nobody: let SITE name .+\n$/);
  const result = spawnSync('node', ['scripts/build.ts'], { env, encoding: 'utf8' });
  expect(result).toMatchObject({ status: 1, stdout: '', stderr });
});
