import { checkContent } from '../../content/check-content.ts';
import { nameContentFile } from '../../content/index/content-folder.ts';
import { languageOf } from '../../content/index/site-folder.ts';
import type { Problem } from '../../content/problem.ts';
import type { SiteContent } from '../../content/site-content.ts';
import { readSite } from '../../kinds/read-site.ts';

export interface CheckedChange {
  /** The mistakes that a change adds, for which it is not saved. */
  refused: readonly Problem[];
  /** Every mistake that the content has with the change. */
  problems: readonly Problem[];
  content: SiteContent | undefined;
}

/**
 * Checks a change of one file as a build does. A mistake that is there without it does not keep it from
 * being saved, nor does what it leaves to translate: that is done in other files, after it.
 *
 * @param file its path in the folder
 * @param text the new text; null where the file goes
 */
export async function checkChange(
  folder: string,
  file: string,
  text: string | null,
): Promise<CheckedChange> {
  const { added, problems, content } = await checkContent(readSite(folder), { [file]: text });
  const inside = `${nameContentFile(folder, '.')}/`;
  const isTranslation = ({ file: name }: Problem) =>
    languageOf(name.replace(inside, '')) !== undefined;
  const isFirst = languageOf(file) === undefined;
  return { refused: added.filter((one) => !isFirst || !isTranslation(one)), problems, content };
}
