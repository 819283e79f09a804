import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nameContentFile } from '../content-folder.ts';
import { type Language, pathInLanguage } from '../language.ts';
import { isShown, readPostOutlines } from './post-outlines.ts';

/**
 * The posts that have no page, each with the reason.
 *
 * @param folder path of the content folder; its files may hold anything
 * @returns the reason, such as `a draft`, by the address in each language
 */
export function readHiddenPosts(
  folder: string,
  languages: readonly Pick<Language, 'base'>[],
): Map<string, string> {
  const hidden = readPostOutlines(folder).filter((post) => !isShown(post));
  return new Map(
    hidden.flatMap(({ path, hidden: reason = '' }) =>
      languages.map((language) => [pathInLanguage(language, path), reason] as const),
    ),
  );
}

/**
 * What the files of the posts that have no page yet hold: their pictures wait with them.
 *
 * @param folder path of the content folder, or of that of a translation; its files may hold anything
 * @param first path of the first language's folder
 */
export function readHiddenTexts(folder: string, first: string): string[] {
  return readPostOutlines(folder, first)
    .filter((post) => !isShown(post))
    .map(({ file }) => readFileSync(path.join(folder, file), 'utf8'));
}

/**
 * Names the posts that a build leaves out because of their day; drafts are left out without a word.
 *
 * @returns a line for each
 */
export function describeFuturePosts(folder: string): string[] {
  return readPostOutlines(folder)
    .filter(({ hidden }) => hidden?.includes('future'))
    .map(
      ({ file, date }) =>
        `${nameContentFile(folder, file)}: not built, as its day is in the future; build again on ${date}`,
    );
}
