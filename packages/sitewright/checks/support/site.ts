// The site in whose folder the checks run.
import { contentFolder } from '../../content/index/content-folder.ts';
import { loadContent } from '../../content/load.ts';
import { readSite } from '../../kinds/read-site.ts';
import { readBuiltSite } from './built-site.ts';

export const site = readBuiltSite('.');

/** The content that it was built from. */
export const content = await loadContent(readSite(contentFolder));
