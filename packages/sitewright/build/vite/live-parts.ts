import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { machineFolder, ownModule } from '../../lib/own-files.ts';

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
export const listParts = () => {
  const folders = { kinds: path.join(machineFolder, 'kinds'), sections: path.resolve('sections') };
  return new Map(
    Object.entries(folders).flatMap(([room, folder]) =>
      globSync('*/*.client.{tsx,js}', { cwd: folder })
        .sort()
        .map((name) => [`virtual:${room}/${name}${script}`, path.join(folder, name)] as const),
    ),
  );
};

/** Where the development server has a file. */
const addressOf = (file: string, root: string) =>
  file.startsWith(root) ? file.slice(root.length) : `/@fs${file}`;

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** What several parts import, in one more file; what one of them imports stays with it, with the classes that it names. */
const parts = {
  name(id: string, modules: Modules) {
    // Whatever imports it, through others too, but for views that pages have: the list grows while it is read.
    const importers = new Set([id]);
    for (const one of importers) {
      for (const from of modules.getModuleInfo(one)?.importers ?? []) {
        if (!from.endsWith(wrapped) && !from.includes('virtual:site')) importers.add(from);
      }
    }
    const scripts = [...importers].filter((one) => one.endsWith(script));
    return scripts.length > 1 ? 'parts' : null;
  },
};

/**
 * Makes the default export of each `*.client.tsx` a part that lives: a component that is rendered with
 * its page, and hydrated alone by a script of its own. React is in one more file, which all of them share.
 */
export function liveParts(): Plugin {
  /** The addresses of the built scripts, by the files of the parts; the development server has them beside the files. */
  const scripts = new Map<string, string>();
  const output = { codeSplitting: { groups: [react, parts] } };
  let files: ReadonlyMap<string, string> = new Map();
  let root = '';
  return {
    name: 'live-parts',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
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
      if (query === wrapped) {
        const address = scripts.get(file) ?? addressOf(file, root) + script;
        return `import { livePart } from ${JSON.stringify(ownModule('kinds/live-part.tsx'))};
          import Part from ${JSON.stringify(file + plain)};
          export default livePart(Part, ${JSON.stringify(address)});`;
      }
      if (query !== script) return null;
      const part = files.get(id) ?? file;
      return `import { hydratePart } from ${JSON.stringify(ownModule('page/inline-scripts/hydrate-part.tsx'))};
        import Part from ${JSON.stringify(part + plain)};
        export default (part, pressed, props) => hydratePart(part, Part, pressed, props);`;
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        const file = chunk.type === 'chunk' && files.get(chunk.facadeModuleId ?? '');
        if (file) scripts.set(file, `/${chunk.fileName}`);
      }
    },
  };
}
