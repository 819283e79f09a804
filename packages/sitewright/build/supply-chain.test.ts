import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countermark } from '../../../tests/support/example.ts';
import { loadBrand } from '../content/brand/load-brand.ts';
import { readSite } from '../kinds/read-site.ts';
import { findPackage, readLicence } from '../lib/licences.ts';
import { createLicencesTxt } from './site-files/texts.ts';

const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const manifests = ['package.json', ...globSync('{packages,sites}/*/package.json')].map(
  readManifest,
);
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
interface Locked {
  license?: string;
  hasInstallScript?: boolean;
  /** It is a link to a folder of this repository. */
  link?: boolean;
}
/** The packages of others. */
const locked = Object.entries<Locked>(packages).filter(
  ([place, { link }]) => place.startsWith('node_modules/') && !link,
);

test('every dependency has an exact version, and only packages that the root’s package.json names run an install script', () => {
  expect(manifests.length).toBeGreaterThan(3);
  const all = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.entries<string>({ ...dependencies, ...devDependencies }),
  );
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  const withScript = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = withScript.map(([place]) => place.split('node_modules/').at(-1));
  expect(names).toEqual(Object.keys(manifests[0].allowScripts));
});

/** What a package says of its licence as packages did before 2014: lockfiles leave it out. */
const oldLicence = (place: string): string | undefined =>
  JSON.parse(readFileSync(`${place}/package.json`, 'utf8')).licenses?.[0]?.type;

test('every package names its licence, and none has a copyleft licence', () => {
  const copyleft = /^(?!.*\bOR\b).*\b(A?GPL|SSPL|BUSL|UNLICENSED)/;
  const doubtful = locked.filter(
    ([place, { license = oldLicence(place) }]) => !license || copyleft.test(license),
  );
  expect(doubtful).toEqual([]);
});

test('licences.txt has the licence of each third-party part, and a package with another kind does not ship', async () => {
  const { licence } = (await loadBrand(readSite(countermark))).face;
  const text = createLicencesTxt(licence);
  expect(licence.text.length).toBeGreaterThan(100);
  expect(text).toContain(`${licence.title}\n\n${licence.text}\n`);
  expect(text).toMatch(/tailwindcss \d+\.\d+\.\d+ \(MIT\)/);
  const read = (name: string) => Object.values(readLicence(findPackage(name) ?? '')).join();
  expect(read('csp_evaluator')).toMatch(/^csp_evaluator .+ \(Apache-2\.0\)/);
  expect(read('axe-core')).toMatch(/found MPL-2\.0$/);
});
