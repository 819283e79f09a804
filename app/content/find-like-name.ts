import { closest, distance } from 'fastest-levenshtein';

/** A text in quotes, the beginning alone of a long one. */
export const quote = (text: string) =>
  JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text);

/** Words that name the one that is likely to be meant: `, such as "anna-berg.jpg"`; none when none is like it. */
export function suggestName(name: unknown, known: Iterable<string>): string {
  const like = findLikeName(String(name), known);
  return like === undefined ? '' : `, such as ${JSON.stringify(like)}`;
}

/** Words that name the three that come nearest: `; the nearest are "/about", "/contact"`. */
export function suggestNearest(name: string, known: Iterable<string>): string {
  const near = [...known].sort((a, b) => distance(name, a) - distance(name, b)).slice(0, 3);
  return near.length > 0
    ? `; the nearest are ${near.map((one) => JSON.stringify(one)).join(', ')}`
    : '';
}

/** One of the known names that has the same letters, holds the other, is held by it, or differs by a letter or two. */
function findLikeName(name: string, known: Iterable<string>): string | undefined {
  const names = [...known];
  const same = names.find((one) => toPlain(one) === toPlain(name));
  if (same !== undefined) return same;
  const holds = (long: string, short: string) => short.length > 2 && long.includes(short);
  const akin = names.find((one) => holds(one, name) || holds(name, one));
  if (akin !== undefined || names.length === 0) return akin;
  const like = closest(name, names);
  return distance(name, like) <= Math.max(2, name.length / 4) ? like : undefined;
}

/** The text without what eyes do not tell apart: small and capital letters, and the two ways to write é. */
const toPlain = (text: string) => text.normalize('NFKC').toLowerCase();
