import { type FieldPath, fieldAt } from 'sitewright/content';
import { matchEntries, takeText } from 'sitewright/languages';
import { isGroup } from 'sitewright/texts';

/** What words of translations were first seen to translate: texts of the first language, by the words and their place. */
export type SeenOriginals = Map<string, readonly string[]>;

/** The words of a translation in one field, and what the first language says there. */
interface Pair {
  path: FieldPath;
  own: string;
  first: string;
}

/**
 * Remembers which texts of the first language the words of a translation stand for; of words that are known it
 * remembers what they stood for when they were first seen.
 *
 * @param file that of the translation
 */
export function seeOriginals(seen: SeenOriginals, file: string, own: unknown, first: unknown) {
  for (const [words, pairs] of groupByWords(file, own, first)) {
    if (!seen.has(words))
      seen.set(
        words,
        pairs.map((one) => one.first),
      );
  }
}

/**
 * Finds where a translation says still what the first language has said before: its words are those that were seen,
 * and stand for another text now. What it takes from the first language it does not say itself.
 *
 * @returns the ways to the fields, as the translation has them, and the texts that their words were seen to translate
 */
export const findBehind = (
  seen: SeenOriginals,
  file: string,
  own: unknown,
  first: unknown,
): { path: FieldPath; seen: string }[] =>
  [...groupByWords(file, own, first)].flatMap(([words, pairs]) => {
    const known = seen.get(words);
    const behind = pairs.filter(
      (one) => known && !known.includes(one.first) && one.own !== one.first,
    );
    return behind.map(({ path }) => ({ path, seen: known?.[0] ?? '' }));
  });

/** Entries move, so that their numbers do not count; that the same words are there once more does. */
function groupByWords(file: string, own: unknown, first: unknown): [string, Pair[]][] {
  const groups = Map.groupBy(listPairs(own, first), ({ path, own: words }) => {
    const names = path.filter((step) => typeof step === 'string');
    return JSON.stringify([file, ...names, words]);
  });
  return [...groups].map(([words, pairs]) => [`${words} ${pairs.length}`, pairs]);
}

function listPairs(own: unknown, first: unknown, path: FieldPath = []): Pair[] {
  if (isText(own)) {
    const said = String(own).trim();
    return said && isText(first) ? [{ path, own: said, first: String(first).trim() }] : [];
  }
  if (Array.isArray(own) && Array.isArray(first)) {
    const matches = matchEntries(own, first);
    return first.flatMap((one, to) => {
      const at = matches[to] ?? -1;
      const entry = typeof one === 'string' && at !== -1 ? takeText(own[at], one) : own[at];
      return listPairs(entry, one, [...path, at]);
    });
  }
  if (!isGroup(own) || !isGroup(first)) return [];
  const isOfPicture = isText(first.src) && own.src === undefined;
  return Object.entries(own).flatMap(([name, field]) => {
    // Of another picture the same description is another one.
    const isAlt = isOfPicture && name === 'alt';
    const said = isAlt ? `${first.src}: ${fieldAt(first, ['alt']) ?? ''}` : first[name];
    return listPairs(field, said, [...path, name]);
  });
}

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number';

const paragraph = /\S[\s\S]*?(?=\n\s*\n|\s*$)/g;

/**
 * Where a text in Markdown is behind, if it has a paragraph for each that it translates.
 *
 * @param own that text
 * @param seen what it translates
 * @param now what that says now
 * @returns the line of the paragraph, counted from 1
 */
export function findLineBehind(own = '', seen = '', now = ''): number | undefined {
  const [paragraphs, before, after] = [own, seen, now].map((one) => [...one.matchAll(paragraph)]);
  if (!paragraphs || !before || paragraphs.length !== before.length) return undefined;
  const other = before.findIndex(([words], index) => words !== after?.[index]?.[0]);
  const { index } = paragraphs.at(other) ?? {};
  return own.slice(0, index).split('\n').length;
}
