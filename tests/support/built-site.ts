// The built site as its files show it, for tests that hold for any content.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../../packages/sitewright/content/index/content-folder.ts';
import { readPageFiles, readRawSections } from '../../packages/sitewright/content/page-files.ts';
import { readSite } from '../../packages/sitewright/kinds/read-site.ts';
import { example } from './example.ts';

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

/** What the addresses of pages end in that somebody has changed, divided by spaces. */
const changedNames = process.env.CHANGED_PAGES?.split(' ') ?? [];
const mostChanged = 5;

/**
 * The longest page of each kind, in the first language where that has one, and changed pages, as many as
 * there is time for. Pages of a kind have the same sections in the same direction of writing, and differ
 * in their words alone.
 */
export const samplePaths = [
  ...new Set([
    ...pickSamples(pagePaths),
    ...pagePaths.filter((one) => changedNames.includes(path.basename(one))).slice(0, mostChanged),
  ]),
];

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

/** The samples and the not-found page. */
export const samplesWithMissing = [...samplePaths, missingPath];

/** A sample of each kind of page that no search engine lists: what follows a message. */
export const unlistedPaths = pickSamples(
  htmlFiles
    .map((file) => `/${file.replace(/\.html$/, '')}`)
    .filter((one) => !/\/(index|[45]\d\d)$/.test(one) && !pagePaths.includes(one)),
);

/**
 * The samples whose layout is tested: all of them, or of the second vendor those of kinds alone that the
 * shipped vendor has no page of, each with all sections that the kind can have, or has plain sections on. How
 * other pages of the shipped vendor's kinds are laid out with any words is tested there.
 */
export const layoutPaths = contentFolder === example ? listOtherKinds() : samplesWithMissing;

/** The file that answers for a path. */
export function fileOf(address: string): string {
  if (address === '/') return 'index.html';
  const file = `${address.slice(1)}.html`;
  return existsSync(path.join(siteFolder, file)) ? file : '404.html';
}

function pickSamples(paths: readonly string[]): string[] {
  return [...Map.groupBy(paths, nameKind).values()].flatMap((alike) => {
    const own = alike.filter((one) => languageOf(one) === languageOf('/'));
    const among = own.length > 0 ? own : alike;
    return among.toSorted((a, b) => readPage(b).length - readPage(a).length).slice(0, 1);
  });
}

function listOtherKinds(): string[] {
  const others = samplesWithMissing.filter((one) => !isShippedKind(one));
  const hasAllOf = (more: string, one: string) => {
    const sections = readKind(more);
    return more !== one && [...readKind(one)].every((section) => sections.has(section));
  };
  return others.filter((one) => !others.some((more) => hasAllOf(more, one)));
}

function nameKind(address: string): string {
  return [...readKind(address)].join(' ');
}

/** The direction of a page, and what its sections are called by. */
function readKind(address: string): Set<string> {
  const html = readPage(address);
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  const [dir = ''] = /(?<=<html[^>]* dir="?)\w+/.exec(html) ?? [];
  const sections = main.matchAll(/<(?:section|nav)\b[^>]*?(?:aria-labelledby|id)="([\w-]+)"/g);
  return new Set([dir, ...[...sections].map(([, id = '']) => id)]);
}

function isShippedKind(address: string): boolean {
  if (address === missingPath || address.startsWith('/platforms/')) return true;
  const isPlain = readRawSections(readSite(contentFolder)).some(
    ({ path, value }) => path === address && Object(value).look === 'plain',
  );
  return !isPlain && readPageFiles(readSite('content')).some(({ path }) => path === address);
}

function languageOf(address: string): string | undefined {
  return /(?<=<html[^>]* lang="?)[\w-]+/.exec(readPage(address))?.[0];
}

/** The HTML of the page that answers for a path. */
function readPage(address: string): string {
  return readBuilt(fileOf(address));
}

/** The style sheets that stand in a page, joined. */
export const inlineCss = (html: string) =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
