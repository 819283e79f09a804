import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { setTimesAndModes } from './finish-files.ts';

/** Writes a site with this text on a page as somebody with a strict umask does, and reads times and modes. */
function finish(text: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'finish-'));
  const files = ['about.html', 'assets/a.svg'].map((name) => path.join(folder, name));
  mkdirSync(path.join(folder, 'assets'), { mode: 0o700 });
  for (const file of files)
    writeFileSync(file, file.endsWith('html') ? text : 'x', { mode: 0o600 });
  setTimesAndModes(folder);
  const stats = [...files, folder, path.join(folder, 'assets')].map((file) => statSync(file));
  rmSync(folder, { recursive: true });
  const [page, asset] = stats.map(({ mtimeMs }) => mtimeMs);
  return { page, asset, modes: stats.map(({ mode }) => (mode & 0o777).toString(8)) };
}

test('files with the same bytes have the same time, and another one once they change', () => {
  const [first, again, later] = [finish('$299'), finish('$299'), finish('$199')];
  expect(again).toEqual(first);
  expect(later.asset).toBe(first.asset);
  expect(later.page).not.toBe(first.page);
  expect(later.page).toBeLessThan(Date.now());
});

test('everybody may read all files, whatever the umask', () => {
  expect(finish('x').modes).toEqual(['644', '644', '755', '755']);
});
