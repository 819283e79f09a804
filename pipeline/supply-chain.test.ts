import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createLicencesTxt } from './site-files/licences.ts';

interface Locked {
  license?: string;
  hasInstallScript?: boolean;
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};
const locked = Object.entries(packages).filter(([place]) => place !== '');

test('only packages that package.json names may run an install script', () => {
  const withScript = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = withScript.map(([place]) => place.split('node_modules/').at(-1));
  expect(names).toEqual(Object.keys(manifest.allowScripts));
});

test('every dependency has an exact version', () => {
  const all = Object.entries<string>({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('every package names its licence, and none has a copyleft licence', () => {
  const copyleft = /^(?!.*\bOR\b).*\b(A?GPL|SSPL|BUSL|UNLICENSED)/;
  const doubtful = locked.filter(([, { license }]) => !license || copyleft.test(license));
  expect(doubtful.map(([place, { license }]) => `${place}: ${license}`)).toEqual([]);
});

test('licences.txt has the licence of each third-party part of the site', () => {
  const text = createLicencesTxt();
  expect(text).toMatch(/bricolage-grotesque \d+\.\d+\.\d+ \(OFL-1\.1\)/);
  expect(text).toContain('The Bricolage Grotesque Project Authors');
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toMatch(/tailwindcss \d+\.\d+\.\d+ \(MIT\)/);
});

test('a package with another kind of licence does not ship', () => {
  const create = () => createLicencesTxt(['csp_evaluator', 'axe-core']);
  expect(create).toThrow(/^axe-core has the licence MPL-2\.0: /);
});
