import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { downloadPath, readDownloadNames } from '../app/content/download-files.ts';

/** Puts the files that the vendor offers, which are known to be right, into a site at `/files/`. */
export function copyDownloads(content: string, folder: string): void {
  const names = readDownloadNames(content);
  if (names.length > 0) mkdirSync(path.join(folder, 'files'), { recursive: true });
  for (const name of names) {
    cpSync(path.join(content, 'files', name), path.join(folder, downloadPath(name)));
  }
}
