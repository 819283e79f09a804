import type { SiteFolder } from '../../content/disk/site-folder.ts';
import { withoutOthersSections } from '../../content/languages/section-languages.ts';
import { describeAbsentEntries } from '../../content/pages/group-menu.ts';
import { readEntry, readGroupPages } from '../../content/pages/group-pages.ts';

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
