import { readSiteFolder } from '../content/index/read-site-folder.ts';
import type { SiteFolder } from '../content/index/site-folder.ts';
import { kinds } from './kinds.ts';

/**
 * Reads the content of a site that may have every kind of section.
 *
 * @param folder path of the content folder
 * @throws UserError when the folder is missing
 */
export const readSite = (folder: string): SiteFolder => readSiteFolder(folder, kinds);
