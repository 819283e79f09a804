import { describeAbsentEntries } from '../../content/group-menu.ts';
import { readEntry, readGroupPages } from '../../content/group-pages.ts';
import type { SiteFolder } from '../../content/index/site-folder.ts';
import { withoutOthersSections } from '../../content/section-languages.ts';

/**
 * What a file of the first language says that a translation completes.
 *
 * @param file its path in the content folder
 * @param tag the language of the translation
 */
export function readOriginal(folder: SiteFolder, file: string, tag: string) {
  const said = withoutOthersSections(folder.fields(file), tag);
  if (file !== 'navigation.yaml') return said;
  const paths = readGroupPages(folder.translation(tag));
  return describeAbsentEntries(said, paths, (path) => readEntry(folder, path)) as typeof said;
}
