import path from 'node:path';
import { contentFolder } from '../content/disk/content-folder.ts';
import { readSiteFolder } from '../content/disk/read-site-folder.ts';
import type { SiteFolder } from '../content/disk/site-folder.ts';
import { loadSiteCode } from './site-code.ts';

/**
 * Reads the content of a site, which may have every kind of section that the machine or the site itself has.
 *
 * @param folder path of the content folder, `content` of the working directory if it is not said
 * @param site path of the folder in which the site's own code is
 * @throws UserError when the folder is missing, or the site's own code cannot be loaded
 */
export const readSite = (folder = contentFolder, site = path.dirname(folder)): SiteFolder =>
  readSiteFolder(folder, loadSiteCode(site));
