import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { machineFolder } from '../../lib/own-files.ts';

/** Code that draws nothing: what reads content, and what kinds of sections say of themselves. */
const shared = [
  /^(lib|content|print|hosting|authoring)\/.*\.[jt]s$/,
  /^kinds\/kinds-by-name\.[jt]s$/,
  /^kinds\/([^/]+)\/\1\.[jt]s$/,
  /^(definitions|page\/sections\/define-section)\.[jt]s$/,
];

const place = globalThis as { sitewrightModules?: Map<string, object> };

/**
 * Development only: pages get the machine's modules that draw nothing as the server itself has loaded them. Vite
 * would make a copy of each, which takes a second, and the copies would read all content once more.
 */
export function sharedModules(): Plugin {
  place.sitewrightModules ??= new Map();
  const modules = place.sitewrightModules;
  const isShared = (id: string) => {
    const file = path.relative(machineFolder, id).replaceAll(path.sep, '/');
    return shared.some((pattern) => pattern.test(file));
  };
  return {
    name: 'shared-modules',
    apply: 'serve',
    enforce: 'pre',
    async load(id) {
      if (this.environment.name !== 'ssr' || !isShared(id)) return null;
      const module: object = await import(pathToFileURL(id).href);
      modules.set(id, module);
      const names = Object.keys(module).map((name) => `export const ${name} = module.${name};`);
      return `const module = globalThis.sitewrightModules.get(${JSON.stringify(id)});
${names.join('\n')}`;
    },
    // No page has the edit before the server starts again.
    hotUpdate: ({ file }) => (isShared(file) ? [] : undefined),
    configureServer({ watcher, config }) {
      watcher.on('change', (file) => {
        if (!isShared(file) || file.endsWith('.test.ts')) return;
        const name = path.relative(machineFolder, file);
        config.logger.warn(`${name} is code of sitewright: start the server again to see its edit`);
      });
    },
  };
}
