import type { Rollup } from 'vite';
import { ownModule } from '../lib/own-files.ts';

/**
 * Bundles what an editor runs in the browser, with its packages.
 *
 * @param entry path of its first module in this room
 * @returns the texts of `editor.js`, and of `editor.css` where it has styles, by their names
 */
export async function bundleEditor(entry: string): Promise<Map<string, string>> {
  const node = ownModule('authoring/admin/browser/node.ts');
  // Loaded only where it is needed: most builds bundle no editor.
  const { build } = await import('vite');
  const bundles = (await build({
    ...{ configFile: false, publicDir: false, logLevel: 'error' },
    resolve: { alias: { 'node:crypto': node, 'node:util': node } },
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      lib: {
        entry: ownModule(`authoring/${entry}`),
        formats: ['es'],
        fileName: 'editor',
      },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rollup.RollupOutput[];
  return new Map(
    bundles
      .flatMap(({ output }) => output)
      .map((one) =>
        one.type === 'chunk' ? ['editor.js', one.code] : ['editor.css', String(one.source)],
      ),
  );
}
