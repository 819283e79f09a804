import { distance } from 'fastest-levenshtein';
import { describeLookAlikes } from './look-alikes.ts';

/** A text in quotes, the beginning alone of a long one. */
export const quote = (text: string) =>
  JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text);

/** Words that name the one that is likely to be meant: `, such as "anna-berg.jpg"`; none when none is like it. */
export function suggestName(name: unknown, known: Iterable<string>): string {
  const like = findLikeName(String(name), known);
  return like === undefined ? '' : `, such as ${JSON.stringify(like)}`;
}

/** What to do about a field that is none of those that may be there. */
export const describeUnknownField = (name: string, known: Iterable<string>): string =>
  `unknown field; remove it or correct its name${suggestName(name, known) || describeLookAlikes(name)}`;

/** Words that name the three that come nearest: `; the nearest are "/about", "/contact"`. */
export function suggestNearest(name: string, known: Iterable<string>): string {
  const near = [...known].sort((a, b) => distance(name, a) - distance(name, b)).slice(0, 3);
  return near.length > 0
    ? `; the nearest are ${near.map((one) => JSON.stringify(one)).join(', ')}`
    : '';
}

/**
 * One of the known names that holds the other, is held by it, or differs by a letter or two, whatever the case
 * of its letters and however their accents are written.
 */
function findLikeName(name: string, known: Iterable<string>): string | undefined {
  const names = [...known];
  const wanted = toPlain(name);
  const holds = (long: string, short: string) => short.length > 2 && long.includes(short);
  const akin =
    names.find((one) => toPlain(one) === wanted) ??
    names.find((one) => holds(toPlain(one), wanted) || holds(wanted, toPlain(one)));
  if (akin !== undefined || names.length === 0) return akin;
  const [like = ''] = names.toSorted(
    (a, b) => distance(wanted, toPlain(a)) - distance(wanted, toPlain(b)),
  );
  return distance(wanted, toPlain(like)) <= Math.max(2, wanted.length / 4) ? like : undefined;
}

/** The text without what eyes do not tell apart: small and capital letters, and the two ways to write é. */
const toPlain = (text: string) => text.normalize('NFKC').toLowerCase();
