import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The third-party packages of which visitors receive a part: the heading font, and Tailwind's base
 * rules. Packages that only build the site are not passed on.
 */
const shippedPackages = ['@fontsource-variable/bricolage-grotesque', 'tailwindcss'] as const;

/** Licences whose only condition is that their text is passed on. */
const permissiveLicences = ['MIT', 'OFL-1.1', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];

/**
 * `/licences.txt`: the full licence of each third-party part of the site.
 *
 * @throws Error when a package's licence has other conditions than that its text is passed on
 */
export function createLicencesTxt(names: readonly string[] = shippedPackages): string {
  const require = createRequire(import.meta.url);
  const parts = names.map((name) => {
    const manifestFile = require.resolve(`${name}/package.json`);
    const { version, license } = JSON.parse(readFileSync(manifestFile, 'utf8'));
    if (!permissiveLicences.includes(license)) {
      throw new Error(
        `${name} has the licence ${license}: check its conditions, then add it to pipeline/site-files/licences.ts`,
      );
    }
    const text = readFileSync(path.join(path.dirname(manifestFile), 'LICENSE'), 'utf8').trim();
    return `${name} ${version} (${license})\n\n${text}\n`;
  });
  return `Parts of this site that others made, and their licences.\n\n${parts.join('\n\n')}`;
}
