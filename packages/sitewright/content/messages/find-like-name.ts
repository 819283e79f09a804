import { distance } from 'fastest-levenshtein';
import { toLatin } from '../values/address-name.ts';
import { foldText } from '../values/fold-text.ts';
import { describeLookAlikes } from './look-alikes.ts';

/** A text in quotes, the beginning alone of a long one. */
export const inQuotes = (text: string) =>
  JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text);

/** Words that name the one that is likely to be meant: `, such as "anna-berg.jpg"`; none when none is like it. */
export function suggestName(name: unknown, known: Iterable<string>): string {
  const like = findLikeName(String(name), known);
  return like === undefined ? '' : `, such as ${JSON.stringify(like)}`;
}

/** The same for a message that ends with it and is not of a schema, with what to type where the two look the same. */
export function suggestTyping(name: string, known: Iterable<string>): string {
  const like = suggestName(name, known);
  return like && like + describeLookAlikes(name, { signs: /\p{L}/u });
}

/** The same, or all of them where there are few and none is like it: `, one of "a", "b"`. */
export function suggestOrList(name: unknown, known: readonly string[]): string {
  const all = known.map((one) => JSON.stringify(one)).join(', ');
  return (
    suggestName(name, known) || (known.length > 0 && known.length <= 20 ? `, one of ${all}` : '')
  );
}

/** What to do about a field that is none of those that may be there. */
export const describeUnknownField = (name: string, known: Iterable<string>): string =>
  `unknown field; remove it or correct its name${suggestTyping(name, known) || describeLookAlikes(name)}`;

/** Words that name three at most that are like a name, the nearest first: `; the nearest are "/about", "/about-us"`. */
export function suggestNearest(name: string, known: Iterable<string>): string {
  const near = sortByLikeness(name, known).slice(0, 3);
  if (near.length === 0) return '';
  const names = near.map((one) => JSON.stringify(one)).join(', ');
  const letters = describeLookAlikes(name, { signs: /\p{L}/u });
  return `; the nearest ${near.length > 1 ? 'are' : 'is'} ${names}${letters}`;
}

/** The same for the id of an element. */
export const suggestId = (id: string, known: readonly string[]): string =>
  suggestNearest(
    `#${id}`,
    known.map((one) => `#${one}`),
  );

/** The known name that is most like one: the same but for case and accents, else one that holds it or is held by it. */
export function findLikeName(name: string, known: Iterable<string>): string | undefined {
  const like = sortByLikeness(name, known);
  const wanted = foldText(name);
  return (
    like.find((one) => foldText(one) === wanted) ??
    like.find((one) => holdsOther(foldText(one), wanted)) ??
    like[0]
  );
}

/**
 * The known names that hold a name, are held by it, or differ by a letter or two of several, whatever the case
 * of their letters and however their accents are written; the nearest first. Where none does, those that it is like in
 * Latin letters.
 */
function sortByLikeness(name: string, known: Iterable<string>): string[] {
  const like = sortByLetters(name, known);
  const latin = toLatin(name);
  return like.length > 0 || latin === name.toLowerCase() ? like : sortByLetters(latin, known);
}

function sortByLetters(name: string, known: Iterable<string>): string[] {
  const wanted = foldText(name);
  const most = Math.min(Math.max(2, wanted.length / 4), (wanted.length - 1) / 2);
  return listPlain(known)
    .map(({ one, plain }) => ({ one, plain, difference: distance(wanted, plain) }))
    .filter(({ plain, difference }) => difference <= most || holdsOther(plain, wanted))
    .sort((a, b) => a.difference - b.difference)
    .map(({ one }) => one);
}

/** Names in the forms in which they are compared. One list is asked for each mistake of thousands. */
const plainNames = new WeakMap<Iterable<string>, { one: string; plain: string }[]>();

function listPlain(known: Iterable<string>) {
  const names = [...known];
  const before = plainNames.get(known);
  if (before?.length === names.length && before.every(({ one }, index) => one === names[index]))
    return before;
  const all = names.map((one) => ({ one, plain: foldText(one) }));
  plainNames.set(known, all);
  return all;
}

const holdsOther = (a: string, b: string): boolean => {
  const [short = '', long = ''] = [a, b].sort((one, other) => one.length - other.length);
  return short.length > 2 && long.includes(short);
};
