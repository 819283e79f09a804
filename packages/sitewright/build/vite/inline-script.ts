import { readFile } from 'node:fs/promises';
import { minify, type Plugin, transformWithOxc } from 'vite';

const suffix = '?inline-script';

/**
 * Lets `import script from './menu.ts?inline-script'` give a file as one minified line of
 * JavaScript, for a `<script>` in the page itself. The file must not import anything.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, {
        sourcemap: false,
      });
      const minified = await minify(file, code, { module: true });
      return { code: `export default ${JSON.stringify(minified.code.trim())}`, moduleType: 'js' };
    },
  };
}
