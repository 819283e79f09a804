import { formatProblem, languageOf } from 'sitewright/content';
import type { EditedNotices } from '../../../backend/browser/use-edited.ts';
import type { PlacedProblem } from '../../../saving/place-problems.ts';
import { msg } from '../../../words/words.ts';

/** What is left to do, by what and where that is. */
interface Left {
  words: string;
  problems: readonly PlacedProblem[];
  /** Whether it is left to whoever edits something else, and stands in nobody's way here. */
  isFolded: boolean;
}

const originalOf = (file: string): string => {
  const tag = languageOf(file);
  return tag ? file.slice(tag.length + 1) : file;
};

/** Of the file that is edited, of it in other languages, and of others; first what is wrong. The site is not built before any of it is done. */
const groups: readonly [
  where: 'here' | 'in other languages' | 'in others',
  isUntranslated: boolean,
  words: string,
][] = [
  ['here', false, msg('To be put right')],
  ['here', true, msg('To be translated')],
  ['in other languages', false, msg('To be put right in other languages')],
  ['in other languages', true, msg('To be translated into other languages')],
  ['in others', false, msg('To be put right elsewhere')],
  ['in others', true, msg('To be translated elsewhere')],
];

/** Groups what is wrong in a file that is edited and elsewhere, but for what is said already, for which it is not saved. */
export function groupLeft({
  file,
  own,
  others,
  refused,
}: Pick<EditedNotices, 'file' | 'own' | 'others' | 'refused'>): Left[] {
  const said = new Set(refused.map(formatProblem));
  const left = [...own, ...others].filter((one) => !said.has(formatProblem(one)));
  const whereOf = ({ at }: PlacedProblem) => {
    if (!at) return 'here';
    const isSame = at.editable && originalOf(at.editable.file) === originalOf(file);
    return isSame ? 'in other languages' : 'in others';
  };
  return groups.flatMap(([where, isUntranslated, words]) => {
    const problems = left.filter((one) => {
      return whereOf(one) === where && (one.isUntranslated ?? false) === isUntranslated;
    });
    return problems.length > 0 ? [{ words, problems, isFolded: where === 'in others' }] : [];
  });
}
