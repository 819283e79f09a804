import { isLanguageTag, listMeantTags } from '../../lib/language-tag.ts';

/** As much of a content folder as says what its languages are. */
interface TagFolder {
  isReadable(file: string): boolean;
  fields(file: string): Readonly<Record<string, unknown>>;
  /** The folders of translations, named in `site.yaml` or not. */
  languageFolders: readonly string[];
}

/**
 * The tags in `site.yaml`, the first language's first; `en` alone where it names none, and before all that have
 * a folder where it cannot be read. One that is wrong stands for what it is likely to mean, so that nothing else is.
 */
export function readLanguageTags(folder: TagFolder): string[] {
  if (!folder.isReadable('site.yaml')) return ['en', ...folder.languageFolders];
  const { languages } = folder.fields('site.yaml');
  const said = (Array.isArray(languages) ? languages : []).map(String);
  const tags = said.flatMap((tag) => (isLanguageTag(tag) ? tag : listMeantTags(tag).slice(0, 1)));
  return tags.length > 0 ? [...new Set(tags)] : ['en'];
}
