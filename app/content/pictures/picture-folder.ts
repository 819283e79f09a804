import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { toAddressName } from '../address-name.ts';
import { findLikeName } from '../find-like-name.ts';
import type { SiteFolder } from '../index/site-folder.ts';
import { type PictureFolder, readPicture, refuse } from './picture-file.ts';
import { listPictureNames } from './picture-names.ts';

/** Photographs are read whole: more of them at once would take memory. */
const concurrency = 4;

/**
 * Reads every picture once, before the content that names them is checked.
 *
 * @param folder which may have no pictures
 */
export async function readPictures(folder: SiteFolder): Promise<PictureFolder> {
  const names = listPictureNames(folder);
  const read = async (name: string) => {
    const file = path.join(folder.path, 'pictures', name);
    return [name, await readPicture(file, await readFile(file))] as const;
  };
  const files = new Map(await pMap(names, read, { concurrency }));
  /** The files by the names that they have, or are to have. */
  const named = new Map(names.map((name) => [toAddressName(name), name]));
  const find = (name: string) => {
    const place = folder.nameOf('pictures');
    const file = files.get(name);
    if (file) return file;
    const like = findLikeName(name, named.keys());
    const other = named.get(like ?? '');
    const remedy = other === like ? '' : `: rename the file "${other}" to ${like}`;
    const such = like ? `, such as "${like}"` : '';
    return refuse(`the name of a file in ${place}${such}`, `the text "${name}"${remedy}`);
  };
  return { names, find };
}
