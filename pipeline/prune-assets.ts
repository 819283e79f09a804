import { readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltPage } from './render/inspect-page.ts';

const textFile = /\.(js|css|svg|webmanifest)$/;
/** Whatever may be the name of a file. */
const fileName = /[\w$-][\w.$-]*\.\w+/g;

/**
 * Deletes every bundled asset that no page refers to, directly or by way of other assets: scripts
 * of React, inlined style sheets, and by-products of the bundler.
 */
export async function pruneAssets(
  folder: string,
  pages: readonly Pick<BuiltPage, 'assets'>[],
): Promise<void> {
  const folderOfAssets = path.join(folder, 'assets');
  const unreferenced = new Set(await readdir(folderOfAssets));
  const names = pages.flatMap(({ assets }) => assets);
  for (let name = names.pop(); name; name = names.pop()) {
    if (!unreferenced.delete(name) || !textFile.test(name)) continue;
    const found = readFileSync(path.join(folderOfAssets, name), 'utf8').match(fileName) ?? [];
    names.push(...found.filter((one) => unreferenced.has(one)));
  }
  await Promise.all([...unreferenced].map((name) => rm(path.join(folderOfAssets, name))));
  await rm(path.join(folder, '.vite'), { recursive: true, force: true });
}
