import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * What others made and visitors receive: the heading face, and the style rules that every page
 * begins with. What only builds the site is not passed on.
 */
const shipped = ['@fontsource-variable/bricolage-grotesque', 'tailwindcss'] as const;

/** Licences that ask for no more than to be passed on with the work. */
const permissive = ['MIT', 'OFL-1.1', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];

/**
 * `/licences.txt`: the licence of each part of the site that others made, in full, as these licences
 * ask for.
 *
 * @throws Error when a part's licence asks for more than that
 */
export function licences(names: readonly string[] = shipped): string {
  const require = createRequire(import.meta.url);
  const parts = names.map((name) => {
    const place = require.resolve(`${name}/package.json`);
    const { version, license } = JSON.parse(readFileSync(place, 'utf8'));
    if (!permissive.includes(license)) {
      throw new Error(
        `${name} is under ${license}: see pipeline/site-files/licences.ts before it ships`,
      );
    }
    const text = readFileSync(path.join(path.dirname(place), 'LICENSE'), 'utf8').trim();
    return `${name} ${version} (${license})\n\n${text}\n`;
  });
  return `Parts of this site that others made, and their licences.\n\n${parts.join('\n\n')}`;
}
