import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { configFile } from '../../kinds/check-config.ts';
import { kinds } from '../../kinds/kinds-by-name.ts';
import { frameParts, kindOfFolder, listSiteFiles, type SiteFiles } from '../../kinds/site-files.ts';
import { machineFolder, ownModule } from '../../lib/own-files.ts';
import { readTextFile } from '../../lib/read-text-file.ts';

/** The modules that a bundle has the site's own code in the place of. */
const replaced = new Map([
  [ownModule('kinds/site-code.ts'), '\0site-code'],
  [ownModule('page/figures/own-drawings.ts'), '\0own-drawings'],
]);

/** The machine's own parts of the frame, by the names of the files with which a site replaces them. */
const ownFrame = {
  header: ownModule('page/layout/site-header.tsx'),
  footer: ownModule('page/layout/site-footer.tsx'),
  notice: ownModule('page/layout/notice.tsx'),
};

/**
 * Gives pages the site's own code: its views of kinds of sections, its kinds, its drawings, its header and
 * footer, each in the place of the machine's. What is replaced is in no bundle.
 *
 * @param site path of the site's folder
 */
export function siteModules(site = '.'): Plugin {
  const list = () => listSiteFiles(site, kinds.keys());
  return {
    name: 'site-modules',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.startsWith('virtual:site')) {
        const part = frameParts.find((one) => source === `virtual:site/${one}`);
        return part ? (list().frame.get(part) ?? ownFrame[part]) : `\0${source}`;
      }
      if (replaced.has(source)) return replaced.get(source);
      if (!importer || !source.startsWith('.')) return null;
      return replaced.get(path.resolve(path.dirname(importer), source)) ?? null;
    },
    load(id) {
      if (id === '\0virtual:site') return writeSite(list());
      if (id === '\0own-drawings') return writeDrawings(list().drawings);
      // Only what runs on Node makes files.
      const isServer = this.environment.name === 'ssr';
      return id === '\0site-code' ? writeCode(list(), isServer) : null;
    },
    configureServer({ watcher, environments, ws }) {
      const names = ['sections', 'frame', 'figures', 'files', configFile];
      const folders = names.map((name) => path.resolve(site, name));
      // A folder, or the file of settings, may come later.
      watcher.add(path.resolve(site));
      // What is added or removed takes the place of another, or ends a mistake.
      watcher.on('all', (event, file) => {
        const isOwn = folders.some((folder) => `${file}${path.sep}`.startsWith(folder + path.sep));
        if (!isOwn || event === 'change') return;
        for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll();
        ws.send({ type: 'full-reload' });
      });
    },
  };
}

/** The views of all kinds. */
function writeSite({ views, frame }: SiteFiles): string {
  const own = globSync('*/*-view.{tsx,js}', { cwd: path.join(machineFolder, 'kinds') });
  const files = new Map(
    own.map((file) => [kindOfFolder(path.dirname(file)), path.join(machineFolder, 'kinds', file)]),
  );
  for (const [kind, file] of views) files.set(kind, file);
  const { imports, entries } = writeImports([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${imports}
export const views = new Map([${entries}]);
export const hasOwnHeader = ${frame.has('header')};`;
}

/** What `kinds/site-code.ts` gives. */
function writeCode({ definitions, files, config }: SiteFiles, isServer: boolean): string {
  const { imports, entries } = writeImports([...definitions], (kind) => `{ ${kind} as NAME }`);
  const made = writeImports(isServer ? [...files] : [], undefined, 'file');
  const check = JSON.stringify(ownModule('kinds/check-config.ts'));
  return `import { kinds as own } from ${JSON.stringify(ownModule('kinds/kinds-by-name.ts'))};
import { pageSchemasOf } from ${JSON.stringify(ownModule('content/schemas/json-schemas.ts'))};
${imports}
${made.imports}
${config ? `import { checkConfig } from ${check};\nimport ownConfig from ${JSON.stringify(config)};` : ''}
import { drawings } from ${JSON.stringify(ownModule('page/figures/own-drawings.ts'))};
const kinds = new Map([...own, ${entries}]);
const code = {
  kinds,
  schemaOfPage: pageSchemasOf(kinds),
  drawings,
  files: new Map([${made.entries}]),
  config: ${config ? `checkConfig(ownConfig, ${JSON.stringify(readTextFile(config))})` : 'undefined'},
};
export const loadSiteCode = () => code;`;
}

function writeImports(
  files: readonly (readonly [kind: string, file: string])[],
  nameExport = (_kind: string) => 'NAME',
  prefix = 'one',
) {
  const imports = files.map(([kind, file], index) => {
    const name = nameExport(kind).replace('NAME', `${prefix}${index}`);
    return `import ${name} from ${JSON.stringify(file)};`;
  });
  const entries = files.map(([kind], index) => `[${JSON.stringify(kind)}, ${prefix}${index}]`);
  return { imports: imports.join('\n'), entries: entries.join(', ') };
}

const writeDrawings = (file: string | undefined) => `${
  file ? `import { drawings as drawn } from ${JSON.stringify(file)};` : 'const drawn = {};'
}
export const drawings = new Map(Object.entries(drawn));`;
