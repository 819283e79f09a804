import { existsSync, readFileSync, realpathSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import type { SiteFolder } from 'sitewright/content';
import { UserError } from 'sitewright/lib';
import { removeSafely, writeSafely } from 'sitewright/node';
import { listPictureNames } from 'sitewright/pages';
import { schemaLine } from 'sitewright/schemas';
import { readPicture } from 'sitewright/site';
import { describeName } from '../saving/content-names.ts';
import { t } from '../words/words.ts';
import type { TextChanges, Texts, Written } from './content-storage.ts';

/** Bytes; the photograph of a good camera has a third of it. */
export const maxUpload = 30_000_000;

/**
 * Lists the files that editors may change. Those with names that content cannot have are none: a build names them.
 *
 * @returns the text of each, null for a picture
 */
export function listContentFiles(folder: SiteFolder): Texts {
  const texts = [...folder.all].filter(
    ([file]) => /\.(yaml|md|csv|json)$/.test(file) && !describeName(file),
  );
  return Object.fromEntries([
    ...texts.map(([file, { text }]) => [file, text]),
    ...listPictureNames(folder).map((name) => [`pictures/${name}`, null]),
  ]);
}

/** Saves a picture, once it is known to be one. @throws UserError when the bytes are no picture */
export async function savePicture(content: string, file: string, bytes: Buffer): Promise<void> {
  const place = findPlace(content, file);
  const picture = await readPicture(place, bytes);
  if ('found' in picture) {
    throw new UserError(`Expected ${picture.expected}, found ${picture.found}`);
  }
  writeSafely(place, bytes);
}

/**
 * Where a content file is on the disk.
 *
 * @param name its path in the folder, from anybody
 * @throws UserError for a name that content cannot have, and where a link leads out of the folder
 */
export function findPlace(folder: string, name: string): string {
  const problem = describeName(name);
  if (problem) throw new UserError(problem);
  const place = path.join(folder, name);
  let there = place;
  while (!existsSync(there)) there = path.dirname(there);
  const inside = path.relative(realpathSync(folder), realpathSync(there));
  if (inside !== '..' && !inside.startsWith(`..${path.sep}`) && !path.isAbsolute(inside))
    return place;
  throw new UserError(
    t('{name} is a link that leads out of {folder}: put the file itself there', { name, folder }),
  );
}

/**
 * Stores a change of any number of files in a content folder, all of it or nothing.
 *
 * @throws UserError for a name that content cannot have, and where the system does not let a file be written
 */
export async function storeFiles(content: string, changes: TextChanges): Promise<Written> {
  const all = Object.entries(changes).map(([file, { before, now }]) => {
    // In a new one the editor for text files finds the schema.
    const isNew = before === null && now !== null && file.endsWith('.yaml');
    const line = isNew && !now.includes('# yaml-language-server:') ? schemaLine(file) : '';
    return {
      file,
      place: findPlace(content, file),
      before,
      text: now === null ? null : line + now,
    };
  });
  // Nothing happens between this look at the files and their being written.
  const current = all.map((one) => ({ ...one, bytes: readNow(one.place) }));
  const changed = current.flatMap(({ file, before, text, bytes }) => {
    const now = bytes && new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    // Who did not hear that a change is saved, on a slow machine, saves it again.
    return now === before || now === text ? [] : [[file, now] as const];
  });
  if (changed.length > 0) return { problems: [], changed: Object.fromEntries(changed) };
  writeAll(current);
  for (const { place, text } of all) if (text === null) removeEmptied(content, place);
  const saved = Object.fromEntries(all.map(({ file, text }) => [file, text]));
  return { saved, problems: [], changed: {} };
}

/** Writes files; where one cannot be, those before it are as they were. */
function writeAll(files: readonly { place: string; text: string | null; bytes: Buffer | null }[]) {
  const done: (typeof files)[number][] = [];
  try {
    for (const one of files) {
      write(one.place, one.text);
      done.push(one);
    }
  } catch (error) {
    for (const { place, bytes } of done) write(place, bytes);
    throw error;
  }
}

const write = (place: string, data: string | Buffer | null) =>
  data === null ? removeSafely(place) : writeSafely(place, data);

/** Removes the folders of a content folder in which a file that is gone was the last. */
function removeEmptied(content: string, place: string): void {
  for (let one = path.dirname(place); path.relative(content, one); one = path.dirname(one)) {
    try {
      rmdirSync(one);
    } catch {
      // There is something in it, or the system keeps it: nobody loses anything by that.
      return;
    }
  }
}

const readNow = (place: string) => (existsSync(place) ? readFileSync(place) : null);
