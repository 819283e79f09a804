import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../hosting/served-files.ts';
import { hashInputs } from './build-cache.ts';

/** Where the code lies that a build runs or bundles. */
const folders = ['app', 'authoring', 'hosting', 'lib', 'pipeline'];
/** The bundler's settings, and the versions of all packages as npm has installed them. */
const files = [
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'node_modules/.package-lock.json',
];

/**
 * A hash of all code that a build depends on: the site's own, the packages' versions and Node's. A
 * cached result whose key has it is made anew after any change of code.
 */
export function hashSources(): string {
  const sources = folders.flatMap((folder) =>
    listFiles(folder).map((file) => path.join(folder, file)),
  );
  const texts = [...sources, ...files].flatMap((file) => [file, readFileSync(file)]);
  return hashInputs(process.version, ...texts);
}
