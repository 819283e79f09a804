import type { LanguageFolder } from '../disk/site-folder.ts';
import type { Language } from '../languages/language.ts';
import { readPostPaths } from '../posts/post-outlines.ts';
import { readMessagePages } from './message-pages.ts';
import { listPageFiles, readPageFiles, readTextPaths } from './page-files.ts';

export function readPagePaths(folder: LanguageFolder): string[] {
  const { lists, posts } = readPostPaths(folder);
  const pages = readPageFiles(folder).map(({ path }) => path);
  return [...pages, ...lists, ...posts, ...readTextPaths(folder)];
}

/**
 * The paths that other files of the site have. A host may answer what is missing in a folder with the `404.html`
 * there, whatever folder it is.
 */
export const keptPaths = /^\/(admin|(assets|files|share)(\/.*)?|(.+\/)?(404|500|index))$/;

/**
 * Finds the paths that a vendor can choose neither for a page nor for the posts.
 *
 * @returns what is wrong with a path, in words; undefined for one that nothing else has, below which is
 *   nothing else either if that counts
 */
export function createPathCheck(folder: LanguageFolder, languages: readonly Language[]) {
  const pages = listPageFiles(folder);
  const messages = readMessagePages(folder, pages);
  const taken = [...pages, ...messages].map(({ path }) => path);
  const others = folder === folder.site ? languages.slice(1) : [];
  return (path: string, { countsBelow = false, isPage = false } = {}): string | undefined => {
    const language = others.find(({ base }) => `${path}/`.startsWith(`${base}/`));
    if (language) return `expected another path, as ${path} is one of the language ${language.tag}`;
    if (keptPaths.test(path))
      return `expected another path, as the site keeps ${path} for files of its own`;
    const isAbove = countsBelow && taken.some((one) => one.startsWith(`${path}/`));
    const times = taken.filter((one) => one === path).length - Number(isPage);
    return isAbove || times > 0
      ? `expected a path that no other page has, found ${path}`
      : undefined;
  };
}
