import type { SiteContent } from 'sitewright/content';
import { pagePathAt } from 'sitewright/languages';
import { missingPath, type readBuiltSite } from './built-site.ts';
import { contentAt } from './content-at.ts';

/**
 * Picks the longest page of each shape: what a page is to a visitor, and of pages of sections also in which direction
 * it is read.
 *
 * @returns their paths by what the shapes are called, that of a wrong address among them
 */
export function pickShapes(
  { samplesWithMissing, unlistedPaths, readBuilt, fileOf }: ReturnType<typeof readBuiltSite>,
  content: SiteContent,
): ReadonlyMap<string, string> {
  const lengthOf = (path: string) => readBuilt(fileOf(path)).length;
  const paths = [...samplesWithMissing, ...unlistedPaths].toSorted(
    (one, other) => lengthOf(other) - lengthOf(one),
  );
  return new Map(paths.toReversed().map((path) => [shapeOf(path), path]));

  function shapeOf(path: string): string {
    if (path === missingPath) return 'error';
    if (unlistedPaths.includes(path)) return 'what follows a message';
    const { language, pages, texts, posts } = contentAt(content, path);
    const own = pagePathAt(language, path) ?? '';
    if (own === '/') return `start, ${language.dir}`;
    if (pages.has(own)) return `composed, ${language.dir}`;
    if (texts.has(own)) return 'text';
    return posts.some(({ href }) => href === path) ? 'post' : 'list';
  }
}
