import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { toAddressName } from '../address-name.ts';
import { nameContentFile } from '../content-folder.ts';
import { findLikeName } from '../find-like-name.ts';
import { endings } from './formats.ts';
import { type PictureFile, readPicture, refuse, type UnusableFile } from './picture-file.ts';

/** The name of a file that can be part of an address. */
export const pictureName = new RegExp(`^\\w[\\w.-]*\\.(${endings.join('|')})$`, 'i');

/** A hidden file, or a note beside the pictures, such as under which licences they are used. */
const other = /^\.|\.md$/i;

/** Photographs are read whole: more of them at once would take memory. */
const concurrency = 4;

/** The vendor’s pictures: the files in `pictures/` of the content folder but notes and hidden ones. */
export interface PictureFolder {
  /** The names of all files, sorted. */
  names: readonly string[];
  /** @returns what the file says of itself, or why it cannot be used */
  find(name: string): PictureFile | UnusableFile;
}

/** @param folder path of the content folder; it may have no pictures */
export function listPictureNames(folder: string): string[] {
  const pictures = path.join(folder, 'pictures');
  if (!existsSync(pictures)) return [];
  return readdirSync(pictures, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !other.test(entry.name))
    .map(({ name }) => name)
    .sort();
}

/**
 * Reads every picture once, before the content that names them is checked.
 *
 * @param folder path of the content folder; it may have no pictures
 */
export async function readPictures(folder: string): Promise<PictureFolder> {
  const names = listPictureNames(folder);
  const read = async (name: string) => {
    const file = path.join(folder, 'pictures', name);
    return [name, await readPicture(file, await readFile(file))] as const;
  };
  const files = new Map(await pMap(names, read, { concurrency }));
  /** The files by the names that they have, or are to have. */
  const named = new Map(names.map((name) => [toAddressName(name), name]));
  const find = (name: string) => {
    const place = nameContentFile(folder, 'pictures');
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
