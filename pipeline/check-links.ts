import { readdir } from 'node:fs/promises';
import type { ContentValue } from '../app/content/content-values.ts';
import { UserError } from '../lib/user-error.ts';
import type { BuiltPage } from './render/inspect-page.ts';

interface Site {
  origin: string;
  /** Paths that pages may lead to although nothing is there. */
  plannedPaths: readonly string[];
  /** Every value of the content, to tell editors where a link is written. */
  entries: readonly ContentValue[];
}

interface BrokenLink {
  /** The page that it is on. */
  file: string;
  href: string;
  fault: string;
}

/**
 * Follows every link and every reference of the built pages that stays on the site.
 *
 * @param folder the folder to deploy, with all its files in place
 * @throws UserError when one leads to no page, no file, no planned path, or to no such anchor
 */
export async function checkLinks(
  folder: string,
  pages: readonly BuiltPage[],
  site: Site,
): Promise<void> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length));
  const broken = brokenLinks(pages, new Set([...files, ...site.plannedPaths]), site.origin);
  if (broken.length > 0) throw new UserError(linesAbout(broken, site.entries).join('\n'));
}

/**
 * @param entries where content is written
 * @returns one line for each place in the content that holds a broken link, with the pages that
 *   show it; and one for each page of a link that the content does not hold
 */
export function linesAbout(
  broken: readonly BrokenLink[],
  entries: readonly ContentValue[],
): string[] {
  const alike = Map.groupBy(broken, ({ href, fault }) => `"${href}" ${fault}`);
  return [...alike].flatMap(([what, links]) => {
    const files = [...new Set(links.map(({ file }) => file))];
    const places = entries.filter(({ value }) => value === links[0]?.href);
    if (places.length === 0) return files.map((file) => `${file}: ${what}`);
    return places.map(
      ({ file, line, column, field }) =>
        `${file}:${line}:${column} ${field}: ${what} (${files.join(', ')})`,
    );
  });
}

/**
 * @param others the paths beside the pages' own that something may lead to
 * @returns each broken link of each page, as it is written
 */
export function brokenLinks(
  pages: readonly BuiltPage[],
  others: ReadonlySet<string>,
  origin: string,
): BrokenLink[] {
  // The not-found and the error page have no path of their own, but anchors all the same.
  const places = pages.map((page) => ({
    page,
    address: new URL(page.path ?? `/${page.file}`, origin),
  }));
  const anchors = new Map(places.map(({ page, address }) => [address.pathname, page.anchors]));
  return places.flatMap(({ page, address }) =>
    page.references.flatMap((href) => {
      const fault = faultOf(href, address);
      return fault ? [{ file: page.file, href, fault }] : [];
    }),
  );

  function faultOf(href: string, base: URL): string | undefined {
    if (!URL.canParse(href, base.href)) return 'is no address';
    const target = new URL(href, base);
    if (target.origin !== origin) return undefined;
    const path = decodeURI(target.pathname);
    if (others.has(path)) return undefined;
    const ids = anchors.get(path);
    const anchor = decodeURIComponent(target.hash.slice(1));
    if (!ids || (path.endsWith('.html') && path !== base.pathname)) {
      return 'leads to no page, no file and no path of app/content/planned-paths.ts';
    }
    return anchor === '' || ids.has(anchor)
      ? undefined
      : `leads to no element with the id "${anchor}"`;
  }
}
