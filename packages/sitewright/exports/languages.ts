// `sitewright/languages`: the languages of a site, and what a translation has of the first one. It runs in a browser too.

export { readOriginal } from '../authoring/translations/read-original.ts';
export { draftEntry, draftTranslation } from '../content/languages/draft-translation.ts';
export {
  type Language,
  languageAt,
  pagePathAt,
  pathInLanguage,
} from '../content/languages/language.ts';
export { readLanguageTags } from '../content/languages/language-tags.ts';
export { languageName, readLanguages } from '../content/languages/languages.ts';
export {
  isTextDraft,
  joinTexts,
  matchEntries,
  nameEntry,
  pathInOther,
  takeText,
} from '../content/languages/list-entries.ts';
export {
  insertSections,
  listOwnSections,
  withoutOthersSections,
} from '../content/languages/section-languages.ts';
export { isStandalone } from '../content/languages/standalone-file.ts';
export type { LanguageContent } from '../content/pages/site-content.ts';
export { tagForm } from '../lib/language-tag.ts';
