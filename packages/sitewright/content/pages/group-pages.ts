import type { LanguageFolder } from '../disk/site-folder.ts';
import { fieldAt } from '../values/field-at.ts';
import { listPageFiles } from './page-files.ts';

/** The name of the group, by which texts count it; undefined where it cannot be read. */
export const readGroupName = (folder: LanguageFolder): unknown =>
  fieldAt(folder.site.fields('navigation.yaml'), ['header', 'group', 'name']);

/**
 * The paths of the pages that are in the group, those that visitors do not get today too, as far as a language has them.
 * Menus describe a page of which the translation is not whole as one that is not translated.
 */
export const readGroupPages = (folder: LanguageFolder): string[] =>
  listPageFiles(folder).flatMap(({ file, path }) =>
    folder.leadingFields(file).entry === undefined || folder.get(file)?.isDraft ? [] : path,
  );

/** What menus and cards show of a page of the first language, by its path: anything at all. */
export function readEntry(folder: LanguageFolder, path: string): unknown {
  const { file } = listPageFiles(folder.site).find((one) => one.path === path) ?? {};
  return file && folder.site.fields(file).entry;
}
