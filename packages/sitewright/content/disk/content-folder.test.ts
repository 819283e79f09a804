import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { commandFile } from '../../../../tests/support/machine.ts';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';

test.each([
  ['missing', {}, /^There is no folder content: run the command in the folder of a site\n$/],
  ['a file', { content: '' }, /^content is a file: expected a folder with a vendor's content\n$/],
])('a content folder that is %s is one line', (_, files, line) => {
  const cwd = temporaryFolder(files);
  const result = spawnSync('node', [commandFile('build')], { cwd, encoding: 'utf8' });
  expect(result).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(line) });
});
