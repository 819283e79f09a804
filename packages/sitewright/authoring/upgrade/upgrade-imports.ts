import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { machineFolder } from '../../lib/own-files.ts';

/** What the machine gives to sites by another name than before 2.0. */
const renamedExports: Readonly<Record<string, string>> = { References: 'KnownNames' };

/** The folders of a site's own code. */
const codeFiles = '{sections,frame,figures}/**/*.{ts,tsx}';

export interface UpgradedImports {
  /** The new texts of the files that change, by their paths in the site. */
  files: ReadonlyMap<string, string>;
  changes: readonly string[];
  /** What no module gives any more, with its place. */
  left: readonly string[];
}

/** Lets a site's own code import from the modules that a site may import, where it says other paths or names. */
export function upgradeImports(site: string): UpgradedImports {
  const files = new Map<string, string>();
  const [changes, left]: [string[], string[]] = [[], []];
  const given = readExports();
  for (const file of globSync(codeFiles, { cwd: site }).sort()) {
    const text = readFileSync(path.join(site, file), 'utf8');
    const upgraded = upgradeFile(path.join(site, file), text, given);
    const place = (at: number) => `${file}:${text.slice(0, at).split('\n').length}`;
    changes.push(...upgraded.changes.map(([at, message]) => `${place(at)} ${message}`));
    left.push(...upgraded.left.map(([at, message]) => `${place(at)} ${message}`));
    if (upgraded.text !== text) files.set(file, upgraded.text);
  }
  return { files, changes, left };
}

/** The module that gives something to sites, by the name of what it gives. */
function readExports(): ReadonlyMap<string, string> {
  const { exports } = JSON.parse(readFileSync(path.join(machineFolder, 'api.json'), 'utf8')) as {
    exports: Record<string, Record<string, string>>;
  };
  return new Map(
    Object.entries(exports).flatMap(([module, names]) =>
      Object.keys(names).map((name) => [name, module] as const),
    ),
  );
}

type Line = readonly [at: number, message: string];

/** Something that a file imports, as it is to be written between braces. */
interface Imported {
  module: string;
  name: string;
  isType: boolean;
}

function upgradeFile(file: string, text: string, given: ReadonlyMap<string, string>) {
  const { program, errors } = parseSync(file, text);
  const left: Line[] = [];
  if (errors.length > 0) {
    left.push([errors[0]?.labels[0]?.start ?? 0, `cannot be read: ${errors[0]?.message}`]);
    return { text, changes: [], left };
  }
  const modules = new Set(given.values());
  const imports = program.body
    .filter((node) => node.type === 'ImportDeclaration')
    .filter(({ source }) => modules.has(source.value) || !isThere(file, source.value))
    .map((node) => ({ node, names: node.specifiers.map((one) => read(node, one)) }))
    .filter(({ names }) => names.length > 0 && names.every((one) => one !== undefined))
    .map(({ node, names }) => ({ node, names: names.filter((one) => one !== undefined) }));
  const moves = imports.some(({ node, names }) =>
    names.some(({ module }) => module !== node.source.value),
  );
  return moves ? { ...joinImports(text, imports), left } : { text, changes: [], left };

  function read(
    node: ESTree.ImportDeclaration,
    one: ESTree.ImportDeclarationSpecifier,
  ): Imported | undefined {
    const old = one.type === 'ImportSpecifier' && 'name' in one.imported ? one.imported.name : '';
    const name = renamedExports[old] ?? old;
    const module = given.get(name) ?? node.source.value;
    const isWhole = !old && modules.has(module);
    if (!given.has(name) && !isWhole)
      left.push([one.start, `${one.local.name}: sitewright gives nothing of this name to sites`]);
    if (!old) return undefined;
    const isType =
      node.importKind === 'type' || (one.type === 'ImportSpecifier' && one.importKind === 'type');
    const said = one.local.name === name ? name : `${name} as ${one.local.name}`;
    return { module, name: said, isType };
  }
}

/** Writes one import for each module, where the file first imports from it. */
function joinImports(
  text: string,
  imports: readonly { node: ESTree.ImportDeclaration; names: readonly Imported[] }[],
) {
  const all = Map.groupBy(
    imports.flatMap(({ names }) => names),
    ({ module }) => module,
  );
  const changes: Line[] = [];
  const pieces: string[] = [];
  let at = 0;
  for (const { node, names } of imports) {
    const lines = [...new Set(names.map(({ module }) => module))].flatMap((module) => {
      const joined = all.get(module);
      all.delete(module);
      return joined ? writeImport(module, joined) : [];
    });
    pieces.push(text.slice(at, node.start), lines.join('\n'));
    const isOther = lines.length > 0 && lines.join('\n') !== text.slice(node.start, node.end);
    if (isOther) changes.push([node.start, `now ${lines.join(' ')}`]);
    const hasOwnLine = lines.length === 0 && text[node.end] === '\n';
    at = hasOwnLine ? node.end + 1 : node.end;
  }
  return { text: [...pieces, text.slice(at)].join(''), changes };
}

function writeImport(module: string, names: readonly Imported[]): string {
  const areTypes = names.every(({ isType }) => isType);
  const said = names.map(({ name, isType }) => (isType && !areTypes ? `type ${name}` : name));
  return `import ${areTypes ? 'type ' : ''}{ ${[...new Set(said)].join(', ')} } from '${module}';`;
}

/** Whether an import leads to a file of the site, or to a package that stays. */
function isThere(file: string, specifier: string): boolean {
  if (!specifier.startsWith('.')) return specifier !== 'zod';
  return existsSync(path.resolve(path.dirname(file), specifier));
}
