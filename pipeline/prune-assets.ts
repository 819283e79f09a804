import { readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const textFile = /\.(html|js|css|svg|webmanifest)$/;
/** Whatever may be the name of a file; looking for each file's name would take long on a large site. */
const fileName = /([\w$-][\w.$-]*\.\w+)/g;
/** Pages, of which there may be many, name assets with their folder, which is found much sooner. */
const assetPath = /assets\/([\w.$-]+)/g;
/** React Router's manifest of all routes names every chunk, but a page loads only its own. */
const routeManifest = /^manifest-[\w-]+\.js$/;

/**
 * Deletes every bundled asset that no page refers to, directly or by way of other assets: scripts
 * of pages that do not hydrate, inlined style sheets, and by-products of the bundler.
 *
 * @param folder the folder to deploy, with its pages in place
 */
export async function pruneAssets(folder: string): Promise<void> {
  const assets = path.join(folder, 'assets');
  const unreferenced = new Set(await readdir(assets));
  const unread = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(folder, file));

  for (let file = unread.pop(); file; file = unread.pop()) {
    if (!textFile.test(file) || routeManifest.test(path.basename(file))) continue;
    const source = readFileSync(file, 'utf8');
    const pattern = file.endsWith('.html') ? assetPath : fileName;
    for (const [, name = ''] of source.matchAll(pattern)) {
      if (unreferenced.delete(name)) unread.push(path.join(assets, name));
    }
  }
  await Promise.all([...unreferenced].map((name) => rm(path.join(assets, name))));
  await rm(path.join(folder, '.vite'), { recursive: true, force: true });
}
