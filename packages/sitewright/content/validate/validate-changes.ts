import { findTextMistake } from '../../lib/text-file.ts';
import type { DecodedBrand, DecodedFiles } from '../decode/decode-files.ts';
import type { Replacements, SiteFolder } from '../disk/site-folder.ts';
import type { Problem } from '../messages/problem.ts';
import type { SiteContent } from '../pages/site-content.ts';
import { validateContent } from './validate-content.ts';

export interface CheckedContent {
  /** Every mistake of every file, as a build says them. */
  problems: readonly Problem[];
  /** Those that are not there without the change, in its files or in others; what may not be saved. */
  added: readonly Problem[];
  /** The content with the change, where it can be shown; translations with mistakes are left out. */
  content?: SiteContent | undefined;
  /** What can be drawn of it in spite of its mistakes: each page that has none itself. */
  drawable?: SiteContent | undefined;
}

/** What folders say, whose files never change: many changes of one folder are compared with it. */
const known = new WeakMap<SiteFolder, ReturnType<typeof validateContent>>();

/**
 * Checks the content as it would be after a change, without a disk.
 *
 * @param changes the new texts of some files, by their paths in the folder; null removes a file
 * @param decoded what a decoder tells of the files as they are
 * @param decodedBrand the same of the brand with the change
 */
export function validateChanges(
  folder: SiteFolder,
  changes: Replacements,
  decoded: DecodedFiles,
  decodedBrand: DecodedBrand,
): CheckedContent {
  // A text that was lost on the way is not to be written into the file that still holds it.
  const lost = Object.entries(changes).flatMap(([file, text]) =>
    text !== null && findTextMistake(text) ? folder.nameOf(file) : [],
  );
  const stored = known.get(folder) ?? validateContent(folder, decoded);
  known.set(folder, stored);
  if (Object.keys(changes).length === 0) return { ...stored, added: [] };
  const before = stored.problems.flatMap((one) => (lost.includes(one.file) ? [] : identify(one)));
  const { problems, ...read } = validateContent(folder.with(changes), {
    ...decoded,
    ...decodedBrand,
  });
  // A mistake may have moved to another line.
  const added = problems.filter((problem) => {
    const index = before.indexOf(identify(problem));
    if (index >= 0) before.splice(index, 1);
    return index < 0;
  });
  return { problems, added, ...read };
}

const identify = ({ file, field, message }: Problem) => JSON.stringify([file, field, message]);
