import { contentFiles, readPlatformSlugs, readTextPaths } from './content-files.ts';
import { readPostPaths } from './posts/post-outlines.ts';
import { type PageName, pageNames } from './site-content.ts';

/**
 * The pages that the vendor has, of those that a vendor may leave out.
 *
 * @param folder path of the content folder
 */
export function readPageNames(folder: string): PageName[] {
  const files = contentFiles(folder);
  return pageNames.filter((name) => files.includes(`${name}.yaml`));
}

/**
 * The path of every page that has content.
 *
 * @param folder path of the content folder
 */
export function readPagePaths(folder: string): string[] {
  return [...readScreenPaths(folder), ...readTextPaths(folder)];
}

/** The same without the pages that are written in Markdown. */
export function readScreenPaths(folder: string): string[] {
  return [
    '/',
    ...readPageNames(folder).map((name) => `/${name}`),
    ...readPlatformSlugs(folder).map((slug) => `/platforms/${slug}`),
    ...Object.values(readPostPaths(folder)).flat(),
  ];
}
