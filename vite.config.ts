import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { admin } from './authoring/admin/vite-plugin.ts';
import { contentReload } from './authoring/content-reload.ts';
import manifest from './package.json' with { type: 'json' };
import { headingFont } from './pipeline/vite/heading-font.ts';
import { inlineScript } from './pipeline/vite/inline-script.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), admin(), contentReload(), headingFont(), inlineScript()],
  // What the browser gets in development, named so that a first start does not have to find it;
  // what only loaders use stays out.
  optimizeDeps: {
    include: ['class-variance-authority'],
    exclude: ['culori', 'yaml', 'zod'],
  },
  build: {
    assetsInlineLimit: 0,
    // What older browsers of the support floor do not know is written in what they do.
    cssTarget: manifest.browserslist.map((one) =>
      one.replace('ios_saf', 'ios').replace(' >= ', ''),
    ),
    // A slow machine is no news: a build that succeeds says nothing.
    rolldownOptions: { checks: { pluginTimings: false } },
    // pipeline/build.ts reads it and leaves it out of what is deployed.
    manifest: true,
  },
});
