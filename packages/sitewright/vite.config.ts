// The settings of the development server; a build has those of build/vite/bundler-config.ts alone.
import path from 'node:path';
import { defineConfig } from 'vite';
import bundlerConfig from './build/vite/bundler-config.ts';
import { contentReload } from './build/vite/content-reload.ts';
import { keepDrafts, loadCompanionPlugins, missingEditor } from './build/vite/development.ts';
import { developmentPages } from './build/vite/development-pages.ts';
import { listParts } from './build/vite/live-parts.ts';
import { serverGuard } from './build/vite/server-guard.ts';
import { vendorFiles } from './build/vite/vendor-files.ts';
import { machineFolder, ownModule } from './lib/own-files.ts';
import { readPort } from './lib/port.ts';

const drafts = keepDrafts();

export default defineConfig({
  ...bundlerConfig,
  root: machineFolder,
  // Servers of several sites do not share what they have prepared of packages.
  cacheDir: path.resolve('node_modules/.cache/vite'),
  server: {
    port: readPort(5173),
    strictPort: process.env.PORT !== undefined,
    // A build that ends while the server runs is no edit.
    watch: { ignored: [path.resolve('build/**')] },
  },
  plugins: [
    serverGuard(),
    ...bundlerConfig.plugins,
    ...(await loadCompanionPlugins(drafts)),
    missingEditor(),
    contentReload(),
    vendorFiles(drafts),
    developmentPages(drafts),
  ],
  // What parts that live import is looked for when the server starts. Found later, in the first page, it
  // would reload that page, which then may not hear of edits any more.
  optimizeDeps: {
    entries: [...listParts().values(), ownModule('page/inline-scripts/hydrate-part.tsx')],
  },
});
