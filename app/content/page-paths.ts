import { contentFiles, readPlatformSlugs, readTextPaths } from './content-files.ts';
import type { Language } from './language.ts';
import { readMessagePaths } from './message-pages.ts';
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
 * @param folder path of the content folder, or of that of a translation
 * @param first path of the first language's folder
 */
export function readPagePaths(folder: string, first = folder): string[] {
  const { lists, posts } = readPostPaths(folder, first);
  return [...readScreenPaths(folder), ...lists, ...posts, ...readTextPaths(folder)];
}

/** The paths of the pages whose addresses the site gives. */
const readScreenPaths = (folder: string) => [
  '/',
  ...readPageNames(folder).map((name) => `/${name}`),
  ...readPlatformSlugs(folder).map((slug) => `/platforms/${slug}`),
];

/** The paths that other files of the site have. */
const reserved = /^\/(404|500|admin|(assets|files|share)(\/.*)?|(.+\/)?index)$/;

/**
 * Finds the paths that a vendor can choose neither for a text nor for the posts.
 *
 * @param folder path of the content folder, or of that of a translation
 * @param first path of the first language's folder
 * @param languages the site's languages
 * @returns what is wrong with a path, in words; undefined for one that nothing else has, below which is
 *   nothing else either if that counts
 */
export function createPathCheck(folder: string, first: string, languages: readonly Language[]) {
  const messages = readMessagePaths(folder, first).map((one) => `/${one}`);
  const taken = new Set([...readScreenPaths(folder), ...messages]);
  const others = folder === first ? languages.slice(1) : [];
  return (path: string, countsBelow = false): string | undefined => {
    const language = others.find(({ base }) => `${path}/`.startsWith(`${base}/`));
    if (language) return `expected another path, as ${path} is one of the language ${language.tag}`;
    const isAbove = countsBelow && [...taken].some((one) => one.startsWith(`${path}/`));
    const isTaken = isAbove || taken.has(path) || reserved.test(path);
    return isTaken ? `expected a path that no other page has, found ${path}` : undefined;
  };
}
