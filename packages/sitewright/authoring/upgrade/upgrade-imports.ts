import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
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
  const [changes, left]: string[][] = [[], []];
  const given = readExports();
  for (const file of globSync(codeFiles, { cwd: site }).sort()) {
    const text = readFileSync(path.join(site, file), 'utf8');
    const upgraded = upgradeFile(path.join(site, file), text, given);
    const place = (at: number) => `${file}:${text.slice(0, at).split('\n').length}`;
    changes?.push(...upgraded.changes.map(([at, message]) => `${place(at)} ${message}`));
    left?.push(...upgraded.left.map(([at, message]) => `${place(at)} ${message}`));
    if (upgraded.text !== text) files.set(file, upgraded.text);
  }
  return { files, changes: changes ?? [], left: left ?? [] };
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

function upgradeFile(file: string, text: string, given: ReadonlyMap<string, string>) {
  const { program, errors } = parseSync(file, text);
  const [changes, left]: [Line[], Line[]] = [[], []];
  if (errors.length > 0) {
    left.push([errors[0]?.labels[0]?.start ?? 0, `cannot be read: ${errors[0]?.message}`]);
    return { text, changes, left };
  }
  let next = text;
  for (const node of program.body.toReversed()) {
    if (node.type !== 'ImportDeclaration' || isThere(file, node.source.value)) continue;
    const byModule = new Map<string, string[]>();
    for (const one of node.specifiers) {
      const isNamed = one.type === 'ImportSpecifier' && 'name' in one.imported;
      const name = isNamed && 'name' in one.imported ? one.imported.name : '';
      const now = renamedExports[name] ?? name;
      const module = given.get(now) ?? node.source.value;
      if (module === node.source.value && module !== 'sitewright')
        left.push([one.start, `${one.local.name}: sitewright gives nothing of this name to sites`]);
      const isType = one.type === 'ImportSpecifier' && one.importKind === 'type';
      const alias = one.local.name === now ? now : `${now} as ${one.local.name}`;
      const said = isNamed ? (isType ? `type ${alias}` : alias) : text.slice(one.start, one.end);
      byModule.set(module, [...(byModule.get(module) ?? []), said]);
    }
    const type = node.importKind === 'type' ? 'type ' : '';
    const lines = [...byModule].map(
      ([module, names]) => `import ${type}{ ${names.join(', ')} } from '${module}';`,
    );
    if ([...byModule.keys()].every((one) => one === node.source.value)) continue;
    changes.push([node.start, `now ${lines.join(' ')}`]);
    next = next.slice(0, node.start) + lines.join('\n') + next.slice(node.end);
  }
  return { text: next, changes: changes.reverse(), left };
}

/** Whether an import leads to a file of the site, or to a package that stays. */
function isThere(file: string, specifier: string): boolean {
  if (!specifier.startsWith('.')) return specifier !== 'zod';
  return existsSync(path.resolve(path.dirname(file), specifier));
}
