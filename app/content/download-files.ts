import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The files that a vendor offers for download: those in `files/` of the content folder but hidden ones.
 *
 * @returns their names, sorted
 */
export function readDownloadNames(folder: string): string[] {
  const files = path.join(folder, 'files');
  if (!existsSync(files)) return [];
  return readdirSync(files)
    .filter((name) => !name.startsWith('.'))
    .sort();
}

/** The same with their sizes in bytes. */
export const readDownloadSizes = (folder: string): ReadonlyMap<string, number> =>
  new Map(
    readDownloadNames(folder).map((name) => [
      name,
      statSync(path.join(folder, 'files', name)).size,
    ]),
  );

export const downloadPath = (name: string) => `/files/${name}`;
