import { contentAt } from '../../packages/sitewright-checks/support/content-at.ts';
import { fileOf, missingPath, readBuilt, samplesWithMissing, unlistedPaths } from './built-site.ts';
import { content } from './content.ts';

/** What a page is to a visitor, and in which direction it is read. */
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

/** The longest page of each shape. */
const daily = new Set(
  Map.groupBy(
    [...samplesWithMissing, ...unlistedPaths].toSorted(
      (one, other) => readBuilt(fileOf(other)).length - readBuilt(fileOf(one)).length,
    ),
    shapeOf,
  )
    .values()
    .map(([first]) => first),
);

/** The tag of a test of one page: each day one of each shape is looked at, and the others each week. */
export const tagOf = (path: string): string[] => (daily.has(path) ? [] : ['@weekly']);
