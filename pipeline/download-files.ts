import { cpSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { nameContentFile } from '../app/content/content-folder.ts';
import { downloadPath, readDownloadNames } from '../app/content/download-files.ts';
import { findMediaType } from '../hosting/served-files.ts';
import { UserError } from '../lib/user-error.ts';

/** Kinds of file that a site is made of: offered by themselves, they would be pages without a policy. */
const siteParts = ['.html', '.js', '.css', '.webmanifest', '.speculationrules'];

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
  const ending = path.extname(name).toLowerCase();
  if (findMediaType(name) && !siteParts.includes(ending)) return undefined;
  return `expected a kind of file that servers send, such as .pdf, .docx or .zip, found "${ending}": offer another kind`;
}
