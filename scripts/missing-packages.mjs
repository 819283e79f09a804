// Plain JavaScript without imports from packages: it runs before they are there, on Node 20 or newer.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listMissingPackages } from '../packages/sitewright/missing-packages.mjs';

const lists = ['dependencies', 'devDependencies'];

/** The packages that this repository's package.json and those of its workspaces ask for, and that are not installed. */
export function listAllMissingPackages() {
  const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));
  const folders = workspaces.flatMap((pattern) => {
    const room = path.dirname(pattern);
    return readdirSync(room).map((name) => path.join(room, name));
  });
  const all = ['.', ...folders.filter((one) => existsSync(path.join(one, 'package.json')))];
  return [...new Set(all.flatMap((one) => listMissingPackages(path.resolve(one), lists)))];
}
