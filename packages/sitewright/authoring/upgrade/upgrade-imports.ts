import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { versionChanges } from '../../content/validate/version-changes.ts';

/** The folders of a site's own code. */
const codeFiles = '{sections,frame,figures}/**/*.{ts,tsx}';

export interface UpgradedImports {
  /** The new texts of the files that change, by their paths in the site. */
  files: ReadonlyMap<string, string>;
  /** A line for each change, and for each file that cannot be read, with its place. */
  changes: readonly string[];
  left: readonly string[];
}

/** Lets a site's own code import by their new names what the machine gives to sites by another name than before. */
export function upgradeImports(site: string): UpgradedImports {
  const files = new Map<string, string>();
  const [changes, left]: [string[], string[]] = [[], []];
  const renamed = new Map(versionChanges.flatMap((one) => Object.entries(one.exports)));
  for (const file of globSync(codeFiles, { cwd: site }).sort()) {
    const text = readFileSync(path.join(site, file), 'utf8');
    const place = (at: number) => `${file}:${text.slice(0, at).split('\n').length}`;
    const { program, errors } = parseSync(path.join(site, file), text);
    const [error] = errors;
    if (error) {
      left.push(`${place(error.labels[0]?.start ?? 0)} cannot be read: ${error.message}`);
      continue;
    }
    const edits = listOldNames(program).flatMap(({ imported, local }) => {
      const name = renamed.get(imported.name);
      const isRenamedHere = local.start !== imported.start;
      return name ? { ...imported, to: isRenamedHere ? name : `${name} as ${local.name}` } : [];
    });
    if (edits.length === 0) continue;
    changes.push(...edits.map(({ start, name, to }) => `${place(start)} ${name} is now ${to}`));
    const upgraded = edits.reduceRight(
      (now, { start, end, to }) => now.slice(0, start) + to + now.slice(end),
      text,
    );
    files.set(file, upgraded);
  }
  return { files, changes, left };
}

/** What a file imports from the machine by its name. */
const listOldNames = (program: ESTree.Program) =>
  program.body
    .filter((node) => node.type === 'ImportDeclaration')
    .filter(({ source }) => /^sitewright(\/|$)/.test(source.value))
    .flatMap(({ specifiers }) => specifiers)
    .flatMap((one) =>
      one.type === 'ImportSpecifier' && 'name' in one.imported
        ? { imported: one.imported, local: one.local }
        : [],
    );
