import { readPostName, toAddressName, toPathPart } from 'sitewright/pages';

/** What the names of files become that a site refuses, by their paths in the content folder. */
export interface RenamePlan {
  renames: ReadonlyMap<string, string>;
  /** Files that would have the name of another one, one line each; they stay as they are. */
  failed: string[];
}

/**
 * Finds the names that the site refuses, and what it proposes for each.
 *
 * @param paths of all files in the content folder
 * @param languages the tags of the site's languages, the first of which has no folder of its own
 */
export function planRenames(
  paths: readonly string[],
  languages: readonly [first: string, ...others: string[]],
): RenamePlan {
  const all = new Set(paths);
  const wanted = Map.groupBy(paths, (path) => propose(path, all, languages));
  const renames = new Map<string, string>();
  const failed: string[] = [];
  for (const [next, [path = '', ...others]] of wanted) {
    if (others.length === 0) {
      if (path !== next) renames.set(path, next);
    } else
      failed.push(
        `${[path, ...others].join(' and ')} would both be ${next}: give one of them another name by hand`,
      );
  }
  return { renames, failed };
}

function propose(
  path: string,
  all: ReadonlySet<string>,
  [first, ...others]: readonly [string, ...string[]],
): string {
  const tag = others.find((one) => path.startsWith(`${one}/`));
  const base = tag ? `${tag}/` : '';
  const own = path.slice(base.length);
  // A translation has the name of its original.
  const language = tag && !all.has(own) ? tag : first;
  const [, folder = '', name = ''] = /^(pictures|files|pages|posts)\/(.+)$/.exec(own) ?? [];
  if (!folder) return path;
  if (folder === 'pictures' || folder === 'files')
    return /\.md$/i.test(name) ? path : `${base}${folder}/${toAddressName(name)}`;
  const [ending = ''] = /\.(ya?ml|md|markdown)$/i.exec(name) ?? [];
  if (!ending) return path;
  const stem = name.slice(0, -ending.length);
  const right = /^\.y/i.test(ending) ? '.yaml' : '.md';
  if (folder === 'pages') return `${base}pages/${toPath(stem, language)}${right}`;
  const [, day, slug = ''] = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(stem) ?? [];
  const isRight = 'slug' in readPostName(`posts/${stem}.md`);
  return day && !isRight
    ? `${base}posts/${day}-${toPathPart(slug, language)}${right}`
    : `${base}posts/${stem}${right}`;
}

/** A path as addresses have it. */
const toPath = (path: string, language: string): string =>
  path.replaceAll(/[^/]+/g, (part) =>
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(part) ? part : toPathPart(part, language),
  );
