// The settings of the development server; a build has those of pipeline/vite/bundler-config.ts alone.
import { defineConfig } from 'vite';
import { admin } from './authoring/admin/vite-plugin.ts';
import { contentReload } from './authoring/content-reload.ts';
import { brand } from './pipeline/vite/brand.ts';
import bundlerConfig from './pipeline/vite/bundler-config.ts';
import { vendorFiles } from './pipeline/vite/vendor-files.ts';

export default defineConfig({
  ...bundlerConfig,
  plugins: [...bundlerConfig.plugins, admin(), contentReload(), brand(), vendorFiles()],
  // The browser gets the first, which is named so that the first start need not discover it. Only
  // loaders use the others.
  optimizeDeps: {
    include: ['class-variance-authority'],
    exclude: ['culori', 'fontkitten', 'image-size', 'svgo', 'svgpath', 'yaml', 'zod'],
  },
});
