import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { tagForm } from '../../lib/language-tag.ts';
import { withReplaced } from './content-text.ts';

/** The folders of the content folder whose files are no content files. */
const otherFolders = /^(pictures|files)\//;

/**
 * All content files of one language but hidden ones, sorted; pictures and files to download are none.
 *
 * @returns their paths inside the folder, with `/` on every system
 */
export function contentFiles(folder: string): string[] {
  return allContentFiles(folder).filter((file) => languageOf(file) === undefined);
}

/** All content files as {@link contentFiles} lists them, with those of the translations. */
export function allContentFiles(folder: string): string[] {
  const files = listEntries(folder).flatMap(({ path, isFile }) =>
    isFile && !isHidden(path) ? path : [],
  );
  return withReplaced(folder, files)
    .filter((file) => !otherFolders.test(file))
    .sort();
}

interface Entry {
  /** Inside the content folder, with `/` on every system. */
  path: string;
  isFile: boolean;
  isFolder: boolean;
}

/** Everything that is in a content folder; a symbolic link is neither a file nor a folder. */
export function listEntries(folder: string): Entry[] {
  if (!existsSync(folder)) return [];
  const root = path.resolve(folder);
  return readdirSync(root, { recursive: true, withFileTypes: true }).map((entry) => {
    const place = path.relative(root, path.join(entry.parentPath, entry.name));
    return {
      path: place.replaceAll(path.sep, '/'),
      isFile: entry.isFile(),
      isFolder: entry.isDirectory(),
    };
  });
}

/** Whether programs put a file or a folder aside: its name, or that of a folder around it, begins with a dot. */
export const isHidden = (place: string): boolean => /(^|\/)\./.test(place);

/** The tag of the language that a content file is a translation into. */
export function languageOf(file: string): string | undefined {
  const [first = '', ...others] = file.split('/');
  return others.length > 0 && tagForm.test(first) ? first : undefined;
}

/** The platforms that have a page: the names of the files in `platforms/`, without `.yaml`, sorted. */
export function readPlatformSlugs(folder: string): string[] {
  return contentFiles(folder).flatMap((file) => /^platforms\/([^/]+)\.yaml$/.exec(file)?.[1] ?? []);
}

/** The paths of the pages that are written in Markdown: `pages/help/tills.md` is `/help/tills`. */
export function readTextPaths(folder: string): string[] {
  return contentFiles(folder).flatMap((file) => /^pages(\/.+)\.md$/.exec(file)?.[1] ?? []);
}
