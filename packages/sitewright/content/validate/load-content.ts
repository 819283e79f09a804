import { decodeBrand, decodeFiles } from '../decode/decode-files.ts';
import type { Replacements, SiteFolder } from '../disk/site-folder.ts';
import { ContentError, type Problem } from '../messages/problem.ts';
import type { SiteContent } from '../pages/site-content.ts';
import { type CheckedContent, validateChanges } from './validate-changes.ts';
import { validateContent } from './validate-content.ts';

/**
 * Decodes what only a decoder can read, and validates all content of the site, in every language.
 *
 * @returns the content of the first language, each file under its name, with that of the others
 * @throws ContentError with every problem of every file
 */
export async function loadContent(folder: SiteFolder): Promise<SiteContent> {
  const { content, problems } = validateContent(folder, await decodeFiles(folder));
  if (!content || problems.length > 0) throw new ContentError(problems);
  return content;
}

/**
 * The same while a site is written: what is not translated yet is as the first language says it, and stops nothing.
 *
 * @param say is called with what is to be translated, where something is
 */
export async function loadDrawable(
  folder: SiteFolder,
  say: (untranslated: readonly Problem[]) => void,
): Promise<SiteContent> {
  const { drawable, problems } = validateContent(folder, await decodeFiles(folder));
  if (!drawable || problems.some((one) => !one.isUntranslated)) throw new ContentError(problems);
  if (problems.length > 0) say(problems);
  return drawable;
}

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
