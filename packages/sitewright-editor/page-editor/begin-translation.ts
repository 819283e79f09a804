import type { SiteFolder } from 'sitewright/content';
import { msg, t } from '../words/words.ts';

/** What a language has of a file: nothing yet, something that visitors do not get yet, or all of it. */
export type TranslationState = 'not begun' | 'a draft' | 'whole';

/**
 * How far a language has a file.
 *
 * @param tag that of the language; undefined for the first one
 * @param original the path of the file in the first language
 * @returns undefined where the language is not to have it
 */
export function stateIn(
  folder: SiteFolder,
  tag: string | undefined,
  original: string,
): TranslationState | undefined {
  const found = folder.all.get(tag === undefined ? original : `${tag}/${original}`);
  if (found) return found.isDraft ? msg('a draft') : 'whole';
  return folder.has(original) ? msg('not begun') : undefined;
}

/** What a choice calls a language, or something in it. */
export const nameState = (name: string, state: TranslationState = 'whole'): string =>
  state === 'whole' ? name : `${name}, ${t(state)}`;

/**
 * What a choice calls languages once the one that is open was saved.
 *
 * @param languages the one that is open has in `open` what it is called itself
 * @param state undefined while nothing of it is saved
 */
export const nameSaved = <One extends { name: string; open?: string }>(
  languages: readonly One[],
  state: TranslationState | undefined,
): One[] =>
  languages.map((one) => (one.open && state ? { ...one, name: nameState(one.open, state) } : one));

/**
 * What a translation says first: what a language may be without is a draft until it is whole, so that visitors get
 * nothing of a half.
 */
export const beginTranslation = (folder: SiteFolder, original: string): { draft?: true } =>
  folder.mayBeLacking(original) ? { draft: true } : {};
