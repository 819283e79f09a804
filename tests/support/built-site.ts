// The built site that tests are about, as its files show it.
import { missingPath, readBuiltSite } from '../../packages/sitewright/checks/support/built-site.ts';
import { readPageFiles, readRawSections } from '../../packages/sitewright/content/page-files.ts';
import { readSite } from '../../packages/sitewright/kinds/read-site.ts';
import { isBrasswick, site, siteContent } from './site.ts';

export { missingPath };

const built = readBuiltSite(site);
export const { siteFolder, builtFiles, readBuilt, fileOf, htmlFiles, siteOrigin } = built;
export const { pagePaths, pathsWithMissing, unlistedPaths } = built;
export const { samplePaths, samplesWithMissing } = built;

/**
 * The samples whose layout is tested: all of them, or of Brasswick those of kinds alone that Countermark has no
 * page of, each with all sections that the kind can have, or has plain sections on. How other pages of
 * Countermark's kinds are laid out with any words is tested there.
 */
export const layoutPaths = isBrasswick ? listOtherKinds() : samplesWithMissing;

function listOtherKinds(): string[] {
  const others = samplesWithMissing.filter((one) => !isShippedKind(one));
  const hasAllOf = (more: string, one: string) => {
    const sections = built.readKind(more);
    return more !== one && [...built.readKind(one)].every((section) => sections.has(section));
  };
  return others.filter((one) => !others.some((more) => hasAllOf(more, one)));
}

function isShippedKind(address: string): boolean {
  if (address === missingPath || address.startsWith('/platforms/')) return true;
  const isPlain = readRawSections(readSite(siteContent)).some(
    ({ path, value }) => path === address && Object(value).look === 'plain',
  );
  const shipped = readPageFiles(readSite('sites/countermark/content'));
  return !isPlain && shipped.some(({ path }) => path === address);
}

/** The style sheets that stand in a page, joined. */
export const inlineCss = (html: string) =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
