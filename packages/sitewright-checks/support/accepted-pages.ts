import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { records } from 'sitewright/node';
import { site } from './site.ts';

/** The file that has a page as it was accepted. */
export const acceptedFile = (address: string) => path.join(records.pages, site.fileOf(address));

/** Whether a page has the bytes that were accepted: the names of all files that a page loads tell theirs. */
export function isAsAccepted(address: string): boolean {
  const accepted = acceptedFile(address);
  if (!existsSync(accepted)) return false;
  const built = path.join(site.siteFolder, site.fileOf(address));
  return readFileSync(accepted).equals(readFileSync(built));
}
