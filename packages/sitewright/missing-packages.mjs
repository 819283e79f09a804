// Plain JavaScript without imports from packages: it runs before they are there, on Node 20 or newer.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists the packages that a package.json asks for and that are not installed.
 *
 * @param {string} folder that of the package.json, absolute; a package may be installed in any folder above it
 * @param {string[]} lists which of its lists to look at
 * @returns {string[]} their names
 */
export function listMissingPackages(folder, lists = ['dependencies']) {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const names = lists.flatMap((list) => Object.keys(manifest[list] ?? {}));
  return names.filter((name) => !isInstalled(name, folder));
}

function isInstalled(name, folder) {
  if (existsSync(path.join(folder, 'node_modules', name, 'package.json'))) return true;
  const parent = path.dirname(folder);
  return parent !== folder && isInstalled(name, parent);
}
