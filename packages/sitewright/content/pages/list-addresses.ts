import type { LanguageFolder } from '../disk/site-folder.ts';
import { readPostOutlines } from '../posts/post-outlines.ts';
import { listPageFiles, readTextPaths } from './page-files.ts';

/** The paths of pages, texts and posts in the first language, by their files in the folder of a language. */
export function listAddresses(folder: LanguageFolder): Map<string, string> {
  const all = folder === folder.site ? [folder] : [folder.site, folder];
  return new Map(
    all.flatMap((one) => [
      ...listPageFiles(one).map(({ file, path }) => [file, path] as const),
      ...readTextPaths(one).map((path) => [`pages${path}.md`, path] as const),
      ...readPostOutlines(one).map(({ file, path }) => [file, path] as const),
    ]),
  );
}
