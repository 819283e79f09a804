import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

const textual = /\.(html|js|css|svg|webmanifest)$/;
/** The router's list of all routes names every chunk, but a page only loads its own. */
const routeList = /^manifest-[\w-]+\.js$/;

/**
 * Deletes every bundled asset that no page reaches: script that nobody hydrates with, style
 * sheets that are inlined, and bundler by-products.
 *
 * @param folder the folder to deploy, with its pages in place
 */
export async function removeUnreferenced(folder: string): Promise<void> {
  const assets = path.join(folder, 'assets');
  const unreached = new Set(await readdir(assets));
  const toRead = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(folder, file));

  for (let file = toRead.pop(); file; file = toRead.pop()) {
    if (!textual.test(file) || routeList.test(path.basename(file))) continue;
    const source = await readFile(file, 'utf8');
    for (const name of unreached) {
      if (!source.includes(name)) continue;
      unreached.delete(name);
      toRead.push(path.join(assets, name));
    }
  }
  await Promise.all([...unreached].map((name) => rm(path.join(assets, name))));
  await rm(path.join(folder, '.vite'), { recursive: true, force: true });
}
