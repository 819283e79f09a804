import { type CheckedContent, compareContent } from './compare-content.ts';
import { decodeBrand, decodeFiles } from './index/decode-files.ts';
import type { Replacements, SiteFolder } from './index/site-folder.ts';

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
  return compareContent(folder, changes, decoded, await decodeBrand(folder.with(changes)));
}
