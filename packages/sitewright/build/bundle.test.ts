import { expect, test } from 'vitest';
import { type TinySite, tinySite } from '../../../tests/fixtures/tiny/tiny-site.ts';
import { loadBrand } from '../content/brand/load-brand.ts';
import { prepareBrandFiles } from './brand/brand-files.ts';
import { listFonts } from './brand/fonts.ts';
import { hashBundle } from './bundle.ts';

/** What the bundle of a site is stored under. */
async function hashOf({ folder }: TinySite, sources = 'code') {
  const brand = await loadBrand(folder);
  const brandFiles = await prepareBrandFiles(folder, brand, await listFonts(folder, brand));
  return hashBundle({ sources, origin: 'https://acme.example', brandFiles });
}

test('another page needs no bundling; a colour or other code does', async () => {
  const site = tinySite({ 'pages/winter.yaml': {} });
  const before = await hashOf(site);
  site.write('pages/spring.yaml', site.read('pages/winter.yaml')).remove('pages/winter.yaml');
  expect(await hashOf(site)).toBe(before);
  expect(await hashOf(site, 'other code')).not.toBe(before);
  expect(await hashOf(site.set('brand/brand.yaml', { 'colours.hue': 151 }))).not.toBe(before);
});
