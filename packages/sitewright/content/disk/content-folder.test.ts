import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { commandFile } from '../../../../tests/support/machine.ts';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { readSite } from '../../kinds/read-site.ts';

test('a content folder that is missing, or is a file, is one line', () => {
  const missing = 'There is no folder content: run the command in the folder of a site';
  const cwd = temporaryFolder();
  const result = spawnSync('node', [commandFile('build')], { cwd, encoding: 'utf8' });
  expect(result).toMatchObject({ status: 1, stdout: '', stderr: `${missing}\n` });
  const file = path.join(temporaryFolder({ content: '' }), 'content');
  expect(() => readSite(file)).toThrow(
    /content is a file: expected a folder with a vendor's content$/,
  );
});
