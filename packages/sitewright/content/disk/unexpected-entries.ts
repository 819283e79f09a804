import { fileProblem, type Problem } from '../messages/problem.ts';
import { isHidden, ofSystem } from './hidden-files.ts';
import type { SiteFolder } from './site-folder.ts';

/** The folders whose files are named by their names alone. */
const flatFolders = /^(pictures|files)\/[^/]+$/;

/** The endings of files that people write, however they are spelled. */
const written = /\.(ya?ml|md|markdown)$/i;

/**
 * What stands in a content folder and is no file that the loader could read or refuse: symbolic links,
 * which lead out of the folder, and folders where only files are looked for.
 */
export function findUnexpectedEntries(folder: SiteFolder): Problem[] {
  return folder.entries.flatMap(({ path, isFile, isFolder }) => {
    const message = describeUnexpected(path, isFile, isFolder);
    return message && !isHidden(path) ? fileProblem(folder.nameOf(path), message) : [];
  });
}

function describeUnexpected(path: string, isFile: boolean, isFolder: boolean): string | undefined {
  if (isFolder && flatFolders.test(path)) {
    return 'expected files alone in this place, found a folder: move its files up, and remove it';
  }
  if (isFile || isFolder) return undefined;
  return 'expected a file or a folder, found a symbolic link: put what it leads to here';
}

/** Advises on hidden files that look like content, of which the site shows nothing, and on those that a computer leaves. */
export function warnOfHiddenFiles(folder: SiteFolder): Problem[] {
  return folder.entries.flatMap(({ path }) => {
    const isMeant = /^[^.]*(^|\/)\.[^/]*$/.test(path) && written.test(path);
    const message = ofSystem.test(path)
      ? 'your computer put this file here, and the site leaves it out; remove it'
      : 'hidden, as its name begins with a dot; rename it, or remove it';
    return isMeant || ofSystem.test(path) ? fileProblem(folder.nameOf(path), message) : [];
  });
}

/** What the ending of a file should be that is spelled in a way of its own; undefined for other files. */
export function describeEnding(file: string): string | undefined {
  const [found = ''] = written.exec(file) ?? [];
  const expected = /^\.y/i.test(found) ? '.yaml' : '.md';
  return found && found !== expected
    ? `expected the ending ${expected}, found ${found}: rename it`
    : undefined;
}
