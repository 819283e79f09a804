import { contentFolder, loadContent, readSite } from 'sitewright/site';

/** The content of the site in whose folder the checks run, from which it was built. */
export const content = await loadContent(readSite(contentFolder));
