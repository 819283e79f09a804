import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import pMap from 'p-map';
import type { ContentValue } from '../../app/content/content-values.ts';
import { listPictures, type Picture } from '../../app/content/pictures/picture.ts';
import { formatProblem } from '../../app/content/problem.ts';
import type { SiteContent } from '../../app/content/site-content.ts';
import { UserError } from '../../lib/user-error.ts';
import { encodePicture, PictureError } from './encode-picture.ts';

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
  readValues: () => readonly ContentValue[],
): Promise<Map<string, string>> {
  const made = await pMap(uniquePictures(content), makeOrExplain, { concurrency });
  const failed = made.flatMap((one) => ('message' in one ? [one] : []));
  if (failed.length > 0) throw new UserError(describeFailures(failed, readValues()).join('\n'));
  return new Map(made.flatMap((one) => ('files' in one ? [...one.files] : [])));
}

/**
 * Puts finished pictures into a site.
 *
 * @param folder the folder to deploy
 * @param files paths by address
 */
export function copyPictures(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  for (const [address, file] of files) cpSync(file, path.join(folder, address));
}

/** A picture that is shown in several places of one kind is made once. */
function uniquePictures(content: SiteContent): Picture[] {
  return [...new Map(listPictures(content).map((picture) => [picture.src, picture])).values()];
}

interface Failure {
  /** The name of the picture's file. */
  name: string;
  path: string;
  message: string;
}

async function makeOrExplain(picture: Picture): Promise<{ files: Map<string, string> } | Failure> {
  try {
    return { files: await encodePicture(picture) };
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    const file = picture.file.path.split(path.sep).join('/');
    return { name: path.basename(file), path: file, message: error.reason };
  }
}

function describeFailures(failures: readonly Failure[], values: readonly ContentValue[]): string[] {
  const lines = failures.flatMap(({ name, path, message }) =>
    values
      // In Markdown no field has the name.
      .filter(({ value, field }) => value === name && /(^|\.src)$/.test(field))
      .map((place) => formatProblem({ ...place, message: `${path} ${message}` })),
  );
  return [...new Set(lines)];
}
