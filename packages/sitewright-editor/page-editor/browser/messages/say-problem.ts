import { fieldAt, type JsonSchema, type Problem } from 'sitewright/content';
import { showInvisible } from 'sitewright/lib';
import { isEqual } from 'sitewright/texts';
import { nameField } from '../../../forms/naming.ts';
import type { PlacedProblem } from '../../../saving/place-problems.ts';
import type { StaleText } from '../../../saving/stale-texts.ts';
import { msg, t } from '../../../words/words.ts';

/** What is to be said, with the field of the file or the address that it leads to. */
export interface Note {
  words: string;
  field?: string;
  href?: string;
  /** Whether it is what somebody wanted, and nothing that stops them. */
  isDone?: boolean;
  /** What can be done about it, at a button with these words. */
  act?: { label: string; run: () => void };
}

/**
 * What is wrong, at the field where it is: in words of the field where there are some. A build lists what it expected and
 * found; whoever writes is told what to write.
 */
export const atFieldOf = ({ message, atField = message }: Pick<Problem, 'message' | 'atField'>) =>
  showInvisible(atField).replace(/^expected /, 'This should be ');

/** As above, for whoever reads it: a mistake that no catalogue has stays as the build says it. */
export const sayAtField = (problem: Pick<Problem, 'message' | 'atField'>) => t(atFieldOf(problem));

/**
 * That a text of a file repeats what another field said before, with a link to it.
 *
 * @param file what the file says
 * @param schema what it may hold
 */
export const sayStale = ({ field, said }: StaleText, file: object, schema: JsonSchema): Note => {
  const words = t(
    '{field} still says “{said}”, which you have changed elsewhere: change it too, if it means the same',
    { field: nameField(field, { said: file, schema }), said },
  );
  return { words, field };
};

/** That visitors do not get what is open, where it says so, and what is missing until they may. */
export function sayDraft(said: object, own?: readonly Pick<Problem, 'isUntranslated'>[]): Note[] {
  // Nobody knows yet what is missing.
  if (fieldAt(said, ['draft']) !== true || !own) return [];
  const words = own.some((one) => one.isUntranslated)
    ? t(
        'A draft: visitors do not see it yet. Save whenever you like; once all is translated, take “Draft” away and save',
      )
    : t('A draft: visitors do not see it yet. All is translated: take “Draft” away and save');
  return [{ words, field: 'draft' }];
}

/**
 * That visitors go on to read of an earlier day as that of the last change, where a file says one.
 *
 * @param first what it said when it was opened
 * @param said what it says
 */
export function sayUpdated(first: object, said: object): Note[] {
  const [before, day] = [first, said].map((one) => fieldAt(one, ['fields', 'updated']));
  if (typeof day !== 'string' || day !== before || isEqual(first, said)) return [];
  const words = t(
    'Visitors read “last changed on {day}” here: if what you have changed matters to them, set that day to today',
    { day },
  );
  return [{ words, field: 'updated' }];
}

const oneBehind = msg('1 text in another language is as it was before this change');
const allBehind = msg('{count} texts in other languages are as they were before this change');

/** In how many places other languages say still what a text said before. */
export const sayBehind = (count: number): string =>
  count === 1 ? t(oneBehind) : t(allBehind, { count });

/** What the page does not show of what is edited; empty where it shows all. */
export function sayDrawn(answer: { isShown: boolean; isPart?: boolean } | undefined): string {
  if (answer?.isShown === false) return t('The page is drawn anew once all is put right.');
  return answer?.isPart ? t('The page leaves out what is not filled in yet.') : '';
}

type Placed = Pick<PlacedProblem, 'at' | 'field' | 'name' | 'textLine' | 'message' | 'atField'>;

/** Where something is wrong: a field, else a line of the text below the fields, in what has it, unless that is open. */
export function placeOf({ at, field, name = nameField(field), textLine }: Placed): string {
  const line = textLine === undefined ? '' : t('Text, line {line}', { line: textLine });
  return [at?.label, field ? name : line].filter(Boolean).join(': ');
}

/** What is wrong, with its place. */
export function sayProblem(problem: Placed): string {
  const place = placeOf(problem);
  return place ? `${place}: ${sayAtField(problem)}` : sayAtField(problem);
}
