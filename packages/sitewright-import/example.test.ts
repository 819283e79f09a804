import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readExample } from '../../tests/support/read-example.ts';

test('the example of the README runs', () => {
  const options = ['--input-type=module-typescript', '--eval', readExample('sitewright-import')];
  const { stdout, stderr } = spawnSync(process.execPath, options, { encoding: 'utf8' });
  expect(stdout, stderr).toMatch(/^1 \/old \/new 301\n2 \/shop\/\*? ?.* 302\n/);
});
