import { readFileSync } from 'node:fs';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import type { UserConfig } from 'vite';
import { machineFolder, ownModule } from '../../lib/own-files.ts';
import { styleSheet } from '../css/read-style-sheet.ts';
import { workFolder } from '../work-folder.ts';
import { inlineScript } from './inline-script.ts';
import { liveParts } from './live-parts.ts';
import { siteModules } from './site-modules.ts';
import { styleSheets } from './style-sheets.ts';

const { browserslist }: { browserslist: string[] } = JSON.parse(
  readFileSync(path.join(machineFolder, 'package.json'), 'utf8'),
);

/**
 * The settings of a build's bundler, anew for each server and build, as plugins remember what they have read. What the
 * development server needs beside them is in development-config.ts: it loads many packages, for which a build should
 * need no memory.
 */
const bundlerConfig = () =>
  ({
    appType: 'custom',
    publicDir: false,
    plugins: [siteModules(), styleSheets(), tailwindcss(), liveParts(), inlineScript()],
    resolve: {
      alias: [
        ...Object.entries<string>(JSON.parse(process.env.BRAND_FILES ?? '{}')).map(
          ([find, replacement]) => ({ find, replacement }),
        ),
        // A site's modules get the machine's own, not a second copy of them.
        { find: /^sitewright$/, replacement: ownModule('index.ts') },
        { find: 'sitewright/jsx-runtime', replacement: ownModule('jsx-runtime.ts') },
        { find: 'sitewright/jsx-dev-runtime', replacement: ownModule('jsx-dev-runtime.ts') },
        { find: /^sitewright\/kinds$/, replacement: ownModule('kinds/index.ts') },
        { find: /^sitewright\/views$/, replacement: ownModule('views.ts') },
      ],
      dedupe: ['react', 'react-dom'],
    },
    build: {
      assetsInlineLimit: 0,
      // Preloads would ask for what a part imports once it lives at addresses without the site's path.
      modulePreload: false,
      // Lowers CSS to what the oldest supported browsers know.
      cssTarget: browserslist.map((one) => one.replace('ios_saf', 'ios').replace(' >= ', '')),
      // Hides warnings about slow plugins, which a slow machine gets.
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    // One plugin for both: what one bundle learns of the parts that live, the other writes into the pages.
    builder: { sharedConfigBuild: true, sharedPlugins: true },
    environments: {
      client: {
        build: {
          outDir: path.resolve(workFolder, 'client'),
          emptyOutDir: false,
          manifest: true,
          rolldownOptions: { input: path.join(machineFolder, styleSheet) },
        },
      },
      // After the client's, which names the scripts of the parts that live.
      ssr: {
        build: {
          outDir: path.resolve(workFolder, 'server'),
          emptyOutDir: false,
          sourcemap: true,
          rolldownOptions: { input: { render: ownModule('page/render.tsx') } },
        },
      },
    },
  }) satisfies UserConfig;

export default bundlerConfig;
