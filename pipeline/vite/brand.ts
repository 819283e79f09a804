import path from 'node:path';
import type { Plugin } from 'vite';
import { loadBrand } from '../../app/content/brand/read-brand.ts';
import { contentFolder } from '../../app/content/content-folder.ts';
import { prepareBrandFiles } from '../brand/brand-files.ts';

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
      const alias = await prepareBrandFiles(folder, loadBrand(folder));
      return { resolve: { alias: { ...alias } } };
    },
  };
}
