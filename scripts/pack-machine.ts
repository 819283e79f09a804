import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What of the machine nobody installs. */
const isLeftOut = (file: string) =>
  /(^|\/)node_modules(\/|$)|\.test\.tsx?$|^tests(\/|$)|(^|\/)package\.json$/.test(file);
const isModule = (file: string) => /(?<!\.d)\.tsx?$/.test(file);

/** A module as an import, or a page of the editors, names it: tsc leaves those with a query, and those of HTML. */
const specifier = /(?<= from '[./][^']*)\.tsx?(?=(\?inline-script)?')/g;

/** What tsc would change addresses with as the code runs: none of ours names a module of TypeScript by then. */
const importHelper = '__rewriteRelativeImportExtension(';

/**
 * Makes of a package's folder what is installed: its modules as JavaScript, types of those that others import,
 * and every other file as it is.
 *
 * @param source absolute path of its folder in the repository
 * @param folder absolute path of an empty folder
 */
export function packMachine(source: string, folder: string): void {
  const files = globSync('**/*', {
    cwd: source,
    withFileTypes: true,
    exclude: (one) => isLeftOut(one.name),
  })
    .filter((one) => one.isFile())
    .map((one) => path.relative(source, path.join(one.parentPath, one.name)))
    .filter((file) => !isLeftOut(file));
  const manifest = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'));
  const modules = files.filter(isModule);
  const doors = Object.values<string>(manifest.exports ?? {}).filter(isModule);
  compile(source, folder, modules, ['--noCheck', '--noResolve']);
  if (doors.length > 0)
    compile(source, folder, doors, ['--emitDeclarationOnly', '--declaration'], {
      // The types of the core that was packed before: its sources are those of another package.
      'sitewright/*': [path.resolve(folder, '../sitewright/exports/*.d.ts')],
    });
  for (const file of files.filter((one) => !isModule(one))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(source, file), path.join(folder, file));
  }
  for (const file of globSync('**/*.{js,html}', { cwd: folder })) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const code = text.replaceAll(specifier, '.js').replaceAll(importHelper, '(');
    writeFileSync(path.join(folder, file), code);
  }
  const { devDependencies: _, ...rest } = manifest;
  const packed = {
    ...rest,
    ...(manifest.exports && { exports: nameBuiltFiles(manifest.exports) }),
    ...(manifest.sitewright && { sitewright: nameModules(manifest.sitewright) }),
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(packed, undefined, 2));
}

function compile(
  source: string,
  folder: string,
  files: string[],
  options: string[],
  paths: Record<string, string[]> = {},
): void {
  // tsc takes a list of files in no other way where it shall take the rest of the settings from a file.
  const config = path.resolve('node_modules/.cache/tsconfig.pack.json');
  mkdirSync(path.dirname(config), { recursive: true });
  const compilerOptions = {
    noEmit: false,
    rootDir: source,
    paths,
    outDir: folder,
    rewriteRelativeImportExtensions: true,
    noEmitHelpers: true,
  };
  const ambient = globSync('**/*.d.ts', { cwd: source, exclude: ['node_modules/**'] });
  const settings = {
    extends: path.resolve('tsconfig.json'),
    compilerOptions,
    include: [],
    files: [...files, ...ambient].map((file) => path.resolve(source, file)),
  };
  writeFileSync(config, JSON.stringify(settings));
  try {
    const { status, stdout } = spawnSync('npx', ['tsc', '-p', config, ...options], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stdout);
  } finally {
    rmSync(config);
  }
}

/** What a package registers, when its modules are JavaScript. */
function nameModules<Value>(parts: Value): Value {
  const text = JSON.stringify(parts);
  return JSON.parse(text.replaceAll(/(?<="\.\/[^"]*)\.tsx?(?=")/g, '.js'));
}

/** Where the exports of the package are when its modules are JavaScript. */
function nameBuiltFiles(exports: Record<string, string>) {
  const entries = Object.entries(exports).map(([name, file]) => {
    const base = file.replace(/\.tsx?$/, '');
    return [name, isModule(file) ? { types: `${base}.d.ts`, default: `${base}.js` } : file];
  });
  return Object.fromEntries(entries);
}
