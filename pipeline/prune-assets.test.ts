import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { pruneAssets } from './finish-files.ts';

test('a site has the assets that its pages need, also by way of others, and no more', async () => {
  const folder = temporaryFolder();
  const assets = path.join(folder, 'assets');
  mkdirSync(assets);
  const write = (name: string, text: string) => writeFileSync(path.join(assets, name), text);
  write('form-1a.js', 'import"./shared-2b.js";');
  write('shared-2b.js', 'import"./form-1a.js";');
  write('heading-3c.woff2', 'unused-4d.js');
  write('unused-4d.js', '');

  await pruneAssets(folder, [
    { assets: ['form-1a.js'] },
    { assets: ['heading-3c.woff2', 'form-1a.js'] },
  ]);
  expect(readdirSync(assets).sort()).toEqual(['form-1a.js', 'heading-3c.woff2', 'shared-2b.js']);
});
