import type { LanguageFolder } from './index/site-folder.ts';

/** The platforms that have a page: the names of the files in `platforms/`, without `.yaml`, sorted. */
export function readPlatformSlugs({ files }: LanguageFolder): string[] {
  return files.flatMap((file) => /^platforms\/([^/]+)\.yaml$/.exec(file)?.[1] ?? []);
}

/** The paths of the pages that are written in Markdown: `pages/help/tills.md` is `/help/tills`. */
export function readTextPaths({ files }: LanguageFolder): string[] {
  return files.flatMap((file) => /^pages(\/.+)\.md$/.exec(file)?.[1] ?? []);
}
