import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the machine's own code, wherever it is installed. */
export const machineFolder = path.dirname(import.meta.dirname);

/** The program `sitewright`, to run a command with this Node. */
export const binFile = path.join(machineFolder, 'bin.mjs');

/** The version of the machine, such as `2.0.0`. */
export const readVersion = (): string =>
  JSON.parse(readFileSync(path.join(machineFolder, 'package.json'), 'utf8')).version;

/** Whether its modules are JavaScript, as a package has them; in its repository they are TypeScript. */
const isPacked = import.meta.filename.endsWith('.js');

/**
 * The path of one of the machine's modules, for those who load it by its name.
 *
 * @param file such as `page/render.tsx`, as it is called in the repository
 */
export function ownModule(file: string): string {
  return findModule(machineFolder, file);
}

/** The same in the folder of another package, which is packed where the machine is. */
export function findModule(folder: string, file: string): string {
  return path.join(folder, isPacked ? file.replace(/\.tsx?$/, '.js') : file);
}

/** Finds a file of the folder, or of one above it: such as the list of the packages that a site is installed with. */
export function findUpwards(name: string, folder = path.resolve('.')): string | undefined {
  const file = path.join(folder, name);
  const parent = path.dirname(folder);
  if (existsSync(file)) return file;
  return parent === folder ? undefined : findUpwards(name, parent);
}
