import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { mediaTypes } from '../../lib/media-types.ts';
import { findTextMistake, readTextFile, type TextMistake } from '../../lib/text-file.ts';
import { toAddressName } from './address-name.ts';
import { nameContentFile } from './content-folder.ts';
import { fileProblem, type Problem } from './problem.ts';

/**
 * The files that a vendor offers for download: those in `files/` of the content folder but hidden ones.
 *
 * @returns their names, sorted
 */
export function readDownloadNames(folder: string): string[] {
  const files = path.join(folder, 'files');
  if (!existsSync(files)) return [];
  return readdirSync(files)
    .filter((name) => !name.startsWith('.'))
    .sort();
}

/** The same with their sizes in bytes. */
export const readDownloadSizes = (folder: string): ReadonlyMap<string, number> =>
  new Map(
    readDownloadNames(folder).map((name) => [
      name,
      statSync(path.join(folder, 'files', name)).size,
    ]),
  );

export const downloadPath = (name: string) => `/files/${name}`;

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

/** Finds the files in `files/` of a content folder that cannot be served; folders and links there are no files. */
export function findDownloadProblems(content: string): Problem[] {
  return readDownloadNames(content).flatMap((name) => {
    const file = `files/${name}`;
    const mistake = findMistake(path.join(content, file), name);
    if (!mistake) return [];
    const { message, line, column } = mistake;
    return fileProblem(nameContentFile(content, file), message, line, column);
  });
}

function findMistake(
  file: string,
  name: string,
): (Pick<TextMistake, 'message'> & Partial<TextMistake>) | undefined {
  if (!lstatSync(file).isFile()) return undefined;
  const message = describeFile(file, name);
  // A browser reads captions as UTF-8; other files arrive as they are.
  const isRead = path.extname(name).toLowerCase() === '.vtt';
  return message ? { message } : isRead ? findTextMistake(readTextFile(file)) : undefined;
}

function describeFile(file: string, name: string): string | undefined {
  if (statSync(file).size === 0) return 'expected a file, found 0 bytes: export or copy it anew';
  const better = toAddressName(name);
  if (better !== name) {
    return `expected a file name that can be a path: letters, digits, dots, hyphens; rename it to ${better}`;
  }
  const ending = path.extname(name).slice(1).toLowerCase();
  if (offeredEndings.includes(ending)) return undefined;
  if (refusedEndings.includes(ending)) {
    return `expected a file that a browser does not run, found ".${ending}", which may hold scripts: offer it in a .zip`;
  }
  return `expected a kind of file that servers send, such as .pdf, .docx or .zip, found ".${ending}": offer another kind`;
}
