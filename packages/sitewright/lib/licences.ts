import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Licences whose only condition is that their text is passed on, by their SPDX names. */
const permissive = ['MIT', 'OFL-1.1', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];

/** A third-party part of the site. */
export interface Part {
  /** Its name, version and licence, such as `tailwindcss 4.3.3 (MIT)`. */
  title: string;
  /** The licence in full. */
  text: string;
}

/** Where a package may be installed: beside the site, or beside the machine, which brings some of its own. */
const places = [path.resolve('package.json'), import.meta.filename];

/** Finds the folder of a package, that of the site's own first; undefined when it is not installed. */
export function findPackage(name: string): string | undefined {
  for (const place of places) {
    try {
      return path.dirname(createRequire(place).resolve(`${name}/package.json`));
    } catch {}
  }
  return undefined;
}

/**
 * Reads the licence of a package.
 *
 * @param folder its own
 * @returns what is wrong when the licence has other conditions than that its text is passed on
 */
export function readLicence(folder: string): Part | { problem: string } {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  if (!permissive.includes(license)) {
    return { problem: `one of the licences ${permissive.join(', ')}, found ${license}` };
  }
  const text = readFileSync(path.join(folder, 'LICENSE'), 'utf8').trim();
  return { title: `${name} ${version} (${license})`, text };
}
