import type { Plugin } from 'vite';
import { headingFontFile } from '../fonts/heading-font.ts';

/**
 * The heading face, subset to basic Latin and every character the content uses, as
 * `@fonts/heading.woff2` for style sheets.
 */
export function headingFont(): Plugin {
  return {
    name: 'heading-font',
    async config({ root = process.cwd() }) {
      const file = await headingFontFile(root, 'woff2');
      return { resolve: { alias: { '@fonts/heading.woff2': file } } };
    },
  };
}
