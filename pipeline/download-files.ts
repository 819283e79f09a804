import { cpSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { nameContentFile } from '../app/content/content-folder.ts';
import { downloadPath, readDownloadNames } from '../app/content/download-files.ts';
import { mediaTypes } from '../hosting/served-files.ts';
import { UserError } from '../lib/user-error.ts';

/** Kinds of file that a browser runs, or reads as a part of the site: offered by themselves, they could act as the site. */
const refusedEndings = [
  ...['html', 'js', 'css', 'webmanifest', 'speculationrules'],
  // Each may hold scripts, XML by elements of XHTML or SVG.
  ...['svg', 'xml', 'atom'],
];

/** The endings of the files that a vendor may offer, without the dot. */
export const offeredEndings: readonly string[] = [...mediaTypes.keys()].filter(
  (ending) => !refusedEndings.includes(ending),
);

/**
 * Puts the files that the vendor offers into a site, at `/files/`.
 *
 * @throws UserError with a line for each file that cannot be served
 */
export function copyDownloads(content: string, folder: string): void {
  const names = readDownloadNames(content);
  const problems = names.flatMap((name) => {
    const problem = findProblem(path.join(content, 'files', name), name);
    return problem ? [`${nameContentFile(content, `files/${name}`)}:1:1 ${problem}`] : [];
  });
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  if (names.length > 0) mkdirSync(path.join(folder, 'files'), { recursive: true });
  for (const name of names) {
    cpSync(path.join(content, 'files', name), path.join(folder, downloadPath(name)));
  }
}

function findProblem(file: string, name: string): string | undefined {
  if (!statSync(file).isFile()) return 'expected a file, found a folder: move its files up';
  if (statSync(file).size === 0) return 'expected a file, found 0 bytes: export or copy it anew';
  if (!/^[\w][\w.-]*$/.test(name)) {
    return 'expected a file name that can be a path: letters, digits, dots, hyphens; rename it';
  }
  const ending = path.extname(name).slice(1).toLowerCase();
  if (offeredEndings.includes(ending)) return undefined;
  if (refusedEndings.includes(ending)) {
    return `expected a file that a browser does not run, found ".${ending}", which may hold scripts: offer it in a .zip`;
  }
  return `expected a kind of file that servers send, such as .pdf, .docx or .zip, found ".${ending}": offer another kind`;
}
