import { isHidden } from '../disk/hidden-files.ts';
import type { SiteFolder } from '../disk/site-folder.ts';
import { endings } from './formats.ts';

/** The name of a file that can be part of an address. */
export const pictureName = new RegExp(`^\\w[\\w.-]*\\.(${endings.join('|')})$`, 'i');

/** The names of the vendor's pictures, sorted: the files in `pictures/` but hidden ones and notes, such as under which licences they are used. */
export function listPictureNames({ entries }: SiteFolder): string[] {
  return entries
    .flatMap(
      ({ path, isFile }) =>
        (isFile && !isHidden(path) && /^pictures\/([^/]+)$/.exec(path)?.[1]) || [],
    )
    .filter((name) => !/\.md$/i.test(name))
    .sort();
}
