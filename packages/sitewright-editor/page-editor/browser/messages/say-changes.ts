import { isDeepStrictEqual } from 'node:util';
import { type FieldPath, fieldAt, formatPath } from 'sitewright/content';
import { describeDifference, say } from 'sitewright/texts';
import { wordingWith } from '../../../forms/labels.ts';
import { nameField } from '../../../forms/naming.ts';
import { removeAt, setAt } from '../../../forms/set-at.ts';
import type { Conflict } from '../../../saving/join-changes.ts';
import { t } from '../../../words/words.ts';

/** A place in which two people said different things, and what the one who reads this can choose. */
export interface Choice {
  words: string;
  /** What the button says that takes what the other one made of it. */
  act: string;
  path: FieldPath;
  theirs: unknown;
  /** What is there as long as nobody has chosen. */
  own: unknown;
}

/** What somebody else has changed in a file meanwhile. */
export interface News {
  changes: readonly string[];
  choices: readonly Choice[];
}

/**
 * What somebody else has changed in what is edited, in words of its fields, and where both changed the same.
 *
 * @param said what the one who reads this had before
 * @param fill has a value say what visitors read where its words in braces stand for something, as in `{count jobs}`
 * @param joined what both make of it, in which the conflicts are
 */
export function sayChanges(
  said: unknown,
  { value: joined, conflicts }: { value: unknown; conflicts: readonly Conflict[] },
  fill = (value: unknown) => value,
): News {
  return {
    changes: describeDifference(fill(said), fill(joined), wordingWith(shorten)),
    choices: conflicts.map((one) => {
      const own = fieldAt(joined, one.path);
      const place = nameField(formatPath(one.path), { said: fill(joined) });
      const words = [one.theirs, own].map((value) => `“${shorten(say(fill(value)))}”`);
      return { ...describeConflict(one, words, place), path: one.path, own };
    }),
  };
}

function describeConflict(
  { theirs, kept }: Conflict,
  [other = '', mine = '']: readonly string[],
  place: string,
) {
  if (kept === 'theirs') {
    const words = t('{place}: you removed it, and they changed it: it is there again, as {other}', {
      place,
      other,
    });
    return { words, act: t('Remove it'), theirs: undefined };
  }
  if (theirs === undefined)
    return {
      words: t('{place}: they removed it; yours is kept: {mine}', { place, mine }),
      act: t('Remove it too'),
      theirs,
    };
  return {
    words: t('{place}: they wrote {other}; yours is kept: {mine}', { place, other, mine }),
    act: t('Take theirs'),
    theirs,
  };
}

const most = 200;
const shorten = (text: string) => (text.length > most ? `${text.slice(0, most)}…` : text);

/** The choices that are still to be made: nobody has changed what is there. */
export const listOpen = ({ choices }: News, value: unknown): Choice[] =>
  choices.filter(({ path, own }) => isDeepStrictEqual(fieldAt(value, path), own));

/** What the value is with what the other one made of a place. */
export const takeTheirs = <Value>(value: Value, { path, theirs }: Choice): Value =>
  theirs === undefined ? removeAt(value, path) : setAt(value, path, theirs);
