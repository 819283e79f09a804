import {
  describeTag,
  isLanguageTag,
  listMeantTags,
  nameInEnglish,
} from '../../lib/language-tag.ts';
import { readBrand } from '../brand/read-brand.ts';
import type { DecodedFiles } from '../decode/decode-files.ts';
import { findDownloadProblems } from '../disk/download-files.ts';
import type { SiteFolder } from '../disk/site-folder.ts';
import { findUnexpectedEntries, warnOfHiddenFiles } from '../disk/unexpected-entries.ts';
import { readLanguages } from '../languages/languages.ts';
import { removeLinks, warnOfRemovedLinks } from '../links/remove-links.ts';
import { createLinkValidator } from '../links/validate-links.ts';
import { mergeAdvice } from '../markdown/advice.ts';
import { fileProblem, formatProblem, type Problem } from '../messages/problem.ts';
import type { SiteContent } from '../pages/site-content.ts';
import { warnOfMarks } from '../pictures/ink-loss.ts';
import { createPictureFolder, type PictureFolder } from '../pictures/picture-file.ts';
import { withoutRoles } from '../posts/find-writers.ts';
import { brandSchema } from '../schemas/brand.ts';
import { downloadPath } from '../values/download-path.ts';
import { fieldAt } from '../values/field-at.ts';
import { addTranslationProblems } from './add-translation-problems.ts';
import { LanguageValidator } from './language-validator.ts';
import { readFieldContext } from './read-field-context.ts';
import { type Shared, validateLanguage } from './validate-language.ts';

/**
 * Validates all content of the site, in every language.
 *
 * @returns every problem of every file, and the content where the first language has none: translations that
 *   have some are left out of it; and what can be drawn of it for those who write it, in spite of problems: each
 *   page that has none itself, in each language
 */
export function validateContent(
  folder: SiteFolder,
  { pictures: decoded, ...brandParts }: DecodedFiles,
): {
  content: SiteContent | undefined;
  drawable: SiteContent | undefined;
  problems: readonly Problem[];
} {
  const languages = readLanguages(folder);
  const pictures = createPictureFolder(folder.nameOf('pictures'), decoded);
  const [first, ...others] = languages;
  const files = new LanguageValidator(folder, first, languages);
  const { file: brandFile, brand, ...read } = readBrand(folder, brandParts);
  files.problems.push(...read.problems);
  files.warnings.push(...read.warnings);
  for (const file of read.files) files.claim(file);
  const fieldContext = readFieldContext(folder, pictures, undefined, languages);
  const shared: Shared = {
    brand,
    writers: { people: [], isWhole: true },
    referTo: (actions) => ({ ...fieldContext, actions }),
  };
  const { content, writers } = validateLanguage(files, brandFile, shared);
  reportFolders(files);
  files.problems.push(...findUnexpectedEntries(folder), ...findDownloadProblems(folder));
  const sharedWriters = writers?.isWhole ? withoutRoles(writers) : writers;
  const translations = others
    .filter(({ tag }) => folder.languageFolders.includes(tag))
    .map((language) => {
      const own = new LanguageValidator(
        folder.translation(language.tag),
        language,
        languages,
        files,
      );
      const ownBrand = own.read('brand/brand', brandSchema);
      const { content } = validateLanguage(own, ownBrand, { ...shared, writers: sharedWriters });
      return { files: own, content };
    });
  const all = [files, ...translations.map((one) => one.files)];
  const origin = files.names.get('origin') ?? 'https://site.invalid';
  const validateLinks = createLinkValidator(all, fieldContext, origin);
  for (const own of all) own.problems.push(...validateLinks(own));
  const isShown = content && files.problems.length === 0;
  for (const one of translations) addTranslationProblems(files, one.files);
  files.warnings.push(...mergeAdvice(all.flatMap(({ advice }) => advice)));
  warnOfUnusedFiles(files, fieldContext.pictures);
  files.warnings.push(...warnOfHiddenFiles(folder));
  files.warnings.push(...warnOfMarks([content, translations]));
  // Pages of records say the same of what all of them say.
  const told = isFirstTold(files)
    ? files.problems
    : files.problems.filter(({ file }) => file === folder.nameOf('site.yaml'));
  const [warnings, problems] = [files.warnings, told].map((all) => [
    ...new Map(all.map((one) => [formatProblem(one), one])).values(),
  ]) as [Problem[], Problem[]];
  if (problems.length === 0) warnings.push(...warnOfRemovedLinks(all, fieldContext));
  const whole = translations.flatMap((one) =>
    one.content && one.files.problems.length === 0 ? one.content : [],
  );
  const shown = isShown ? { ...content, translations: whole, warnings } : undefined;
  const cleared = removeLinks(shown, fieldContext.pathsOutsideDays);
  if (problems.length === 0) return { content: cleared, drawable: cleared, problems };
  const drawn = translations.flatMap((one) => one.content ?? []);
  const drawable = content && { ...content, translations: drawn, warnings };
  return {
    content: cleared,
    drawable: removeLinks(drawable, fieldContext.pathsOutsideDays),
    problems,
  };
}

/** Advises on pictures and downloads that are in no content file, whether visitors get its page today or not. */
function warnOfUnusedFiles(files: LanguageValidator, pictures: PictureFolder): void {
  const { all, downloads: offered } = files.folder.site;
  const downloads = [...offered.keys()];
  if (pictures.names.length + downloads.length === 0) return;
  const texts = [...all.values()].map(({ text }) => text);
  const said = new Set(texts.flatMap((text) => text.split(/\s*(?:[\n:;,\t#"'(){}[\]/<>]|- )\s*/)));
  const advise = (file: string, message: string) =>
    void files.warnings.push(fileProblem(files.nameOf(file), message));
  for (const name of pictures.names.filter((one) => !said.has(one))) {
    const file = pictures.find(name);
    const use =
      'found' in file
        ? `remove it, or to show it: expected ${file.expected}, found ${file.found}`
        : 'name it where it is to be shown, or remove it';
    advise(`pictures/${name}`, `unused picture; ${use}`);
  }
  for (const name of downloads.filter((one) => !texts.some((text) => text.includes(one)))) {
    advise(`files/${name}`, `unused file; link to ${downloadPath(name)}, or remove it`);
  }
}

/** Whether one knows what language the site is in, where `site.yaml` names any. Else all may be wrong for that alone. */
function isFirstTold(files: LanguageValidator): boolean {
  const said = fieldAt(files.said.get('site')?.value, ['languages', 0]);
  return said === undefined || listMeantTags(`${said}`).length > 0;
}

/** Each language that `site.yaml` names has a folder, and each folder of a language is named there. */
function reportFolders(files: LanguageValidator): void {
  const [first, ...others] = files.languages.map(({ tag }) => tag);
  const folders = files.folder.site.languageFolders;
  for (const [index, tag] of others.entries()) {
    const site = files.said.get('site');
    if (folders.includes(tag) || !site) continue;
    const message = `expected the folder ${files.nameOf(tag)} with the translation, found none`;
    const atField = 'Nothing is translated into this language yet: remove it until something is';
    files.problems.push(site.problemAt(['languages', index + 1], message, atField));
  }
  for (const folder of folders.filter((one) => !others.includes(one))) {
    const remedy = isLanguageTag(folder)
      ? `if it holds the translation into ${nameInEnglish(folder)}, name it in site.yaml, as in languages: [${[first, ...others, folder].join(', ')}]; else remove it`
      : `remove it, or give it ${describeTag(folder)}, if it holds a translation`;
    const atField = 'There is a translation that the site does not name among its languages';
    files.report(folder, `unknown folder; ${remedy}`, atField);
  }
}
