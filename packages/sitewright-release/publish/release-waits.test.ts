import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tinySite } from '../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { commandFile } from '../../../tests/support/machine.ts';

test('a release waits while a note of an import says that something of the old site is missing', () => {
  const site = new ContentFolder(tinySite({ 'pages/help.md': {} }));
  site.write('pages/help.md', `${site.read('pages/help.md')}\n<!-- Not moved: {% if open %} -->\n`);
  const { stderr, status } = spawnSync(process.execPath, [commandFile('release'), 'local'], {
    cwd: path.dirname(site.path),
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^content\/pages\/help\.md:\d+:1 not moved from the old site: \{% if open %\}/,
  );
  expect(stderr).toContain('1 such note of the import is left');
});
