import path from 'node:path';

/** The folder of the site that browser tests are about: they run in the repository's root, on one that is built. */
export const siteFolder = path.relative('.', process.env.SITE || 'sites/countermark');

/** The content folder of a site. */
export const contentOf = (site: string): string => `${site}/content`;

export const exampleSite = 'sites/brasswick';
/**
 * A vendor's content that tests change at will, as no vendor does with their own: tests of what holds
 * for any content do not depend on what Countermark says.
 */
export const example = contentOf(exampleSite);

/** The content folders of this repository. */
export const vendors = [contentOf('sites/countermark'), example];
