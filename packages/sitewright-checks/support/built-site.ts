// The built site as its files show it, for tests that hold for any content.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from 'sitewright/lib';

/** A path that no page has. */
export const missingPath = '/no-such-page';

/** What the addresses of pages end in that somebody has changed, divided by spaces. */
const changedNames = process.env.CHANGED_PAGES?.split(' ') ?? [];
const mostChanged = 5;

/**
 * Reads what pages a built site has.
 *
 * @param site its folder, in which the command that built it ran
 * @throws UserError when it is not built
 */
export function readBuiltSite(site: string) {
  const siteFolder = path.join(site, 'build/client');
  if (!existsSync(siteFolder)) {
    throw new UserError(`${siteFolder} is missing: run npm run build first`);
  }
  const built = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' });
  const builtFiles = (endings: RegExp) => built.filter((file) => endings.test(file));
  const readBuilt = (file: string) => readFileSync(path.join(siteFolder, file), 'utf8');
  const htmlFiles = builtFiles(/\.html$/);

  const locations = [...readBuilt('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, location = '']) => new URL(location),
  );
  const pagePaths = locations.map(({ pathname }) => pathname);
  const samplePaths = [
    ...new Set([
      ...pickSamples(pagePaths),
      ...pagePaths.filter((one) => changedNames.includes(path.basename(one))).slice(0, mostChanged),
    ]),
  ];
  const unlistedPaths = pickSamples(
    htmlFiles
      .map((file) => `/${file.replace(/\.html$/, '')}`)
      .filter((one) => !/\/(index|[45]\d\d)$/.test(one) && !pagePaths.includes(one)),
  );

  return {
    siteFolder,
    /** The built files with one of these endings, as paths within `siteFolder`. */
    builtFiles,
    /** Reads one file of the built site as text. */
    readBuilt,
    /** The HTML files of the site, the error pages among them. */
    htmlFiles,
    /** Scheme and host that the site names as its own. */
    siteOrigin: locations[0]?.origin ?? '',
    /** The path of every page, in the order of the sitemap. */
    pagePaths,
    /** The paths of all pages, and one that is answered with the not-found page. */
    pathsWithMissing: [...pagePaths, missingPath],
    /**
     * The longest page of each kind, in the first language where that has one, and changed pages, as many as
     * there is time for. Pages of a kind have the same sections in the same direction of writing, and differ
     * in their words alone.
     */
    samplePaths,
    /** The samples and the not-found page. */
    samplesWithMissing: [...samplePaths, missingPath],
    /** A sample of each kind of page that no search engine lists: what follows a message. */
    unlistedPaths,
    fileOf,
    readKind,
  };

  /** The file that answers for a path. */
  function fileOf(address: string): string {
    if (address === '/') return 'index.html';
    const file = `${address.slice(1)}.html`;
    return htmlFiles.includes(file) ? file : '404.html';
  }

  /** The HTML of the page that answers for a path. */
  function readPage(address: string): string {
    return readBuilt(fileOf(address));
  }

  function pickSamples(paths: readonly string[]): string[] {
    const nameKind = (address: string) => [...readKind(address)].join(' ');
    return [...Map.groupBy(paths, nameKind).values()].flatMap((alike) => {
      const own = alike.filter((one) => languageOf(one) === languageOf('/'));
      const among = own.length > 0 ? own : alike;
      return among.toSorted((a, b) => readPage(b).length - readPage(a).length).slice(0, 1);
    });
  }

  /** The direction of a page, and what its sections are called by. */
  function readKind(address: string): Set<string> {
    const html = readPage(address);
    const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
    const [dir = ''] = /(?<=<html[^>]* dir="?)\w+/.exec(html) ?? [];
    const sections = main.matchAll(/<(?:section|nav)\b[^>]*?(?:aria-labelledby|id)="([\w-]+)"/g);
    return new Set([dir, ...[...sections].map(([, id = '']) => id)]);
  }

  function languageOf(address: string): string | undefined {
    return /(?<=<html[^>]* lang="?)[\w-]+/.exec(readPage(address))?.[0];
  }
}
