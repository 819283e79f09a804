import { globSync } from 'node:fs';
import path from 'node:path';

/** The folder of the machine, from the repository's root, where tests run. */
export const machine = 'packages/sitewright';

/** The folders of the core and of the packages beside it, which sites install. */
export const packageFolders: readonly string[] = globSync('packages/sitewright{,-*}').sort();

/**
 * The file of one of the machine's commands, to run in the folder of a site.
 *
 * @param folder of the machine, where it is a copy
 */
export const commandFile = (name: string, folder = machine): string =>
  path.resolve(folder, 'commands', `${name}.ts`);

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

/** How a file is called within the machine, such as `content/load.ts`. */
export const nameInMachine = (file: string): string => path.relative(machine, file);
