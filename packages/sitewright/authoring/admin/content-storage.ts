import { existsSync, readFileSync, rmSync } from 'node:fs';
import { checkContent } from '../../content/check-content.ts';
import { nameContentFile } from '../../content/index/content-folder.ts';
import { readPicture } from '../../content/index/read-picture.ts';
import type { SiteFolder } from '../../content/index/site-folder.ts';
import { listPictureNames } from '../../content/pictures/picture-names.ts';
import { ContentError, fileProblem } from '../../content/problem.ts';
import { readSite } from '../../kinds/read-site.ts';
import { UserError } from '../../lib/user-error.ts';
import { checkChanges } from '../saving/check-change.ts';
import { describeName } from '../saving/content-names.ts';
import { findPlace, writeSafely } from '../saving/safe-files.ts';
import { schemaLine } from '../schema-line.ts';

/** Bytes; the photograph of a good camera has a third of it. */
export const maxUpload = 30_000_000;

/**
 * Lists the files that the editor may change, by their paths in the editor's storage, where the content
 * folder is always named `content`. Those with names that content cannot have are none: a build names them.
 *
 * @returns the text of each, null for a picture
 */
export function listContentFiles(folder: SiteFolder): Record<string, string | null> {
  const texts = [...folder.all].filter(
    ([file]) => /\.(yaml|md)$/.test(file) && !describeName(file),
  );
  return Object.fromEntries([
    ...texts.map(([file, { text }]) => [`content/${file}`, text]),
    ...listPictureNames(folder).map((name) => [`content/pictures/${name}`, null]),
  ]);
}

/** What the editor sends of a text: what it read, nothing where the file is new, and what is to be saved. */
export interface TextChange {
  before: string | null;
  text: string;
}

/**
 * Saves a text that the machine's check has nothing against, unless somebody else has changed it meanwhile.
 *
 * @param file its path in the content folder, from anybody
 * @returns the text that the file has now
 * @throws UserError when it is not saved, with what to do
 */
export async function saveText(
  content: string,
  file: string,
  { before, text }: TextChange,
): Promise<string> {
  const place = findPlace(content, file);
  // In a new one the editor for text files finds the schema.
  const line = before === null && file.endsWith('.yaml') ? schemaLine(file) : '';
  await refuseMistakes(content, file, line + text);
  // Nothing happens between this look at the file and its being written.
  const current = existsSync(place) ? readFileSync(place, 'utf8') : '';
  if (current !== (before ?? '')) {
    const message = 'load this page again, and make your change anew';
    throw new UserError(`Somebody else has changed ${nameContentFile(content, file)}: ${message}`);
  }
  writeSafely(place, line + text);
  return line + text;
}

async function refuseMistakes(content: string, file: string, text: string | null): Promise<void> {
  const { refused } = await checkChanges(readSite(content), { [file]: text }, checkContent);
  if (refused.length > 0) throw new ContentError(refused);
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

/** Removes a file that nothing in the content needs. @throws UserError where something does */
export async function removeFile(content: string, file: string): Promise<void> {
  const place = findPlace(content, file);
  const picture = /^pictures\/(.+)$/.exec(file)?.[1];
  if (picture) refuseUsedPicture(content, picture);
  else await refuseMistakes(content, file, null);
  rmSync(place);
}

function refuseUsedPicture(content: string, picture: string): void {
  const { all } = readSite(content);
  const users = [...all.values()].filter(({ text }) => text.includes(picture));
  const message = `expected another picture in the place of ${picture}, or none, before it is removed`;
  const problems = users.map(({ name }) => fileProblem(name, message));
  if (problems.length > 0) throw new ContentError(problems);
}
