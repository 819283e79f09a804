import { decodePath, removeEscapes } from '../../lib/remove-escapes.ts';
import { suggestId, suggestNearest } from '../messages/find-like-name.ts';
import type { Problem } from '../messages/problem.ts';
import { toAddressName } from '../values/address-name.ts';
import { downloadPath } from '../values/download-path.ts';

/** A link of the content, with its place in it. */
export interface ContentLink {
  /** The file that it is in, without its ending. */
  name: string;
  to: string;
  problemAt(message: string): Problem;
}

/** The ids of a page. */
export interface PageIds {
  has(id: string): boolean;
  /** Those to suggest. */
  names: readonly string[];
}

export interface LinkTargets {
  origin: string;
  /** The pages by their paths, with their ids; undefined where these cannot be told. */
  pages: ReadonlyMap<string, PageIds | undefined>;
  planned: ReadonlySet<string>;
  /** Why visitors do not get a post or a page, by its path, such as `a draft`. */
  unpublishedReasons?: ReadonlyMap<string, string>;
}

/** What is said of a link that leads nowhere, and at a field, where nobody sees files. */
export const leadsNowhere = {
  message: 'leads to no page, no file and no path that site.yaml lists as planned',
  atField: 'leads to no page and no file of this site',
};

/**
 * What is wrong with a link that may lead to a page of the site.
 *
 * @param base the address of the page on which it stands
 * @returns undefined for one that leads to a page, to an element of one or to another site
 */
export function describeBrokenLink(
  href: string,
  base: string,
  { origin, pages, planned, unpublishedReasons }: LinkTargets,
): string | undefined {
  if (!URL.canParse(href, base)) return 'is not a valid URL';
  const { origin: other, pathname, hash } = new URL(href, base);
  if (other !== origin) return undefined;
  const isPage = pages.has(pathname);
  if (!isPage && planned.has(pathname)) return undefined;
  if (pathname.startsWith('/files/')) {
    const files = [...planned].flatMap((one) =>
      one.startsWith('/files/') ? downloadPath(toAddressName(one.slice(7))) : [],
    );
    return `leads to no file of the folder files/${suggestNearest(decodePath(pathname), files)}`;
  }
  const reason = unpublishedReasons?.get(pathname);
  if (reason) return `leads to ${reason}: publish it, or remove the link`;
  if (!isPage || (pathname.endsWith('.html') && pathname !== new URL(base).pathname)) {
    const paths = [...pages.keys(), ...planned].filter((one) => !/\.\w+$/.test(one));
    const near = suggestNearest(decodePath(pathname), new Set(paths));
    return leadsNowhere.message + near;
  }
  const id = removeEscapes(hash.slice(1));
  // Browsers look for the id as it is written first: a footnote's may have escapes.
  const ids = pages.get(pathname);
  if (id === '' || !ids || ids.has(hash.slice(1)) || ids.has(id)) return undefined;
  return `leads to no element with the id "${id}"${suggestId(id, ids.names)}`;
}
