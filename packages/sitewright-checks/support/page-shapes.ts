import type { SiteContent } from 'sitewright/content';
import { missingPath, type readBuiltSite } from './built-site.ts';
import { contentAt } from './content-at.ts';

/**
 * Picks the longest page of each shape: what a page is to a visitor, and of pages of sections also in which direction
 * it is read.
 *
 * @returns the paths, that of a wrong address among them
 */
export function pickShapes(
  { samplesWithMissing, unlistedPaths, readBuilt, fileOf }: ReturnType<typeof readBuiltSite>,
  content: SiteContent,
): ReadonlySet<string> {
  const lengthOf = (path: string) => readBuilt(fileOf(path)).length;
  const paths = [...samplesWithMissing, ...unlistedPaths].toSorted(
    (one, other) => lengthOf(other) - lengthOf(one),
  );
  return new Set(
    Map.groupBy(paths, shapeOf)
      .values()
      .flatMap((alike) => alike.slice(0, 1)),
  );

  function shapeOf(path: string): string {
    if (path === missingPath) return 'error';
    if (unlistedPaths.includes(path)) return 'what follows a message';
    const { language, pages, texts, posts } = contentAt(content, path);
    const own = path.slice(language.base.length) || '/';
    if (own === '/') return `start, ${language.dir}`;
    if (pages.has(own)) return `composed, ${language.dir}`;
    if (texts.has(own)) return 'text';
    return posts.some(({ href }) => href === path) ? 'post' : 'list';
  }
}
