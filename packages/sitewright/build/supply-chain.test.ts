import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadBrand } from '../content/brand/load-brand.ts';
import { contentFolder } from '../content/index/content-folder.ts';
import { readSite } from '../kinds/read-site.ts';
import { findPackage, readLicence } from '../lib/licences.ts';
import { createLicencesTxt } from './site-files/texts.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const locked = Object.entries<{ license?: string; hasInstallScript?: boolean }>(packages).slice(1);

test('every dependency has an exact version, and only packages that package.json names run an install script', () => {
  const all = Object.entries<string>({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  const withScript = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = withScript.map(([place]) => place.split('node_modules/').at(-1));
  expect(names).toEqual(Object.keys(manifest.allowScripts));
});

test('every package names its licence, and none has a copyleft licence', () => {
  const copyleft = /^(?!.*\bOR\b).*\b(A?GPL|SSPL|BUSL|UNLICENSED)/;
  const doubtful = locked.filter(([, { license }]) => !license || copyleft.test(license));
  expect(doubtful).toEqual([]);
});

test('licences.txt has the licence of each third-party part, and a package with another kind does not ship', async () => {
  const { licence } = (await loadBrand(readSite(contentFolder))).face;
  const text = createLicencesTxt(licence);
  expect(licence.text.length).toBeGreaterThan(100);
  expect(text).toContain(`${licence.title}\n\n${licence.text}\n`);
  expect(text).toMatch(/tailwindcss \d+\.\d+\.\d+ \(MIT\)/);
  const read = (name: string) => Object.values(readLicence(findPackage(name) ?? '')).join();
  expect(read('csp_evaluator')).toMatch(/^csp_evaluator .+ \(Apache-2\.0\)/);
  expect(read('axe-core')).toMatch(/found MPL-2\.0$/);
});
