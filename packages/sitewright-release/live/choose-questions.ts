import path from 'node:path';
import type { ServedFile } from 'sitewright/hosting';
import type { LiveSite } from './live-site.ts';

/** A path below the address that leads to another one. */
export interface LiveMove {
  from: string;
  /** What has to stand behind `?`. */
  query?: string;
  /** With its place on the page, if it has one; an address of another site is whole. */
  to: string;
}

/**
 * Chooses the files and redirects to ask for: all, or as many as may be asked. What search engines read, the start
 * page, one page of each folder, one file of each kind and one redirect are always among them; of the others each day
 * brings the next ones.
 *
 * @param most how many may be asked for
 */
export function chooseQuestions(site: LiveSite, most: number) {
  const files = site.files.filter(({ urlPath }) => urlPath);
  if (!site.isLive) {
    // What hides a site can be seen without its build.
    return {
      files: files.filter(({ file }) => /^(index\.html|robots\.txt)$/.test(file)),
      moves: [],
    };
  }
  const pages = files.filter(({ file, urlPath }) => file.endsWith('.html') && urlPath !== '/');
  const slashes = pages.map(({ urlPath: to = '' }) => ({ from: `${to}/`, to }));
  const moves: LiveMove[] = [...slashes.slice(0, 1), ...site.redirects, ...slashes.slice(1)];
  // Where one header of a file may differ, so may the rule that adds it.
  const kinds = Map.groupBy(files, ({ file, headers }) =>
    [path.posix.dirname(file), path.extname(file), ...Object.values(headers)].join(),
  );
  const first = new Set<ServedFile | LiveMove>([...kinds.values()].flatMap(([one]) => one ?? []));
  const always = files.filter(({ file }) => /^(index\.html|robots\.txt|sitemap\.xml)$/.test(file));
  for (const one of [...always, ...moves.slice(0, 1)]) first.add(one);
  const others = [...files, ...moves].filter((one) => !first.has(one));
  const count = Math.max(0, Math.min(others.length, most - first.size));
  const day = Math.floor(Date.now() / 86_400_000);
  const start = others.length > 0 ? (day * count) % others.length : 0;
  const chosen = new Set([...first, ...[...others, ...others].slice(start, start + count)]);
  site.planned = files.length + moves.length;
  return {
    files: files.filter((one) => chosen.has(one)),
    moves: moves.filter((one) => chosen.has(one)),
  };
}
