import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

// A style sheet may import all files of a pattern: `@import "../sections/*/*.css";`.

/** Writes an import for each file of a pattern in a style sheet. */
export function stylePatterns(): Plugin {
  return {
    name: 'style-patterns',
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
      return code.replaceAll(/@import "([^"]*\*[^"]*)";/g, (_, pattern) =>
        list(pattern).join('\n'),
      );
    },
  };
}
