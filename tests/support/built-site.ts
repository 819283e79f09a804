// The built site as its files show it, for tests that hold for any content.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const siteFolder = 'build/client';

/** A path that no page has. */
export const missingPath = '/no-such-page';

/** Reads one file of the built site as text. */
export const readBuilt = (file: string) => readFileSync(path.join(siteFolder, file), 'utf8');

if (!existsSync(siteFolder)) throw new Error(`${siteFolder} is missing: run npm run build first`);

const locations = [...readBuilt('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(
  ([, location = '']) => new URL(location),
);

/** Scheme and host that the site names as its own. */
export const siteOrigin = locations[0]?.origin ?? '';

/** The path of every page, in the order of the sitemap. */
export const pagePaths = locations.map(({ pathname }) => pathname);

/** The paths of all pages, and one that is answered with the not-found page. */
export const pathsWithMissing = [...pagePaths, missingPath];

/** The built files with one of these endings, as paths within {@link siteFolder}. */
export function builtFiles(endings: RegExp): string[] {
  return readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    endings.test(file),
  );
}

/** The HTML files of the site, the error pages among them. */
export const htmlFiles = builtFiles(/\.html$/);

/** The file that answers for a path. */
export function fileOf(address: string): string {
  if (address === '/') return 'index.html';
  return pagePaths.includes(address) ? `${address.slice(1)}.html` : '404.html';
}

/** The style sheets that stand in a page, joined. */
export const inlineCss = (html: string) =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
