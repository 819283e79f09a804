import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import pMap from 'p-map';
import { decodeFiles } from '../../content/decode/decode-files.ts';
import type { SiteFolder } from '../../content/disk/site-folder.ts';
import { formatProblem } from '../../content/messages/problem.ts';
import type { SiteContent } from '../../content/pages/site-content.ts';
import { listPictures, type Picture } from '../../content/pictures/picture.ts';
import type { PictureFile } from '../../content/pictures/picture-file.ts';
import type { ContentValue } from '../../content/validate/content-values.ts';
import { type StartStep, silently } from '../../lib/progress.ts';
import { UserError } from '../../lib/user-error.ts';
import { decodePicture, encodePicture, PictureError } from './encode-picture.ts';

/** More pictures at once would be faster on few machines, and take memory on all. */
const concurrency = 2;

/**
 * Makes all files of all pictures that the content shows, or finds them in the build cache.
 *
 * @param readValues gives all values of the content, to tell editors where a picture is named
 * @returns paths in the build cache, by address
 * @throws UserError with a line for each place that names a picture which cannot be made
 */
export async function makePictures(
  content: SiteContent,
  readValues: () => Iterable<ContentValue>,
  startStep: StartStep = silently,
): Promise<Map<string, string>> {
  const failures: PictureError[] = [];
  // A picture that is shown in several places of one kind is made once.
  const pictures = new Map(listPictures(content).map((picture) => [picture.src, picture]));
  const advance = startStep('Making the pictures', pictures.size);
  const encode = async (picture: Picture) => {
    const files = await encodePicture(picture).catch(keepIn(failures));
    advance();
    return files;
  };
  const files = await pMap(pictures.values(), encode, { concurrency });
  if (failures.length > 0)
    throw new UserError(describeFailures(failures, [...readValues()]).join('\n'));
  return new Map(files.flatMap((own) => [...own]));
}

/**
 * Reads the pixels of all pictures of a site that is not built because of other mistakes.
 *
 * @returns a line for each place that names a picture which could not be made
 */
export async function findDamagedPictures(
  site: SiteFolder,
  readValues: () => Iterable<ContentValue>,
): Promise<string[]> {
  const { pictures } = await decodeFiles(site);
  const usable = [...pictures.values()].flatMap((one) => ('found' in one ? [] : one));
  const failures: PictureError[] = [];
  const decode = (file: PictureFile) => decodePicture(file, 64, 64).catch(keepIn(failures));
  await pMap(usable, decode, { concurrency });
  return describeFailures(failures, [...readValues()]);
}

const keepIn = (failures: PictureError[]) => (error: unknown) => {
  if (!(error instanceof PictureError)) throw error;
  failures.push(error);
  return [];
};

/**
 * Puts finished pictures into a site.
 *
 * @param files paths by address
 */
export function copyPictures(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  for (const [address, file] of files) cpSync(file, path.join(folder, address));
}

function describeFailures(
  failures: readonly PictureError[],
  values: readonly ContentValue[],
): string[] {
  const lines = failures.flatMap(({ path: place, message }) => {
    const file = place.split(path.sep).join('/');
    const naming = values.filter(
      // In Markdown no field has the name.
      ({ value, field }) => value === path.posix.basename(file) && /(^|\.src)$/.test(field),
    );
    return naming.map((one) => formatProblem({ ...one, message }));
  });
  return [...new Set(lines)];
}
