import { checkContent } from '../../content/check-content.ts';
import { readPicture } from '../../content/index/read-picture.ts';
import type { SiteFolder } from '../../content/index/site-folder.ts';
import { listPictureNames } from '../../content/pictures/picture-names.ts';
import { ContentError, fileProblem } from '../../content/problem.ts';
import { readSite } from '../../kinds/read-site.ts';
import { UserError } from '../../lib/user-error.ts';
import { removeSafely, writeSafely } from '../../lib/write-safely.ts';
import { checkChanges } from '../saving/check-change.ts';
import { describeName } from '../saving/content-names.ts';
import { findPlace } from './find-place.ts';

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
  else {
    const { refused } = await checkChanges(readSite(content), { [file]: null }, checkContent);
    if (refused.length > 0) throw new ContentError(refused);
  }
  removeSafely(place);
}

function refuseUsedPicture(content: string, picture: string): void {
  const { all } = readSite(content);
  const users = [...all.values()].filter(({ text }) => text.includes(picture));
  const message = `expected another picture in the place of ${picture}, or none, before it is removed`;
  const problems = users.map(({ name }) => fileProblem(name, message));
  if (problems.length > 0) throw new ContentError(problems);
}
