import { formatProblem } from 'sitewright/content';
import type { EditedNotices } from '../../../backend/browser/use-edited.ts';
import type { PlacedProblem } from '../../../saving/place-problems.ts';
import { msg } from '../../../words/words.ts';

/** What is left to do, by what and where that is. */
interface Left {
  words: string;
  problems: readonly PlacedProblem[];
}

/** Of a file that is edited, then elsewhere; first what is wrong. The site is not built before any of it is done. */
const groups: readonly [words: string, isIn: (one: PlacedProblem) => boolean][] = [
  [msg('To be put right'), ({ at, isUntranslated }) => !at && !isUntranslated],
  [msg('To be translated'), ({ at, isUntranslated }) => !at && isUntranslated === true],
  [msg('To be put right elsewhere'), ({ at, isUntranslated }) => !!at && !isUntranslated],
  [msg('To be translated elsewhere'), ({ at, isUntranslated }) => !!at && isUntranslated === true],
];

/** Groups what is wrong in a file that is edited and elsewhere, but for what is said already, for which it is not saved. */
export function groupLeft({
  own,
  others,
  refused,
}: Pick<EditedNotices, 'own' | 'others' | 'refused'>): Left[] {
  const said = new Set(refused.map(formatProblem));
  const left = [...own, ...others].filter((one) => !said.has(formatProblem(one)));
  return groups.flatMap(([words, isIn]) => {
    const problems = left.filter(isIn);
    return problems.length > 0 ? [{ words, problems }] : [];
  });
}
