import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { ContentValue } from '../../app/content/content-values.ts';
import { listPictures, type Picture } from '../../app/content/pictures/picture.ts';
import { formatProblem } from '../../app/content/problem.ts';
import type { SiteContent } from '../../app/content/site-content.ts';
import { UserError } from '../../lib/user-error.ts';
import { resultFile, touchResults } from '../build-cache.ts';
import { runInProcess } from '../run-in-process.ts';
import type { EncodingFailure } from './encode-picture.ts';
import { listPictureFiles } from './picture-files.ts';

/**
 * Makes all files of all pictures that the content shows, or finds them in the build cache.
 *
 * @param readValues gives all values of the content, to tell editors where a picture is named
 * @param encode makes the files of those that are not in the build cache
 * @returns paths in the build cache, by address
 * @throws UserError with a line for each place that names a picture which cannot be made
 */
export async function makePictures(
  content: SiteContent,
  readValues: () => readonly ContentValue[],
  encode = encodeInProcess,
): Promise<Map<string, string>> {
  const pictures = uniquePictures(content).map((picture) => {
    return { picture, files: listPictureFiles(picture) };
  });
  const missing = pictures.filter(({ files }) => !touchResults([...files.values()]));
  const failed = missing.length > 0 ? await encode(missing.map(({ picture }) => picture)) : [];
  if (failed.length > 0) throw new UserError(describeFailures(failed, readValues()).join('\n'));
  const files = pictures.flatMap(({ files }) => [...files]);
  return new Map(files.map(([address, key]) => [address, resultFile(key)]));
}

/** The encoders leave 160 MB in a process, which the system gets back when the process ends. */
const encodeInProcess = (pictures: readonly Picture[]): Promise<EncodingFailure[]> =>
  runInProcess(
    'The encoder of pictures',
    new URL('./encoding-process.ts', import.meta.url),
    pictures,
  );

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

function describeFailures(
  failures: readonly EncodingFailure[],
  values: readonly ContentValue[],
): string[] {
  const lines = failures.flatMap(({ path: place, reason }) => {
    const file = place.split(path.sep).join('/');
    const naming = values.filter(
      // In Markdown no field has the name.
      ({ value, field }) => value === path.posix.basename(file) && /(^|\.src)$/.test(field),
    );
    return naming.map((one) => formatProblem({ ...one, message: `${file} ${reason}` }));
  });
  return [...new Set(lines)];
}
