// The settings of the development server; a build has those of pipeline/vite/bundler-config.ts alone.
import path from 'node:path';
import { defineConfig } from 'vite';
import type { SiteContent } from './app/content/site-content.ts';
import { contentReload } from './authoring/content-reload.ts';
import { editors } from './authoring/vite-plugin.ts';
import { readPort } from './lib/port.ts';
import bundlerConfig from './pipeline/vite/bundler-config.ts';
import { developmentPages } from './pipeline/vite/development-pages.ts';
import { vendorFiles } from './pipeline/vite/vendor-files.ts';

/** What windows of the page editor show and have not saved, by their names. */
const drafts = new Map<string, SiteContent>();

export default defineConfig({
  ...bundlerConfig,
  server: {
    port: readPort(5173),
    strictPort: process.env.PORT !== undefined,
    // A build that ends while the server runs is no edit.
    watch: { ignored: [path.resolve('build/**')] },
  },
  plugins: [
    ...bundlerConfig.plugins,
    editors(drafts),
    contentReload(),
    vendorFiles(drafts),
    developmentPages(drafts),
  ],
  // What parts that live import is looked for when the server starts. Found later, in the first page, it
  // would reload that page, which then may not hear of edits any more.
  optimizeDeps: { entries: ['app/**/*.client.tsx', 'app/enhance/hydrate-part.tsx'] },
});
