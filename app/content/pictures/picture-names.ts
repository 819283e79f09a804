import type { SiteFolder } from '../index/site-folder.ts';
import { endings } from './formats.ts';

/** The name of a file that can be part of an address. */
export const pictureName = new RegExp(`^\\w[\\w.-]*\\.(${endings.join('|')})$`, 'i');

/** A hidden file, or a note beside the pictures, such as under which licences they are used. */
const other = /^\.|\.md$/i;

/** The names of the vendor's pictures, sorted: the files in `pictures/` but notes and hidden ones. */
export function listPictureNames({ entries }: SiteFolder): string[] {
  return entries
    .flatMap(({ path, isFile }) => (isFile && /^pictures\/([^/]+)$/.exec(path)?.[1]) || [])
    .filter((name) => !other.test(name))
    .sort();
}
