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
  return names.filter((name) => !findPackage(name, folder));
}

/**
 * Finds an installed package.
 *
 * @param {string} name of the package
 * @param {string} folder absolute; it may be installed in any folder above it
 * @returns {string | undefined} its folder
 */
export function findPackage(name, folder) {
  const place = path.join(folder, 'node_modules', name);
  if (existsSync(path.join(place, 'package.json'))) return place;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : findPackage(name, parent);
}
