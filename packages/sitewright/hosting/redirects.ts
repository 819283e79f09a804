import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  isPattern,
  joinParts,
  type ParsedRedirect,
  parseRedirect,
  type Redirect,
} from '../lib/redirect.ts';
import { UserError } from '../lib/user-error.ts';
import { listOtherSpellings } from './other-spellings.ts';
import { howToBuild, type ServedFile } from './served-files.ts';

/** The file in a built site that lists them for our own servers; hosts do not serve it. */
export const redirectsFile = '_moved';

/** The paths that have moved whoever the vendor is. A page's trailing slash needs no line: each host removes it. */
export const ownRedirects: readonly Redirect[] = [
  // Security researchers look here too: https://www.rfc-editor.org/rfc/rfc9116#section-3
  { from: '/security.txt', to: '/.well-known/security.txt' },
];

/** Writes the file {@link redirectsFile}. */
export const formatRedirects = (redirects: readonly Redirect[]): string =>
  `${JSON.stringify(redirects, null, 1)}\n`;

/**
 * The paths that have moved in a built site, such as `build/client`; none in a folder that is none.
 *
 * @throws UserError when another version of this project has built it
 */
export function readRedirects(folder: string): Redirect[] {
  const file = path.join(folder, redirectsFile);
  if (!existsSync(file)) return [];
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UserError(`${folder} is of another version of this project: ${howToBuild}`);
  }
}

/**
 * What leads elsewhere, in the order in which a server asks: by what stands behind `?`, then by a whole path, and
 * by a pattern where no file is.
 */
export interface SortedRedirects {
  byQuery: readonly ParsedRedirect[];
  byPath: readonly ParsedRedirect[];
  byPattern: readonly ParsedRedirect[];
}

/**
 * Adds the other spellings in which old addresses are asked for, but those that are an address of their own.
 *
 * @throws Error when one is no path of the site
 */
export function addOtherSpellings(redirects: readonly Redirect[]): Redirect[] {
  const all = new Map<string, Redirect>();
  const spellOthers = ({ query: asked, ...redirect }: Redirect) =>
    listOtherSpellings([redirect.from, asked ?? []].flat().join('?')).map((one) => {
      const [from = '', query] = one.split(/\?(.*)/s);
      return { ...redirect, from, ...(query && { query }) };
    });
  for (const one of [...redirects, ...redirects.flatMap(spellOthers)]) {
    const { from, query } = parseRedirect(one);
    const key = `${joinParts(from)}?${query.toSorted().join('&')}`;
    if (!all.has(key)) all.set(key, one);
  }
  return [...all.values()];
}

/**
 * Sorts what has moved.
 *
 * @param basePath what every URL path begins with
 * @throws Error when one is no path of the site
 */
export function sortRedirects(redirects: readonly Redirect[], basePath: string): SortedRedirects {
  const all = redirects.map((one) => parseRedirect(one, basePath));
  // Servers compare whole paths as texts, which a byte that is no UTF-8 is none of.
  const hasByte = ({ from }: ParsedRedirect) => /\p{Cs}/u.test(joinParts(from));
  const kindOf = (one: ParsedRedirect) => {
    if (one.query.length > 0) return hasByte(one) ? 'none' : 'byQuery';
    return isPattern(one) ? 'byPattern' : hasByte(one) ? 'byByte' : 'byPath';
  };
  const kinds = Map.groupBy(all, kindOf);
  const get = (kind: ReturnType<typeof kindOf>) => kinds.get(kind) ?? [];
  const byPattern = [...get('byByte'), ...get('byPattern')];
  return { byQuery: get('byQuery'), byPath: get('byPath'), byPattern };
}

/** The path of a move that is one, without and with a slash at its end. */
export function spellBoth({ from }: Pick<ParsedRedirect, 'from'>): string[] {
  const start = joinParts(from);
  return start.endsWith('/') ? [start] : [start, `${start}/`];
}

/** Whether what stands behind `?` goes along: not to an address that has its own, nor where it was asked for. */
export const takesQuery = ({ query, to }: Pick<ParsedRedirect, 'query' | 'to'>): boolean =>
  query.length === 0 && !joinParts(to).includes('?');

/** A path that another spelling of it leads to, as long as there is one. */
interface Spelling {
  from: string;
  to: string;
}

/**
 * Lists every other spelling of a page's path, for servers that do not remove slashes by themselves.
 *
 * @param files the served files, with the base path in their URLs
 */
export function listSpellings(files: readonly ServedFile[], basePath: string): Spelling[] {
  const pages = files.flatMap(({ file, urlPath }) => (file.endsWith('.html') && urlPath) || []);
  return [
    ...(basePath ? [{ from: basePath, to: `${basePath}/` }] : []),
    ...pages
      .filter((urlPath) => !urlPath.endsWith('/'))
      .map((urlPath) => ({ from: `${urlPath}/`, to: urlPath })),
  ];
}
