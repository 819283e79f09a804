import {
  type CheckedContent,
  languageOf,
  type Problem,
  type Replacements,
  type SiteFolder,
} from 'sitewright/content';
import { type PlacedProblem, placeProblems } from './place-problems.ts';

export interface CheckedChange extends Pick<CheckedContent, 'content' | 'drawable'> {
  /** The mistakes that a change adds, for which it is not saved. */
  refused: readonly PlacedProblem[];
  /** All mistakes that it adds: with one, the site is not built. */
  added: readonly PlacedProblem[];
  /** Every mistake that the content has with the change. */
  problems: readonly PlacedProblem[];
}

/** Checks content as it would be with a change: `checkContent`, or the same where there is no disk. */
export type Check = (
  folder: SiteFolder,
  changes: Replacements,
) => CheckedContent | Promise<CheckedContent>;

/**
 * Checks a change of any number of files as a build does. A mistake that is there without it does not keep it
 * from being saved, nor does what it leaves to translate: that is done in other files, after it.
 *
 * @param changes the new texts by the paths of the files in the folder; null where the file goes
 */
export async function checkChanges(
  folder: SiteFolder,
  changes: Replacements,
  check: Check,
): Promise<CheckedChange> {
  const { added, problems, content, drawable } = await check(folder, changes);
  const inside = `${folder.path}/`;
  const tags = new Set(Object.keys(changes).map(languageOf));
  const isOfChange = ({ file, isUntranslated }: Problem) => {
    const tag = languageOf(file.replace(inside, ''));
    if (tag === undefined) return true;
    return tags.has(tag) && !(isUntranslated && tags.has(undefined));
  };
  // What is renamed is called as it is from then on.
  const place = (all: readonly Problem[]) =>
    all.length > 0 ? placeProblems(folder.with(changes), all) : [];
  return {
    ...{ refused: place(added.filter(isOfChange)), added: place(added), problems: place(problems) },
    ...{ content, drawable },
  };
}
