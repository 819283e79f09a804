import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../lib/user-error.ts';
import { howToBuild, type ServedFile } from './served-files.ts';

/** A URL path that has moved for good. */
export interface Redirect {
  from: string;
  to: string;
}

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

/** A path that leads to another one, as a server answers it. Between `to` and `anchor` comes what follows `?`. */
export interface Move {
  /** The path as browsers send it. */
  from: string;
  to: string;
  /** The place on the page with its `#`, or empty. */
  anchor: string;
  status: 301 | 308;
}

/**
 * Lists the paths that have moved, each without and with a slash at its end.
 *
 * @param basePath what every URL path begins with
 * @throws Error when one is no path of the site
 */
export const listMoves = (redirects: readonly Redirect[], basePath: string): Move[] =>
  redirects.flatMap(({ from, to }) => {
    const start = basePath + parseAddress(from, { hasPlace: false }).pathname;
    const { pathname, hash } = parseAddress(to, { hasPlace: true });
    const move = { to: basePath + pathname, anchor: hash, status: 301 } as const;
    return [start, `${start}/`].map((one) => ({ from: one, ...move }));
  });

/** Prints where a move leads. */
export const formatTarget = ({ to, anchor }: Move, query = ''): string => to + query + anchor;

/**
 * Lists every path that leads to another one, for servers that do not remove slashes by themselves.
 *
 * @param files the served files, with the base path in their URLs
 * @throws Error when one that has moved is no path of the site
 */
export function listAllMoves(
  redirects: readonly Redirect[],
  files: readonly ServedFile[],
  basePath: string,
): Move[] {
  const pages = files.flatMap(({ file, urlPath }) => (file.endsWith('.html') && urlPath) || []);
  const keep = { anchor: '', status: 308 } as const;
  return [
    ...listMoves(redirects, basePath),
    ...(basePath ? [{ from: basePath, to: `${basePath}/`, ...keep }] : []),
    ...pages
      .filter((urlPath) => !urlPath.endsWith('/'))
      .map((urlPath) => ({ from: `${urlPath}/`, to: urlPath, ...keep })),
  ];
}

/** Reads an address of the site: a path, and a place on its page where that is allowed. */
function parseAddress(address: string, { hasPlace }: { hasPlace: boolean }): URL {
  const site = 'https://site.invalid';
  const url = URL.canParse(address, site) && new URL(address, site);
  // What the parser has changed, such as a backslash, is not what was said.
  const isWhole = url && decode(url.pathname + url.hash) === decode(address);
  const isPlace = hasPlace ? /^(#[^#]+)?$/ : /^$/;
  if (isWhole && url.origin === site && isPlace.test(url.hash)) return url;
  throw new Error(`${JSON.stringify(address)} is not a path of this site`);
}

/** @returns undefined for a text whose escapes are none */
function decode(text: string): string | undefined {
  try {
    return decodeURI(text);
  } catch {
    return undefined;
  }
}
