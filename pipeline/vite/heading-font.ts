import type { Plugin } from 'vite';
import { subsetHeadingFont } from '../subset-heading-font.ts';

/** Makes the subset heading font available to style sheets as `@fonts/heading.woff2`. */
export function headingFont(): Plugin {
  return {
    name: 'heading-font',
    async config({ root = process.cwd() }) {
      const file = await subsetHeadingFont(root, 'woff2');
      return { resolve: { alias: { '@fonts/heading.woff2': file } } };
    },
  };
}
