import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { contentFolder } from '../../app/content/content-folder.ts';

/** Writes the site's origin for `@origin` in the style sheet, which prints whole addresses with it. */
export function siteOrigin(): Plugin {
  return {
    name: 'site-origin',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\.css($|\?)/.test(id) || !code.includes('@origin')) return null;
      const file = path.resolve(contentFolder, 'site.yaml');
      this.addWatchFile(file);
      const { origin } = parse(await readFile(file, 'utf8'));
      return code.replaceAll('@origin', origin);
    },
  };
}
