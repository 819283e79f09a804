import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tinySite } from '../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder } from '../../tests/support/content-folder.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

const bin = path.resolve(import.meta.dirname, 'bin.mjs');
const run = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, [bin, ...args], { cwd, encoding: 'utf8' });

test('texts of a folder are written in our Markdown, what only the other system can do is named, and the rest stays as it is', () => {
  const ours = '---\ntitle: Hours\n---\n\nOpen *today*.\n\n\n';
  const folder = temporaryFolder({
    'content/posts/notes.md': '!!! warning\n    Closed on Monday\n\n{% unknown thing %}\n',
    'content/hours.md': ours,
  });
  const { stdout, status } = run(folder, 'content');
  expect([status, stdout]).toEqual([0, expect.stringContaining('1 of 2 texts')]);
  expect(stdout).toMatch(/content\/posts\/notes\.md:\d+ (left for you|lost): .*unknown thing/);
  const written = readFileSync(path.join(folder, 'content/posts/notes.md'), 'utf8');
  expect(written).toMatch(/^> \[!WARNING\]/);
  expect(written).toContain('Closed on Monday');
  expect(readFileSync(path.join(folder, 'content/hours.md'), 'utf8')).toBe(ours);
});

test('a text that is not there is said with what to type', () => {
  const { stderr, status } = run(temporaryFolder({}), 'content/nothing.md');
  expect([status, stderr]).toEqual([1, expect.stringContaining('There is no content/nothing.md')]);
});

test('an old site moves into the one in the folder, and IMPORT.md names what is to be decided', () => {
  const site = new ContentFolder(tinySite());
  const home = path.dirname(site.path);
  const old = temporaryFolder({
    'mkdocs.yml': 'site_name: Old\n',
    'docs/hours.md': '# Hours\n\n[Gone](gone.md)\n',
  });
  const { stdout, stderr, status } = run(home, old, '--offline');
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('Error')]);
  expect(stdout).toMatch(
    /^MkDocs, by its file mkdocs\.yml: 1 texts\n[\s\S]*Links that lead nowhere are words \(1\)/,
  );
  expect(site.read('pages/hours.md')).toContain('title: Hours');
  expect(readFileSync(path.join(home, 'IMPORT.md'), 'utf8')).toContain(
    'content/pages/hours.md: link to gone.md',
  );
  expect(run(home, 'nowhere').stderr).toMatch(
    /There is no nowhere\nUsage, in the folder of a site:/,
  );
  expect(run(old, home).stderr).toMatch(
    /There is no folder content: make a site with npm create sitewright/,
  );
});
