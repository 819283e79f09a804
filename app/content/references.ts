import { readPlatformSlugs } from './content-files.ts';
import { downloadPath, readDownloadNames } from './download-files.ts';
import { readPagePaths } from './page-paths.ts';
import { openPictureFolder } from './pictures/picture-folder.ts';
import { plannedPaths } from './planned-paths.ts';
import type { References } from './schemas/shared.ts';
import { pageNames } from './site-content.ts';

/**
 * What content files may name of others.
 *
 * @param folder path of the content folder
 */
export function readReferences(folder: string, actions: References['actions']): References {
  const existing = readPagePaths(folder);
  const absentPaths = new Set(
    pageNames.map((name) => `/${name}`).filter((path) => !existing.includes(path)),
  );
  const downloads = readDownloadNames(folder).map(downloadPath);
  const paths = new Set([...existing, ...plannedPaths, ...downloads]);
  return {
    actions,
    paths,
    absentPaths,
    platformSlugs: readPlatformSlugs(folder),
    pictures: openPictureFolder(folder),
  };
}
