// The built site that tests are about, as its files show it.
import { missingPath, readBuiltSite } from '../../packages/sitewright-checks/support/built-site.ts';
import { site } from './site.ts';

export { missingPath };

export const built = readBuiltSite(site);
export const { siteFolder, builtFiles, readBuilt, fileOf, htmlFiles, siteOrigin } = built;
export const { pagePaths, pathsWithMissing, unlistedPaths } = built;
export const { samplePaths, samplesWithMissing } = built;

/** The style sheets that stand in a page, joined. */
export const inlineCss = (html: string) =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
