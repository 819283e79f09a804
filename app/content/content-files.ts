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
  if (!existsSync(folder)) return [];
  const root = path.resolve(folder);
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length + 1))
    .map((file) => file.replaceAll(path.sep, '/'));
  return withReplaced(root, files)
    .filter((file) => !otherFolders.test(file))
    .sort();
}

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
