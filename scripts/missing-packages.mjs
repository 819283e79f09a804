// Plain JavaScript without imports from packages: it runs before they are there, on Node 20 or newer.
import { existsSync, readFileSync } from 'node:fs';

/** The packages that package.json names and that are not installed. */
export function listMissingPackages() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const names = Object.keys({ ...dependencies, ...devDependencies });
  return names.filter((name) => !existsSync(`node_modules/${name}/package.json`));
}
