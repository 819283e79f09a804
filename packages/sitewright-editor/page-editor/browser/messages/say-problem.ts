import type { Problem } from 'sitewright/content';
import { showInvisible } from 'sitewright/lib';
import { labelOf } from '../../../forms/labels.ts';
import { readPath } from '../../../forms/schema.ts';
import type { PlacedProblem } from '../../../saving/place-problems.ts';
import type { StaleText } from './stale-texts.ts';

/** What is to be said, with the field of the file or the address that it leads to. */
export interface Note {
  words: string;
  field?: string;
  href?: string;
  /** What can be done about it, at a button with these words. */
  act?: { label: string; run: () => void };
}

/** A field by the labels on the way to it: `plans.items[0].price` is `Plans, entry 1, Price`. */
export const nameField = (field: string): string =>
  readPath(field)
    .flatMap((step, index, path) => {
      if (typeof step === 'number') return path[index - 1] === 'items' ? [] : ` ${step + 1}`;
      const next = path[index + 1];
      if (step !== 'items') return `, ${labelOf(step)}`;
      // A section is called as its list is.
      return typeof next === 'number' ? `, entry ${next + 1}` : index > 0 ? [] : 'Entries';
    })
    .join('')
    .replace(/^, /, '');

/** What is wrong, at the field where it is: in words of the field where there are some. */
export const sayAtField = ({ message, atField = message }: Pick<Problem, 'message' | 'atField'>) =>
  showInvisible(atField);

/** That a text repeats what another field said before, with a link to it. */
export const sayStale = ({ field, said }: StaleText): Note => {
  const words = `${nameField(field)} still says “${said}”, which you have changed elsewhere: change it too, if it means the same`;
  return { words, field };
};

/** What is wrong, with its place: a field, else a line of the text below the fields, in what has it, unless that is open. */
export function sayProblem(
  problem: Pick<PlacedProblem, 'at' | 'field' | 'textLine' | 'message' | 'atField'>,
): string {
  const { at, field, textLine } = problem;
  const line = textLine === undefined ? '' : `Text, line ${textLine}`;
  const place = [at?.label, field ? nameField(field) : line].filter(Boolean).join(': ');
  return place ? `${place}: ${sayAtField(problem)}` : sayAtField(problem);
}
