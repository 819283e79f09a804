import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { permissiveLicences } from '../../lib/permissive-licences.ts';

/** A third-party part of the site. */
export interface Part {
  /** Its name, version and licence, such as `tailwindcss 4.3.3 (MIT)`. */
  title: string;
  /** The licence in full. */
  text: string;
}

/**
 * `/licences.txt`: the full licence of each part of the site that visitors receive and that others
 * made: the heading fonts, and Tailwind's base rules. Packages that only build the site are not passed
 * on.
 */
export function createLicencesTxt(...fonts: readonly Part[]): string {
  const parts = [...fonts, readPart('tailwindcss')].map(
    ({ title, text }) => `${title}\n\n${text}\n`,
  );
  return `Parts of this site that others made, and their licences.\n\n${parts.join('\n\n')}`;
}

/**
 * @param name of an installed package
 * @throws Error when its licence has other conditions than that its text is passed on
 */
export function readPart(name: string): Part {
  const { resolve } = createRequire(import.meta.url);
  const manifestFile = resolve(`${name}/package.json`);
  const { version, license } = JSON.parse(readFileSync(manifestFile, 'utf8'));
  if (!permissiveLicences.includes(license)) {
    throw new Error(
      `${name} has the licence ${license}: check its conditions, then add it to lib/permissive-licences.ts`,
    );
  }
  const text = readFileSync(path.join(path.dirname(manifestFile), 'LICENSE'), 'utf8').trim();
  return { title: `${name} ${version} (${license})`, text };
}
