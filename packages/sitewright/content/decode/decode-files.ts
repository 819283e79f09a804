import { readFile } from 'node:fs/promises';
import pMap from 'p-map';
import type { ReadMark } from '../brand/mark.ts';
import type { SiteFolder } from '../disk/site-folder.ts';
import type { PictureFile, UnusableFile } from '../pictures/picture-file.ts';
import { listPictureNames } from '../pictures/picture-names.ts';
import { type ReadFonts, readFonts } from './read-face.ts';
import { readMarkFile } from './read-mark.ts';
import { readPicture } from './read-picture.ts';

/** What only a decoder can tell of the vendor's files. */
export interface DecodedFiles extends DecodedBrand {
  /** What each picture says of itself, or why it cannot be used, by its name. */
  pictures: ReadonlyMap<string, PictureFile | UnusableFile>;
}

/** The same of the brand's. */
export interface DecodedBrand {
  mark: ReadMark;
  fonts: ReadFonts;
}

/** Photographs are read whole: more of them at once would take memory. */
const concurrency = 4;

export async function decodeFiles(folder: SiteFolder): Promise<DecodedFiles> {
  const read = async (name: string) => {
    const file = folder.nameOf(`pictures/${name}`);
    return [name, await readPicture(file, await readFile(file))] as const;
  };
  const [pictures, brand] = await Promise.all([
    pMap(listPictureNames(folder), read, { concurrency }),
    decodeBrand(folder),
  ]);
  return { ...brand, pictures: new Map(pictures) };
}

export const decodeBrand = async (folder: SiteFolder): Promise<DecodedBrand> => ({
  mark: await readMarkFile(folder),
  fonts: readFonts(folder),
});
