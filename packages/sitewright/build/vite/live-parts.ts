import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { machineFolder, ownModule } from '../../lib/own-files.ts';
import { UserError } from '../../lib/user-error.ts';
import { readLive } from './read-live.ts';

/** A component as its file has it. */
const plain = '?plain-part';
/** The component in the element in which it is hydrated. */
const wrapped = '?live-part';
/** The script that hydrates it. */
const script = '?part-script';

/** What every script needs, in one file that changes with React alone. */
const react = {
  name: 'react',
  test: /node_modules\/(react|react-dom|scheduler)\/|\/hydrate-part\.[jt]sx?/,
};

const isPart = /\.client\.(tsx|js)$/;

/**
 * The files of the parts that live, of the machine's kinds and of the site's own, by the names of their scripts in a
 * build: a bundler puts in order by name, and the same bytes come out wherever the folders lie.
 */
const listParts = () => {
  const own = ['sections', 'frame', 'figures'].map((room) => [room, path.resolve(room)] as const);
  const folders = [['kinds', path.join(machineFolder, 'kinds')] as const, ...own];
  return new Map(
    folders.flatMap(([room, folder]) =>
      globSync('**/*.client.{tsx,js}', { cwd: folder })
        .sort()
        .map((name) => [`virtual:${room}/${name}${script}`, path.join(folder, name)] as const),
    ),
  );
};

/** What a message calls a part: the path of its file in its site, or in the machine. */
const nameOf = (id: string) => id.slice('virtual:'.length, -script.length);

/** Where the development server has what parts import. */
export const partsPath = '/live-parts/';

/** Where the development server has the script of a part. */
export const developmentAddress = (id: string) => `${partsPath}${nameOf(id)}.js`;

/**
 * Reads what a part says of itself. In development a mistake in that takes down the pages alone that have the part.
 *
 * @param mode that of the bundler
 * @returns what it says, or a module in its place that throws the mistake where a page has it
 * @throws UserError for a mistake in a build
 */
function readLiveIn(mode: string, file: string, name: string) {
  try {
    return { live: readLive(file, name), module: undefined };
  } catch (error) {
    if (mode !== 'development') throw error;
    const message = JSON.stringify((error as Error).message);
    const thrown = `Object.assign(new Error(${message}), { isExplained: true })`;
    return { live: undefined, module: `export default () => { throw ${thrown}; };` };
  }
}

/**
 * Makes the default export of each `*.client.tsx` a part that lives: a component that is rendered with
 * its page, and hydrated alone by a script of its own. React is in one more file, which all of them share. What several
 * parts import is in a file for each set of them: a page keeps the names of classes, and loads the code, of its own
 * parts alone.
 */
export function liveParts(): Plugin {
  /** The addresses of the built scripts, by the files of the parts. */
  const scripts = new Map<string, string>();
  const output = { codeSplitting: { groups: [react] } };
  let files: ReadonlyMap<string, string> = new Map();
  return {
    name: 'live-parts',
    enforce: 'pre',
    config: () => ({ environments: { client: { build: { rolldownOptions: { output } } } } }),
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      files = listParts();
      for (const id of files.keys()) {
        this.emitFile({ type: 'chunk', id, preserveSignature: 'strict' });
      }
    },
    async resolveId(source, importer, options) {
      if (source.endsWith(script)) return source;
      if (!isPart.test(source) || !importer) return null;
      const file = await this.resolve(source, importer, { ...options, skipSelf: true });
      return file && file.id + (/\?[\w-]+-part$/.test(importer) ? plain : wrapped);
    },
    load(id) {
      const [file, query] = id.split(/(?=\?)/) as [string, string?];
      const module = JSON.stringify(file + plain);
      if (query === wrapped) {
        const found = [...listParts()].find(([, one]) => one === file)?.[0];
        if (!found) {
          const own = path.relative('.', file);
          throw new UserError(`${own}: move it to sections/, frame/ or figures/, where parts live`);
        }
        const name = nameOf(found);
        const { live, module: wrong } = readLiveIn(this.environment.config.mode, file, name);
        if (!live || live.server === false) this.addWatchFile(file);
        if (!live) return wrong;
        const { server = true, when = 'seen', budget } = live;
        const address = scripts.get(file) ?? developmentAddress(found);
        const place = { script: address, about: { name, when, budget } };
        // What cannot be loaded on a server keeps those pages alone from being drawn that have it.
        const lazily = `const Part = lazy(() => import(${module}).catch((error) => {
          throw Object.assign(error, { part: ${JSON.stringify(name)} });
        }));`;
        const load = this.environment.name === 'ssr' ? lazily : `import Part from ${module};`;
        return `import { lazy } from 'react';
          import { livePart } from ${JSON.stringify(ownModule('kinds/live-part.tsx'))};
          ${server ? load : 'const Part = undefined;'}
          export default livePart(Part, ${JSON.stringify(place)});`;
      }
      if (query !== script) return null;
      const part = files.get(id) ?? file;
      const { live, module: wrong } = readLiveIn(this.environment.config.mode, part, nameOf(id));
      if (!live) return wrong;
      const { server = true } = live;
      const begin = server ? 'hydratePart' : 'drawPart';
      return `import { ${begin} } from ${JSON.stringify(ownModule('page/inline-scripts/hydrate-part.tsx'))};
        import Part from ${JSON.stringify(part + plain)};
        export default (part, pressed, props) => ${begin}(part, Part, pressed, props);`;
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        const file = chunk.type === 'chunk' && files.get(chunk.facadeModuleId ?? '');
        if (file) scripts.set(file, `/${chunk.fileName}`);
      }
    },
  };
}
