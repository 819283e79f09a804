import type { ContentValue } from '../content/content-values.ts';
import { formatProblem } from '../content/problem.ts';
import type { Deployment } from '../hosting/deployment.ts';
import type { Redirect } from '../hosting/redirects.ts';
import { releaseFile } from '../hosting/release.ts';
import { getUrlPath, listFilesIn } from '../hosting/served-files.ts';
import { hostFiles } from './host-files.ts';

/**
 * Looks for old paths at which a host may send a file of the site, or hide one of its own, where another
 * redirects. One that leads to the page which is sent there may have moved: `/about.html` to `/about`.
 *
 * @param folder the folder to deploy, before what hosts read is written
 * @param languages the folders of the languages but the first one
 * @param readValues gives all values of the content, to tell editors where a path is written
 * @returns a line for each
 */
export function findOldPathProblems(
  folder: string,
  moved: readonly Redirect[],
  languages: readonly string[],
  readValues: () => Iterable<ContentValue>,
): string[] {
  const files = [...listFilesIn(folder), releaseFile, ...hostFiles];
  const taken = new Map(
    files.flatMap((file) => {
      const urlPath = getUrlPath(file, languages);
      const paths = [`/${file}`, `/${file.replace(/\.html$/, '')}`, urlPath ?? ''];
      return paths.map((one) => [one, urlPath] as const);
    }),
  );
  return moved.flatMap(({ from, to }) => {
    const page = taken.get(from);
    if (!taken.has(from) || (page === to && page !== from)) return [];
    const place = [...readValues()].find(
      ({ field, value }) => /^moved\[\d+\]\.from$/.test(field) && value === from,
    );
    const remedy = page && page !== from ? `lead it to ${page}, or remove it` : 'remove it';
    const message = `expected an old path, found ${JSON.stringify(from)}, where this site has a file; ${remedy}`;
    return place ? formatProblem({ ...place, message }) : message;
  });
}

/** Says what visitors do not get because the server that the build is for reads no file of ours. */
export function describeLosses({ host }: Deployment, moved: readonly Redirect[]): string[] {
  if (host !== 'other') return [];
  const paths = moved.map(({ from }) => from).join(', ');
  return [
    'SITE_HOST=other: pages come without HSTS, Permissions-Policy, protection against framing, long caching and prerendering, and a path with a slash at its end is not found, unless the server is set up for it.',
    ...(paths
      ? [
          `SITE_HOST=other: the old paths of redirects.yaml are not found on a server that reads no file of ours; let it redirect them itself: ${paths}`,
        ]
      : []),
  ];
}
