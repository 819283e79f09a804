import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { admin } from './authoring/admin/vite-plugin.ts';
import { contentReload } from './authoring/content-reload.ts';
import manifest from './package.json' with { type: 'json' };
import { brand } from './pipeline/vite/brand.ts';
import { inlineScript } from './pipeline/vite/inline-script.ts';
import { siteOrigin } from './pipeline/vite/site-origin.ts';
import { vendorFiles } from './pipeline/vite/vendor-files.ts';

export default defineConfig({
  plugins: [
    siteOrigin(),
    tailwindcss(),
    reactRouter(),
    admin(),
    contentReload(),
    brand(),
    vendorFiles(),
    inlineScript(),
  ],
  // For the development server: the browser gets the first, which is named so that the first start
  // need not discover it. Only loaders use the others.
  optimizeDeps: {
    include: ['class-variance-authority'],
    exclude: ['culori', 'fontkitten', 'image-size', 'svgo', 'svgpath', 'yaml', 'zod'],
  },
  build: {
    assetsInlineLimit: 0,
    // Lowers CSS to what the oldest supported browsers know.
    cssTarget: manifest.browserslist.map((one) =>
      one.replace('ios_saf', 'ios').replace(' >= ', ''),
    ),
    // Hides warnings about slow plugins, which a slow machine gets.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
