import { chmodSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { setTimesAndModes } from './finish-files.ts';

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
