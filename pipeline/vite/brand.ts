import path from 'node:path';
import type { Plugin } from 'vite';
import { loadBrand } from '../../app/content/brand/read-brand.ts';
import { contentFolder } from '../../app/content/content-folder.ts';
import { prepareBrandFiles } from '../brand/brand-files.ts';
import { listHeadingFonts } from '../brand/heading-fonts.ts';

/**
 * Development only: makes the brand's tokens and heading font available to style sheets as
 * `@brand/…`. A build gives them to its bundler.
 */
export function brand(): Plugin {
  return {
    name: 'brand',
    apply: 'serve',
    async config({ root = process.cwd() }) {
      const folder = path.resolve(root, contentFolder);
      const brand = loadBrand(folder);
      const languages = await listHeadingFonts(folder, brand);
      const alias = await prepareBrandFiles(folder, brand, languages);
      return { resolve: { alias: { ...alias } } };
    },
  };
}
