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
  const left = ['form-1a.js', 'heading-3c.woff2', 'shared-2b.js'];
  expect(readdirSync(path.join(folder, 'assets')).sort()).toEqual(left);
});

test('files with the same bytes have the same time, and another one once they change; everybody may read them', () => {
  const finish = (text: string) => {
    const folder = temporaryFolder({ 'about.html': text, 'assets/a.svg': 'x' });
    const places = ['about.html', 'assets/a.svg'].map((name) => path.join(folder, name));
    for (const place of places) chmodSync(place, 0o600);
    setTimesAndModes(folder);
    return places.map((place) => statSync(place)).map(({ mtimeMs, mode }) => ({ mtimeMs, mode }));
  };
  const [[page, asset], again, [later, same]] = [finish('$299'), finish('$299'), finish('$199')];
  expect([page?.mode, asset?.mode]).toEqual([0o100644, 0o100644]);
  expect([again, same]).toEqual([[page, asset], asset]);
  expect(later?.mtimeMs).not.toBe(page?.mtimeMs);
  expect(later?.mtimeMs).toBeLessThan(Date.now());
});
