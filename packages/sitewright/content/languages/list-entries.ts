import { fieldAt } from '../values/field-at.ts';
import type { FieldPath } from '../yaml/yaml-file.ts';

/** What parts a text of the first language from its translation, in lists of texts. */
const arrow = ' ->';

/** The single values of an entry that can name it: its key, its link, its file, its name, its words. */
const namesOf = (entry: unknown): string[] =>
  typeof entry === 'object' && entry !== null
    ? Object.values(entry).flatMap((one) => {
        // What names a picture is its file.
        const name = one?.src ?? one;
        return ['string', 'number'].includes(typeof name) ? [String(name)] : [];
      })
    : [String(entry)];

/**
 * Finds the translation of each entry of a list by what stays when somebody moves it: an entry of a
 * translation names with `key` a value that one entry of the original has, and a text begins with the
 * original’s and an arrow. Of texts that the original has twice, the first translation is that of the first.
 *
 * @returns for each entry of the original the index of its translation; -1 without one
 */
export function matchEntries(own: readonly unknown[], first: readonly unknown[]): number[] {
  const [only, ...others] = first;
  const isNamed = typeof only === 'string' || namesOf(only).length > 0;
  // An entry that nothing names is known as the only one.
  if (!isNamed && others.length === 0 && own.length === 1) return [0];
  return first.map((entry, index) => {
    if (typeof entry === 'string') {
      const matches = [...own.keys()].filter((at) => String(own[at]).startsWith(entry + arrow));
      const before = first.slice(0, index).filter((one) => one === entry).length;
      // One translation does for all of them.
      return matches[before] ?? matches.at(-1) ?? -1;
    }
    const names = namesOf(entry).filter((name) => isOnce(name, first));
    return own.findIndex((one) => names.includes(String((one as { key?: unknown } | null)?.key)));
  });
}

/** How many entries of a list, which never changes, have each of their names: a list may have thousands. */
const counted = new WeakMap<readonly unknown[], ReadonlyMap<string, number>>();

function isOnce(name: string, list: readonly unknown[]): boolean {
  const counts = counted.get(list) ?? countNames(list);
  counted.set(list, counts);
  return counts.get(name) === 1;
}

function countNames(list: readonly unknown[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of list.flatMap((entry) => [...new Set(namesOf(entry))]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/**
 * What names an entry in a translation: its key, else a value that no other entry of the list has.
 *
 * @param fields the fields of an entry, the best name first
 */
export function nameEntry(entry: object, list: readonly unknown[], fields: readonly string[]) {
  const values = entry as Record<string, unknown>;
  const names = ['key', ...fields].flatMap((field) => namesOf([values[field]]));
  return names.find((name) => isOnce(name, list));
}

/** The names of all entries of a list that tell them apart, or of one of them. */
export const listNames = (list: readonly unknown[], of: readonly unknown[] = list) =>
  of.flatMap(namesOf).filter((name) => isOnce(name, list));

/** A text of a list with its original before it; whether that is all; and without it. */
export const joinTexts = (original: string, own: string) => `${original}${arrow} ${own}`;
export const isTextDraft = (text: string) => text.trimEnd().endsWith(arrow);
export const takeText = (own: unknown, original: string) =>
  String(own)
    .slice(original.length + arrow.length)
    .trim();

/**
 * Where a field stands in the other one of a translation and its original, whose lists may have other orders.
 *
 * @param path in one of the two
 * @param from the one
 * @returns its beginning alone where the other has no such entry
 */
export function pathInOther(
  [step, ...rest]: FieldPath,
  from: 'own' | 'first',
  own: unknown,
  first: unknown,
): FieldPath {
  if (step === undefined) return [];
  const isList = Array.isArray(own) && Array.isArray(first);
  const matches = isList ? matchEntries(own, first) : [];
  const ownStep = isList && from === 'first' ? (matches[Number(step)] ?? -1) : step;
  const firstStep = isList && from === 'own' ? matches.indexOf(Number(step)) : step;
  if (ownStep === -1 || firstStep === -1) return [];
  const inside = pathInOther(rest, from, fieldAt(own, [ownStep]), fieldAt(first, [firstStep]));
  return [from === 'own' ? firstStep : ownStep, ...inside];
}
