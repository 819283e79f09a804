import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { contentFolder } from '../../content/index/content-folder.ts';
import { readSite } from '../../kinds/read-site.ts';

/** The style sheet of all pages, of which each gets the rules that it uses. */
export const styleSheet = 'page/styles/global.css';

/**
 * Lets style sheets write `@origin` for the site's origin, which they print whole addresses with, and
 * import all files of a pattern: `@import "../sections/<kind>/*.css";`.
 */
export function styleSheets(): Plugin {
  // A build has read it, and says it to the bundler; the development server reads each edit of it.
  const readOrigin = () =>
    process.env.SITE_ORIGIN ?? String(readSite(contentFolder).fields('site.yaml').origin);
  return {
    name: 'style-sheets',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.css')) return null;
      // A file comes before those whose names go on where its own ends.
      const list = (pattern: string) =>
        globSync(pattern, { cwd: path.dirname(file) })
          .map((one) => one.replace(/\.css$/, ''))
          .sort()
          .map((one) => `@import "./${one}.css";`);
      const whole = code.replaceAll(/@import "([^"]*\*[^"]*)";/g, (_, pattern) =>
        list(pattern).join('\n'),
      );
      if (!whole.includes('@origin')) return whole;
      const settings = path.resolve(contentFolder, 'site.yaml');
      this.addWatchFile(settings);
      return whole.replaceAll('@origin', readOrigin());
    },
  };
}
