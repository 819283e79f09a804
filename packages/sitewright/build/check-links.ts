import type { SiteFolder } from '../content/disk/site-folder.ts';
import { pathInLanguage } from '../content/languages/language.ts';
import { readLanguages } from '../content/languages/languages.ts';
import { describeBrokenLink, type LinkTargets } from '../content/links/describe-link.ts';
import { formatProblem } from '../content/messages/problem.ts';
import { listAddresses } from '../content/pages/list-addresses.ts';
import type { ContentValue } from '../content/validate/content-values.ts';
import { getUrlPath, listFilesIn } from '../hosting/served-files.ts';
import { findMediaType } from '../lib/media-types.ts';
import type { BuiltPage } from './render/inspect-page.ts';

/** Where links of the site may lead to beside its pages. */
interface Targets {
  origin: string;
  /** Paths that pages may link to although there is no page yet. */
  plannedPaths: readonly string[];
  /** Paths in the built folder of all files but the pages. */
  files: readonly string[];
}

const unserved =
  'leads to a kind of file that servers do not send: offer another, such as .pdf or .zip';

interface BrokenLink {
  /** The page that it is on. */
  file: string;
  href: string;
  problem: string;
}

/**
 * Follows every link and every reference of the built pages that stays on the site: those that content does not
 * have, as what a component makes up, and those to files that the build writes.
 *
 * @param readValues gives all values of the content, to tell editors where a link is written
 * @returns a line for each that leads to no page, no file that is served, no planned path, or to an
 *   element that its page lacks
 */
export function findLinkProblems(
  folder: string,
  pages: readonly BuiltPage[],
  site: Omit<Targets, 'files'>,
  readValues: () => Iterable<ContentValue>,
): string[] {
  const files = listFilesIn(folder).filter((file) => !file.endsWith('.html'));
  const broken = findBrokenLinks(pages, { ...site, files });
  return broken.length > 0 ? describeBrokenLinks(broken, [...readValues()]) : [];
}

/**
 * @returns one line for each place in the content that holds a broken link, with the pages that
 *   show it; and one for each page of a link that the content does not hold
 */
export function describeBrokenLinks(
  broken: readonly BrokenLink[],
  values: readonly ContentValue[],
): string[] {
  const alike = Map.groupBy(broken, ({ href, problem }) => `"${href}" ${problem}`);
  return [...alike].flatMap(([description, links]) => {
    const pages = [...new Set(links.map(({ file }) => file))];
    const href = links[0]?.href ?? '';
    const exact = values.filter(({ value }) => value === href);
    const holding = values.filter(({ value }) => value.includes(`](${href})`));
    const places = exact.length > 0 ? exact : holding;
    if (places.length === 0) return pages.map((page) => `${page}: ${description}`);
    return places.map((place) =>
      formatProblem({ ...place, message: `${description} (${pages.join(', ')})` }),
    );
  });
}

/** @returns each broken link of each page, as it is written */
export function findBrokenLinks(pages: readonly BuiltPage[], site: Targets): BrokenLink[] {
  const { origin, plannedPaths, files } = site;
  // An error page has no path of its own, but may link to its own elements.
  const located = pages.map((page) => ({
    page,
    url: new URL(page.path ?? `/${page.file}`, origin),
  }));
  const targets: LinkTargets = {
    origin,
    pages: new Map(
      located.map(({ page: { anchors }, url }) => [
        url.pathname,
        { has: (id) => anchors.has(id), names: [...anchors] },
      ]),
    ),
    planned: new Set(plannedPaths.map((path) => new URL(path, origin).pathname)),
  };
  const fileAt = new Map(files.map((file) => [getUrlPath(file, []), file]));
  return located.flatMap(({ page, url }) =>
    page.references.flatMap((href) => {
      const problem = findProblem(href, url);
      return problem ? [{ file: page.file, href, problem }] : [];
    }),
  );

  function findProblem(href: string, base: URL): string | undefined {
    const url = URL.canParse(href, base.href) ? new URL(href, base) : undefined;
    const file = url?.origin === origin && fileAt.get(url.pathname);
    if (file) return findMediaType(file) ? undefined : unserved;
    return describeBrokenLink(href, base.href, targets);
  }
}

/**
 * Names the pages that search engines may list although no page leads to them. A page in another language leads to its
 * translations alone.
 *
 * @param origin the site’s
 * @returns a line for each page, with its addresses in all languages that nothing leads to
 */
export function describeUnlinkedPages(
  pages: readonly BuiltPage[],
  origin: string,
  site: SiteFolder,
): string[] {
  const resolve = (href: string, base = '/') => {
    const url = URL.parse(href, origin + base);
    return url ? url.origin + url.pathname : href;
  };
  const linked = new Set(
    pages.flatMap(({ path = '', references, alternates }) => {
      const own = [path, ...alternates.map(({ address }) => address)].map((one) => resolve(one));
      return path
        ? references.map((href) => resolve(href, path)).filter((one) => !own.includes(one))
        : [];
    }),
  );
  const unlinked = pages.filter(
    ({ path = '/', canonical, isUnlisted }) =>
      canonical && !isUnlisted && path !== '/' && !linked.has(resolve(path)),
  );
  const languages = readLanguages(site);
  // A translation has pages of its own, too.
  const folders = languages.map(({ tag, base }) => (base ? site.translation(tag) : site));
  const files = folders.flatMap((folder) =>
    [...listAddresses(folder)].map(([file, path]) => ({ folder, file, path })),
  );
  return [...Map.groupBy(files, ({ path }) => path)].flatMap(([path, [first]]) => {
    const addresses = languages.map((one) => pathInLanguage(one, path));
    const found = addresses.filter((address) => unlinked.some(({ path }) => path === address));
    if (!first || found.length === 0) return [];
    const { folder, file } = first;
    // The page of a record has no file of its own to write into.
    const isOwn = file.endsWith('.yaml') && folder.fileOf(file) === file;
    const hidden = isOwn ? ', or write publish: { index: false } into it' : '';
    return `${folder.nameOf(file)}: no page leads to ${found.join(', ')}: link to it, as in navigation.yaml${hidden}`;
  });
}
