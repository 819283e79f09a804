import { hash } from 'node:crypto';
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

/** What was read last of the picture of a name: whoever saves a text in an editor changes none. */
const known = new Map<string, { digest: string; read: ReturnType<typeof readPicture> }>();

async function readKnownPicture(file: string, name: string): ReturnType<typeof readPicture> {
  const bytes = await readFile(file);
  const digest = hash('sha256', bytes);
  const last = known.get(name);
  const own = last?.digest === digest ? last : { digest, read: readPicture(file, bytes) };
  known.set(name, own);
  const read = await own.read;
  return 'path' in read ? { ...read, path: file } : read;
}

export async function decodeFiles(folder: SiteFolder): Promise<DecodedFiles> {
  const read = async (name: string) =>
    [name, await readKnownPicture(folder.nameOf(`pictures/${name}`), name)] as const;
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
