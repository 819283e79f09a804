import { chmodSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { pruneAssets, setTimesAndModes } from './finish-files.ts';

test('a site has the assets that its pages need, also by way of others, and no more', async () => {
  const folder = temporaryFolder({
    'assets/form-1a.js': 'import"./shared-2b.js";',
    'assets/shared-2b.js': 'import"./form-1a.js";',
    'assets/heading-3c.woff2': 'unused-4d.js',
    'assets/unused-4d.js': '',
  });
  const needs = [{ assets: ['form-1a.js'] }, { assets: ['heading-3c.woff2', 'form-1a.js'] }];
  await pruneAssets(folder, needs);
  const left = readdirSync(path.join(folder, 'assets')).sort();
  expect(left).toEqual(['form-1a.js', 'heading-3c.woff2', 'shared-2b.js']);
});

/** Writes a site with this text on a page that nobody else may read, and reads times and modes. */
function finish(text: string) {
  const folder = temporaryFolder({ 'about.html': text, 'assets/a.svg': 'x' });
  const places = ['about.html', 'assets/a.svg'].map((name) => path.join(folder, name));
  for (const place of places) chmodSync(place, 0o600);
  setTimesAndModes(folder);
  const stats = places.map((place) => statSync(place));
  const [page, asset] = stats.map(({ mtimeMs }) => mtimeMs);
  return { page, asset, modes: stats.map(({ mode }) => (mode & 0o777).toString(8)) };
}

test('files with the same bytes have the same time, and another one once they change; everybody may read them', () => {
  const [first, again, later] = [finish('$299'), finish('$299'), finish('$199')];
  expect(first.modes).toEqual(['644', '644']);
  expect(again).toEqual(first);
  expect(later.asset).toBe(first.asset);
  expect(later.page).not.toBe(first.page);
  expect(later.page).toBeLessThan(Date.now());
});
