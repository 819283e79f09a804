import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { styleSheets } from './style-sheets.ts';

test('style sheets beside a header are part of that of all pages, once, whether or not a module imports them', () => {
  const site = temporaryFolder();
  const own = path.join(site, 'frame/header.css');
  mkdirSync(path.dirname(own));
  writeFileSync(own, '@utility masthead { color: red; }');
  const transform = styleSheets(site).transform as (code: string, id: string) => string | null;
  const global = path.resolve('packages/sitewright/page/styles/global.css');
  const sheet = transform(readFileSync(global, 'utf8').replaceAll('@origin', ''), global) ?? '';
  const imports = sheet.match(/(?<=@import ")[^"]*frame\/header\.css/g) ?? [];
  expect(imports.map((one) => path.resolve(path.dirname(global), one))).toEqual([own]);
  expect(transform(readFileSync(own, 'utf8'), own)).toBe('');
});

test('the machine’s own style sheet is none of the site’s, wherever it is installed', () => {
  const installed = path.resolve('packages/sitewright/page/styles/global.css');
  // Below the folder of the site too.
  for (const site of [temporaryFolder(), path.resolve('packages'), path.resolve('.')]) {
    const transform = styleSheets(site).transform as (code: string, id: string) => string | null;
    expect(transform('@layer theme;', installed), site).toBe('@layer theme;');
  }
});

test('a style sheet that a module imports from a folder where none is found is named, with where it may stand', () => {
  const site = temporaryFolder();
  const transform = styleSheets(site).transform as (code: string, id: string) => string | null;
  expect(() => transform('', path.join(site, 'parts/chart.css'))).toThrow(
    'parts/chart.css: expected a style sheet in styles/',
  );
});

test('a module that imports the styles of a package is refused with its line and what to write', () => {
  const site = temporaryFolder({
    'sections/map/map.client.tsx': "\nimport 'leaflet/dist/leaflet.css';\n",
  });
  const resolve = styleSheets(site).resolveId as (source: string, importer: string) => unknown;
  const module = path.join(site, 'sections/map/map.client.tsx');
  expect(() => resolve('leaflet/dist/leaflet.css', module)).toThrow(
    'sections/map/map.client.tsx:2:9 no page would have these styles: write @import "leaflet/dist/leaflet.css"; into sections/<kind>/<kind>.css',
  );
  expect(resolve('./map.css', module)).toBeUndefined();
  expect(
    resolve('leaflet/dist/leaflet.css', path.join(site, 'sections/map/map.css')),
  ).toBeUndefined();
});
