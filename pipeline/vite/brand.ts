import path from 'node:path';
import type { Plugin } from 'vite';
import { loadBrand } from '../../app/content/brand/read-brand.ts';
import { contentFolder } from '../../app/content/content-folder.ts';
import { prepareBrandFiles } from '../brand/brand-files.ts';

/** Makes the brand's tokens and heading font available to style sheets as `@brand/…`. */
export function brand(): Plugin {
  return {
    name: 'brand',
    async config({ root = process.cwd() }) {
      const folder = path.resolve(root, contentFolder);
      const { tokens, font } = await prepareBrandFiles(folder, loadBrand(folder));
      return { resolve: { alias: { '@brand/tokens.css': tokens, '@brand/heading.woff2': font } } };
    },
  };
}
