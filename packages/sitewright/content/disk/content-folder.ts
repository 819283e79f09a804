import { statSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../lib/user-error.ts';

/**
 * The folder with the vendor's content, in that of the site, in which every command runs. It may be missing.
 * `readSite` reads it where no other one is said; nothing behind that asks for it.
 */
export const contentFolder = 'content';

/** @throws UserError when it is no folder */
export function checkContentFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw new UserError(`${folder} is a file: expected a folder with a vendor's content`);
  throw new UserError(`There is no folder ${folder}: run the command in the folder of a site`);
}

/**
 * How a content file is named in problems and reports, so that text editors open it with a click.
 *
 * @returns such as `content/home.yaml`
 */
export function nameContentFile(folder: string, file: string): string {
  return toSlashes(path.join(folder, file));
}

function toSlashes(name: string): string {
  return name.split(path.sep).join('/');
}
