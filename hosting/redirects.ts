import type { ServedFile } from './served-files.ts';

/** A URL path that has moved for good. */
export interface Redirect {
  from: string;
  to: string;
}

/** All paths that have moved. A page's trailing slash needs no line: each host removes it. */
export const redirects: readonly Redirect[] = [
  // Security researchers look here too: https://www.rfc-editor.org/rfc/rfc9116#section-3
  { from: '/security.txt', to: '/.well-known/security.txt' },
];

/**
 * Lists every path that leads to another one, for servers that do not remove slashes by themselves.
 *
 * @param files the served files, with the base path in their URLs
 */
export function listRedirects(
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
