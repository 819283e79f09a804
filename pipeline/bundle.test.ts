import { route } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { loadBrand } from '../app/content/brand/read-brand.ts';
import { ContentFolder } from '../tests/support/content-folder.ts';
import { prepareBrandFiles } from './brand/brand-files.ts';
import { listFonts } from './brand/fonts.ts';
import { hashBundle } from './bundle.ts';

const routes = [route('tills', 'routes/platform.tsx', { id: 'tills' })];

/** What the bundle of a content folder is stored under. */
async function hashOf({ path }: ContentFolder, own = routes, sources = 'code') {
  const brand = await loadBrand(path);
  const languages = await listFonts(path, brand);
  const brandFiles = await prepareBrandFiles(path, brand, languages);
  return hashBundle({ sources, origin: 'https://acme.example', routes: own, brandFiles });
}

test('another page of a kind needs no bundling; a colour, a kind of page or other code does', async () => {
  const folder = new ContentFolder();
  const before = await hashOf(folder);
  const scales = route('scales', 'routes/platform.tsx', { id: 'scales' });
  expect(await hashOf(folder, [scales, ...routes])).toBe(before);
  expect(await hashOf(folder, [...routes, route('blog', 'routes/post-list.tsx')])).not.toBe(before);
  expect(await hashOf(folder, routes, 'other code')).not.toBe(before);
  folder.set('brand/brand.yaml', { 'colours.paper.light': '#fbf7ee' });
  expect(await hashOf(folder)).not.toBe(before);
});
