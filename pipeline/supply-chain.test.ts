import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licences } from './site-files/licences.ts';

interface Locked {
  license?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
  version?: string;
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};
const locked = Object.entries(packages).filter(([place]) => place !== '');

test('a package may run a script when it is installed only if package.json names it', () => {
  const runs = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = runs.map(([place]) => place.split('node_modules/').at(-1));
  expect(names).toEqual(Object.keys(manifest.allowScripts));
});

test('every dependency is asked for in one exact version', () => {
  const wanted = Object.entries<string>({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('every package says its licence, and none asks for our sources', () => {
  const copyleft = /^(?!.*\bOR\b).*\b(A?GPL|SSPL|BUSL|UNLICENSED)/;
  const doubtful = locked.filter(([, { license }]) => !license || copyleft.test(license));
  expect(doubtful.map(([place, { license }]) => `${place}: ${license}`)).toEqual([]);
});

test('visitors are told the licence of each part that others made', () => {
  const text = licences();
  expect(text).toMatch(/bricolage-grotesque \d+\.\d+\.\d+ \(OFL-1\.1\)/);
  expect(text).toContain('The Bricolage Grotesque Project Authors');
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toMatch(/tailwindcss \d+\.\d+\.\d+ \(MIT\)/);
});

test('a part whose licence asks for more does not ship', () => {
  expect(() => licences(['csp_evaluator', 'axe-core'])).toThrow(/^axe-core is under MPL-2\.0: see/);
});
