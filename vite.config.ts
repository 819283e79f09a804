import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { admin } from './deploy/vite/admin.ts';
import { contentReload } from './deploy/vite/content-reload.ts';
import { headingFont } from './deploy/vite/heading-font.ts';
import { inlineScript } from './deploy/vite/inline-script.ts';

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
    // A slow machine is no news: a build that succeeds says nothing.
    rolldownOptions: { checks: { pluginTimings: false } },
    // deploy/build.ts reads it and leaves it out of what is deployed.
    manifest: true,
  },
});
