import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tinySite } from '../../tests/fixtures/tiny/tiny-site.ts';
import { readExample } from '../../tests/support/read-example.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

test('the example of the README runs: it says what a change of a site would break', () => {
  const cwd = temporaryFolder();
  tinySite({ 'pages/terms.md': {} }).writeTo(path.join(cwd, 'content'));
  symlinkSync(path.resolve('node_modules'), path.join(cwd, 'node_modules'));
  const options = ['--input-type=module-typescript', '--eval', readExample('sitewright')];
  const { stdout, stderr } = spawnSync(process.execPath, options, { cwd, encoding: 'utf8' });
  expect(stdout, stderr).toMatch(
    /^content\/pages\/spring\.md:6:\d+ "\/no-such-page" leads to no page.*\n$/,
  );
});
