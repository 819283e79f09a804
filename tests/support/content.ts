import { loadContent } from '../../packages/sitewright/content/validate/load-content.ts';
import { readSite } from '../../packages/sitewright/kinds/read-site.ts';
import { siteContent } from './site.ts';

/** The content that the site was built from, for names that a test needs but does not check. */
export const content = await loadContent(readSite(siteContent));
