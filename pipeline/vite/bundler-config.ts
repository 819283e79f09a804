import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import type { UserConfig } from 'vite';
import manifest from '../../package.json' with { type: 'json' };
import { inlineScript } from './inline-script.ts';
import { liveParts } from './live-parts.ts';
import { styleSheets } from './style-sheets.ts';

/**
 * The settings of a build's bundler. What the development server needs beside them is in vite.config.ts:
 * it loads many packages, for which a build should need no memory.
 */
export default {
  plugins: [styleSheets(), tailwindcss(), liveParts(), reactRouter(), inlineScript()],
  resolve: { alias: JSON.parse(process.env.BRAND_FILES ?? '{}') },
  build: {
    assetsInlineLimit: 0,
    // Lowers CSS to what the oldest supported browsers know.
    cssTarget: manifest.browserslist.map((one) =>
      one.replace('ios_saf', 'ios').replace(' >= ', ''),
    ),
    // Hides warnings about slow plugins, which a slow machine gets.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
} satisfies UserConfig;
