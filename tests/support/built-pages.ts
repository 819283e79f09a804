// The pages of the site that was built, by its sitemap.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from './site.ts';

const sitemap = readFileSync(path.join(site, 'build/client/sitemap.xml'), 'utf8');
const locations = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
  ([, location = '']) => new URL(location),
);

/** Scheme and host that the site names as its own. */
export const siteOrigin = String(locations[0]?.origin);

export const pagePaths = locations.map(({ pathname }) => pathname);

/** The file of a page. */
export const fileOf = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}.html`;
