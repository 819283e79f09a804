import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
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
