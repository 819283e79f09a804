// `sitewright/languages`: the languages of a site, and what a translation has of the first one. It runs in a browser too.

export { readOriginal } from '../authoring/translations/read-original.ts';
export { draftEntry } from '../content/draft-translation.ts';
export { type Language, pathInLanguage } from '../content/language.ts';
export { languageName, readLanguages, readLanguageTags } from '../content/languages.ts';
export {
  isTextDraft,
  joinTexts,
  matchEntries,
  nameEntry,
  pathInOther,
  takeText,
} from '../content/list-entries.ts';
export {
  insertSections,
  listOwnSections,
  withoutOthersSections,
} from '../content/section-languages.ts';
export type { LanguageContent } from '../content/site-content.ts';
export { isStandalone } from '../content/standalone-file.ts';
export { tagForm } from '../lib/language-tag.ts';
