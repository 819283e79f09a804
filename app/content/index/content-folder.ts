import { statSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../../lib/user-error.ts';

/**
 * The folder with the vendor's content, relative to the project: the one that the environment
 * variable SITE names, such as `examples/brasswick`, else `content`. It may be missing. Commands and the
 * development server hand it to `readSite`; nothing behind that asks for it.
 */
export const contentFolder = toSlashes(path.relative('.', process.env.SITE || 'content'));

/** What to type to run a script of `package.json` for this vendor, such as `SITE=examples/brasswick npm run build`. */
export const nameCommand = (script: string): string =>
  `${contentFolder === 'content' ? '' : `SITE=${contentFolder} `}npm run ${script}`;

/** @throws UserError when it is no folder */
export function checkContentFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw new UserError(`${folder} is a file: let SITE name the folder that it is in`);
  throw new UserError(
    `There is no folder ${folder}: let SITE name a folder with a vendor's content, such as SITE=examples/brasswick, or leave it out for content`,
  );
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
