import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findMediaType } from '../lib/media-types.ts';
import { UserError } from '../lib/user-error.ts';
import { buildHeaders, type Headers } from './headers.ts';
import { type Layout, readRelease } from './release.ts';

/** One file of a built site and how it is served. */
export interface ServedFile {
  file: string;
  /** The path in its URL, such as `/about`; undefined for an error page, which has none. */
  urlPath: string | undefined;
  headers: Headers;
}

/**
 * Reads all files of a built site that are served, the error pages included, sorted by name.
 * Compressed forms and files of other kinds are left out.
 *
 * @param layout as the site's own release says, unless it is still to be written
 * @throws Error when the folder cannot be read
 */
export function readServedFiles(
  folder: string,
  layout: Layout = readRelease(folder),
): ServedFile[] {
  return listFilesIn(folder).flatMap((file) => describeServedFile(file, layout) ?? []);
}

/** @returns undefined for a file that is not served */
export function describeServedFile(
  file: string,
  { basePath, languages }: Layout,
): ServedFile | undefined {
  const mediaType = findMediaType(file);
  if (!mediaType) return undefined;
  const urlPath = getUrlPath(file, languages);
  const headers = buildHeaders(file, mediaType, basePath);
  return { file, urlPath: urlPath && basePath + urlPath, headers };
}

/** Lists the paths of all files in a folder, sorted, with `/` between their parts. */
export function listFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/** Whether a file is shown in place of others, in the first language or in one that has its own folder. */
function isErrorPage(file: string, languages: readonly string[]): boolean {
  const { dir, base } = path.posix.parse(file);
  return ['404.html', '500.html'].includes(base) && ['', ...languages].includes(dir);
}

/**
 * Gives the path in the URL of a file, spelled as browsers send it.
 *
 * @param languages the folders of the languages but the first one
 * @returns undefined for `404.html` and `500.html` of any language, which stand in for other URLs
 */
export function getUrlPath(file: string, languages: readonly string[]): string | undefined {
  if (isErrorPage(file, languages)) return undefined;
  const name = file.replace(/^index\.html$|\.html$/, '');
  return new URL(`file:///${name.replaceAll(/[%?#\\\p{Cc}]/gu, encodeURIComponent)}`).pathname;
}

/** The name of the vendor of a built site, as its manifest says it; undefined where there is none. */
export function readSiteName(folder: string): string | undefined {
  const file = path.join(folder, 'manifest.webmanifest');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).name : undefined;
}

export const howToBuild = 'run npm run build in the folder of the site';

/** @throws UserError when a folder does not hold a built site with its not-found page */
export function assertBuilt(folder: string): void {
  if (!existsSync(folder)) throw new UserError(`There is no ${folder} yet: ${howToBuild}`);
  for (const page of ['index.html', '404.html']) {
    if (existsSync(path.join(folder, page))) continue;
    throw new UserError(`${folder} has no ${page}: ${howToBuild}`);
  }
}
