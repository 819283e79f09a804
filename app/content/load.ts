import { isLanguageTag } from '../../lib/language-tag.ts';
import type { ReadMark } from './brand/mark.ts';
import { readBrand } from './brand/read-brand.ts';
import { readMarkFile } from './brand/read-mark.ts';
import { allContentFiles } from './content-files.ts';
import { checkContentFolder } from './content-folder.ts';
import { readText } from './content-text.ts';
import { findUnknownCounts, readCounts } from './counts.ts';
import { genericFileSchemas } from './json-schemas.ts';
import type { Language } from './language.ts';
import { type KnownCounts, LanguageFiles } from './language-files.ts';
import { languageFolder, listLanguageFolders, readLanguages } from './languages.ts';
import { loadLanguage, type Shared } from './load-language.ts';
import { adviseOnMarks } from './pictures/ink-loss.ts';
import { type PictureFolder, readPictures } from './pictures/picture-folder.ts';
import { withoutRoles } from './posts/find-writers.ts';
import { ContentError, fileProblem, type Problem } from './problem.ts';
import { readReferences } from './references.ts';
import { brandSchema } from './schemas/brand.ts';
import type { LanguageContent, SiteContent } from './site-content.ts';
import { adviseOnHiddenFiles, findStrayEntries } from './stray-entries.ts';

/**
 * What only a decoder can tell of the vendor's files, and tells later than the content is checked: a
 * decoder does not answer at once.
 */
export interface DecodedFiles {
  pictures: PictureFolder;
  mark: ReadMark;
}

export async function decodeFiles(folder: string): Promise<DecodedFiles> {
  const [pictures, mark] = await Promise.all([readPictures(folder), readMarkFile(folder)]);
  return { pictures, mark };
}

/**
 * Reads and validates all content of the site, in every language.
 *
 * @returns the content of the first language, each file under its name, with that of the others
 * @throws UserError when the folder is missing
 * @throws ContentError with every problem of every file
 */
export async function loadContent(folder: string): Promise<SiteContent> {
  checkContentFolder(folder);
  const { content, problems } = readContent(folder, await decodeFiles(folder));
  if (!content || problems.length > 0) throw new ContentError(problems);
  return content;
}

/**
 * The same with what is wrong beside it, of a folder that exists.
 *
 * @returns every problem of every file, and the content where the first language has none: translations that
 *   have some are left out of it
 */
export function readContent(
  folder: string,
  { pictures, mark }: DecodedFiles,
): {
  content: SiteContent | undefined;
  problems: readonly Problem[];
} {
  const languages = readLanguages(folder);
  const [first, ...others] = languages;
  const counts = { counts: readCounts(folder), mayCount: findUnknownCounts(folder) };
  const files = new LanguageFiles(folder, first, counts);
  const { file: brandFile, brand, ...read } = readBrand(folder, mark);
  files.problems.push(...read.problems);
  for (const file of read.files) files.claim(file);
  const references = readReferences(folder, pictures, undefined, languages);
  const shared: Shared = {
    brand,
    languages,
    writers: { people: [], isWhole: true },
    referTo: (actions) => ({ ...references, actions }),
  };
  const { content, writers } = loadLanguage(files, brandFile, shared);
  reportFolders(files, languages);
  files.problems.push(...findStrayEntries(folder));
  const isFirstWhole = files.problems.length === 0;
  const folders = listLanguageFolders(folder);
  const found = others.filter(({ tag }) => folders.includes(tag));
  const sharedWriters = writers?.isWhole ? withoutRoles(writers) : writers;
  const ofOthers = { ...shared, writers: sharedWriters };
  const translations = loadTranslations(files, found, ofOthers, counts);
  adviseOnUnusedPictures(files, references.pictures.names);
  files.advice.push(...adviseOnHiddenFiles(folder));
  files.advice.push(...adviseOnMarks([content, translations]));
  const { advice, problems } = files;
  const isShown = content && isFirstWhole;
  return { content: isShown ? { ...content, translations, advice } : undefined, problems };
}

/** Advises on pictures that are in no content file, whether visitors get its page today or not. */
function adviseOnUnusedPictures(files: LanguageFiles, names: readonly string[]): void {
  if (names.length === 0) return;
  const texts = allContentFiles(files.folder).map((file) => readText(files.folder, file));
  const said = new Set(texts.flatMap((text) => text.split(/\s*(?:[\n:,#"'(){}[\]]|- )\s*/)));
  for (const name of names.filter((one) => !said.has(one))) {
    const message = 'unused picture; name it where it is to be shown, or remove it';
    files.advice.push(fileProblem(files.nameOf(`pictures/${name}`), message));
  }
}

/**
 * Reads the translations, and adds their problems, but for what follows from a problem of the original. A
 * translation that has any is left out.
 */
function loadTranslations(
  files: LanguageFiles,
  languages: readonly Language[],
  shared: Shared,
  counts: KnownCounts,
): LanguageContent[] {
  if (languages.length === 0) return [];
  const originals = { files, schemas: genericFileSchemas() };
  const known = Map.groupBy(files.problems, ({ file }) => file);
  return languages.flatMap((language) => {
    const folder = languageFolder(files.folder, language.tag);
    const own = new LanguageFiles(folder, language, counts, originals);
    const brandFile = own.read('brand/brand', brandSchema);
    const { content } = loadLanguage(own, brandFile, shared);
    files.advice.push(...own.advice);
    const isNew = (problem: Problem) => {
      const original = known.get(problem.file.replace(`/${language.tag}/`, '/')) ?? [];
      return !original.some((one) => followsFrom(problem, one));
    };
    files.problems.push(...own.problems.filter(isNew));
    return own.problems.length === 0 && content ? content : [];
  });
}

/** Whether a problem of a translation is that of its original, or lies inside of what is wrong there. */
function followsFrom({ message, original }: Problem, first: Problem): boolean {
  if (!original || first.field === '') return false;
  const { field, isInherited } = original;
  if (field === first.field) return isInherited && message === first.message;
  return field.startsWith(first.field) && /^[.[]/.test(field.slice(first.field.length));
}

/** Each language that `site.yaml` names has a folder, and each folder of a language is named there. */
function reportFolders(files: LanguageFiles, languages: readonly Language[]): void {
  const [first, ...others] = languages.map(({ tag }) => tag);
  const folders = listLanguageFolders(files.folder);
  for (const [index, tag] of others.entries()) {
    const site = files.said.get('site');
    if (folders.includes(tag) || !site) continue;
    const message = `expected the folder ${files.nameOf(tag)} with the translation, found none`;
    files.problems.push(site.problemAt(['languages', index + 1], message));
  }
  for (const folder of folders.filter((one) => !others.includes(one))) {
    const names = new Intl.DisplayNames('en', { type: 'language' });
    const remedy = isLanguageTag(folder)
      ? `if it holds the translation into ${names.of(folder)}, name it in site.yaml, as in languages: [${[first, ...others, folder].join(', ')}]; else remove it`
      : 'remove it, or give it the tag of a language, such as sv, pt-BR or zh-Hant, if it holds a translation';
    files.report(folder, `unknown folder; ${remedy}`);
  }
}
