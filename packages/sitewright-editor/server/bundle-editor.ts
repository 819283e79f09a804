import type { SiteBundle } from 'sitewright/build';
import type { Rollup } from 'vite';
import { readCatalogue } from '../words/server/speak-for.ts';
import { languages } from '../words/words.ts';
import { ownModule } from './own-module.ts';

export type { SiteBundle };

/**
 * Bundles what an editor runs in the browser, with its packages.
 *
 * @param entry path of its first module in this package
 * @param site where it draws the pages of a site
 * @returns the texts of `editor.js`, of `editor.css` where it has styles and of each translation of its words, by their names
 */
export async function bundleEditor(
  entry: string,
  site: SiteBundle = { plugins: [], alias: [] },
): Promise<Map<string, string>> {
  const node = ownModule('server/node-in-browser.ts');
  // Loaded only where it is needed: most builds bundle no editor.
  const { build } = await import('vite');
  const bundles = (await build({
    ...{ configFile: false, publicDir: false, logLevel: 'error' },
    plugins: site.plugins,
    resolve: {
      alias: [...site.alias, { find: /^node:(crypto|util|module)$/, replacement: node }],
      dedupe: ['react', 'react-dom'],
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      lib: {
        entry: ownModule(entry),
        formats: ['es'],
        fileName: 'editor',
      },
      rolldownOptions: { output: { codeSplitting: false, minify: true } },
    },
  })) as Rollup.RollupOutput[];
  return new Map([
    ...languages.map((one) => [`words/${one}.json`, readCatalogue(one)] as const),
    ...bundles
      .flatMap(({ output }) => output)
      .map((one) =>
        one.type === 'chunk'
          ? (['editor.js', one.code] as const)
          : (['editor.css', String(one.source)] as const),
      ),
  ]);
}
