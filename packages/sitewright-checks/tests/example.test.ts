import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readExample } from '../../../tests/support/read-example.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';

test('the example of the README runs: it compares pages in a browser', () => {
  const page = (word: string) => `<!doctype html><title>A page</title><p>${word}</p>`;
  const cwd = temporaryFolder({
    'build/before/index.html': page('Before'),
    'build/client/index.html': page('After'),
    'build/before/about.html': page('Same'),
    'build/client/about.html': page('Same'),
  });
  symlinkSync(path.resolve('node_modules'), path.join(cwd, 'node_modules'));
  const options = ['--input-type=module-typescript', '--eval', readExample('sitewright-checks')];
  const { stdout, stderr } = spawnSync(process.execPath, options, { cwd, encoding: 'utf8' });
  expect(stdout, stderr).toMatch(/^index\.html different \[.*- ?.*\]\n$/s);
  expect(stdout).toContain("text: 'After'");
});
