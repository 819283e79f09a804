import { formatPath } from '../../../content/yaml-file.ts';
import type { Conflict } from '../../saving/join-changes.ts';

/**
 * What somebody else has changed in a file meanwhile, and where both changed the same.
 *
 * @param before the text of the file that the own change began with
 * @param now its text with theirs
 */
export function sayChanges(before: string, now: string, conflicts: readonly Conflict[]): string {
  const [gone, added] = [linesBeside(before, now, '−'), linesBeside(now, before, '+')];
  return [...conflicts.map(sayConflict), ...gone, ...added].join('');
}

/** What two people said in one place, and whose words are in the page now. */
function sayConflict({ path: place, theirs, stands }: Conflict): string {
  const they = theirs === undefined ? 'they removed it' : `they wrote ${JSON.stringify(theirs)}`;
  const now = stands === 'own' ? 'your words stand' : 'you removed it, and it is there again';
  return `! ${formatPath(place)}: ${they}; ${now}\n`;
}

/** The lines of a text that another one has not, each behind a sign. */
const linesBeside = (text: string, other: string, sign: string) =>
  text.split('\n').flatMap((line) => (other.split('\n').includes(line) ? [] : `${sign} ${line}\n`));
