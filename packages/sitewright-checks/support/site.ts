// The site in whose folder the checks run.
import { contentFolder, loadContent, readSite } from 'sitewright/site';
import { readBuiltSite } from './built-site.ts';

export const site = readBuiltSite('.');

/** The content that it was built from. */
export const content = await loadContent(readSite(contentFolder));
