import path from 'node:path';
import type { UserConfig } from 'vite';
import { machineFolder } from '../../lib/own-files.ts';
import { readPort } from '../../lib/port.ts';
import bundlerConfig from './bundler-config.ts';
import { contentReload } from './content-reload.ts';
import { keepDrafts, loadCompanionPlugins, missingEditor } from './development.ts';
import { developmentPages } from './development-pages.ts';
import { developmentParts } from './development-parts.ts';
import { serverGuard } from './server-guard.ts';
import { sharedModules } from './shared-modules.ts';
import { vendorFiles } from './vendor-files.ts';

/** The settings of the development server; a build has those of bundler-config.ts alone. */
export async function developmentConfig(): Promise<UserConfig> {
  const drafts = keepDrafts();
  const shared = bundlerConfig();
  return {
    ...shared,
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
      sharedModules(),
      ...shared.plugins,
      ...(await loadCompanionPlugins(drafts)),
      missingEditor(),
      contentReload(),
      vendorFiles(drafts),
      developmentParts(),
      developmentPages(drafts),
    ],
    // No page loads modules one by one.
    optimizeDeps: { noDiscovery: true },
  };
}
