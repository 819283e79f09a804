import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { tagForm } from '../../lib/language-tag.ts';

/** The folders of the content folder whose files are no content files. */
const otherFolders = /^(pictures|files)\//;

/**
 * All content files of one language but hidden ones, sorted; pictures and files to download are none.
 *
 * @param folder path of the content folder, for the first language, or of the folder of a translation
 *   in it; it may be missing
 * @returns their paths inside the folder, with `/` on every system
 */
export function contentFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !otherFolders.test(file) && !isTranslated(file))
    .sort();
}

/** Whether a file is in the folder of a language. */
function isTranslated(file: string): boolean {
  const [first = '', ...others] = file.split('/');
  return others.length > 0 && tagForm.test(first);
}

/** The platforms that have a page: the names of the files in `platforms/`, without `.yaml`, sorted. */
export function readPlatformSlugs(folder: string): string[] {
  return contentFiles(folder).flatMap((file) => /^platforms\/([^/]+)\.yaml$/.exec(file)?.[1] ?? []);
}
