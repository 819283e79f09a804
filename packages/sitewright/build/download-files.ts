import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { downloadPath } from '../content/download-files.ts';
import type { SiteFolder } from '../content/index/site-folder.ts';

/** Puts the files that the vendor offers, which are known to be right, into a site at `/files/`. */
export function copyDownloads(content: SiteFolder, folder: string): void {
  const names = [...content.downloads.keys()];
  if (names.length > 0) mkdirSync(path.join(folder, 'files'), { recursive: true });
  for (const name of names) {
    cpSync(content.nameOf(`files/${name}`), path.join(folder, downloadPath(name)));
  }
}
