import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServedFile } from './served-files.ts';

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

export const formatRedirects = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${from} ${to}\n`).join('');

/** The paths that have moved in a built site, such as `build/client`; none in a folder that is none. */
export function readRedirects(folder: string): Redirect[] {
  const file = path.join(folder, redirectsFile);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...text.matchAll(/^(\S+) (\S+)$/gm)].map(([, from = '', to = '']) => ({ from, to }));
}

/**
 * Lists every path that leads to another one, for servers that do not remove slashes by themselves.
 *
 * @param files the served files, with the base path in their URLs
 */
export function listRedirects(
  redirects: readonly Redirect[],
  files: readonly ServedFile[],
  basePath: string,
): (Redirect & { status: 301 | 308 })[] {
  const pages = files.flatMap(({ file, urlPath }) => (file.endsWith('.html') && urlPath) || []);
  return [
    ...redirects.map(({ from, to }) => ({
      from: basePath + from,
      to: basePath + to,
      status: 301 as const,
    })),
    ...(basePath ? [{ from: basePath, to: `${basePath}/`, status: 308 as const }] : []),
    ...pages
      .filter((urlPath) => !urlPath.endsWith('/'))
      .map((urlPath) => ({ from: `${urlPath}/`, to: urlPath, status: 308 as const })),
  ];
}
