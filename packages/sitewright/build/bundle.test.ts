import { expect, test } from 'vitest';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { loadBrand } from '../content/brand/load-brand.ts';
import { readSite } from '../kinds/read-site.ts';
import { prepareBrandFiles } from './brand/brand-files.ts';
import { listFonts } from './brand/fonts.ts';
import { hashBundle } from './bundle.ts';

/** What the bundle of a content folder is stored under. */
async function hashOf({ path }: ContentFolder, sources = 'code') {
  const brand = await loadBrand(readSite(path));
  const languages = await listFonts(readSite(path), brand);
  const brandFiles = await prepareBrandFiles(readSite(path), brand, languages);
  return hashBundle({ sources, origin: 'https://acme.example', brandFiles });
}

test('another page needs no bundling; a colour or other code does', async () => {
  const folder = new ContentFolder();
  const before = await hashOf(folder);
  folder.rename('pages/winter.yaml', 'pages/spring.yaml');
  expect(await hashOf(folder)).toBe(before);
  expect(await hashOf(folder, 'other code')).not.toBe(before);
  folder.set('brand/brand.yaml', { 'colours.paper.light': '#fbf7ee' });
  expect(await hashOf(folder)).not.toBe(before);
});
