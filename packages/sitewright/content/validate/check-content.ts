import { decodeBrand, decodeFiles } from '../decode/decode-files.ts';
import type { Replacements, SiteFolder } from '../disk/site-folder.ts';
import { type CheckedContent, validateChanges } from './validate-changes.ts';

/**
 * Checks the content as a build does, as it would be after a change.
 *
 * @param changes the new texts of some files, by their paths in the folder; null removes a file
 */
export async function checkContent(
  folder: SiteFolder,
  changes: Replacements,
): Promise<CheckedContent> {
  const decoded = await decodeFiles(folder);
  return validateChanges(folder, changes, decoded, await decodeBrand(folder.with(changes)));
}
