import { loadKeptContent } from 'sitewright/build';
import { contentFolder, readSite } from 'sitewright/site';

/** The content of the site in whose folder the checks run, from which it was built. */
export const content = await loadKeptContent(readSite(contentFolder));
