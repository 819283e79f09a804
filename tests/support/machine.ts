import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

/** The folder of the machine, from the repository's root, where tests run. */
export const machine = 'packages/sitewright';

/** The folders of the core and of the packages beside it, which sites install. */
export const packageFolders: readonly string[] = globSync('packages/sitewright{,-*}').sort();

/**
 * The file of a command of the core or of a package beside it, to run in the folder of a site.
 *
 * @param folder with the folders of these packages
 * @throws Error when none has it
 */
export function commandFile(name: string, folder = path.dirname(machine)): string {
  const [file] = globSync(`${folder}/sitewright*/commands/${name}.ts`);
  if (!file) throw new Error(`There is no command ${name} in ${folder}`);
  return path.resolve(file);
}

/**
 * Lists the files of code below folders, tests included.
 *
 * @param folders from the root, as a pattern; without it, all that makes sites
 * @throws Error when there is none, as a test of none says nothing
 */
export function listCode(folders = '{packages/*,sites/*,scripts}'): string[] {
  const pattern = `${folders}/**/*.{ts,tsx,mjs}`;
  const others = /(^|\/)(node_modules|accepted)(\/|$)|^sites\/[^/]+\/build(\/|$)/;
  const files = globSync(pattern, { exclude: (file) => others.test(file) });
  if (files.length === 0)
    throw new Error(`No code in ${pattern}: do its folders have other names?`);
  return files;
}

/** How a file is called within the machine, such as `content/validate/load-content.ts`. */
export const nameInMachine = (file: string): string => path.relative(machine, file);

/** Of files that are named as {@link nameInMachine} does, those of packages that are here, sorted. */
export const listOwn = (files: readonly string[]): string[] =>
  files
    .filter((file) => existsSync(path.join(machine, /^\.\.\/[\w-]+/.exec(file)?.[0] ?? '')))
    .sort();
