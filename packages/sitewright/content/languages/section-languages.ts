import type { LanguageFolder } from '../disk/site-folder.ts';
import { fieldAt } from '../values/field-at.ts';

type Group = Readonly<Record<string, unknown>>;

/** The tags of the languages that a section names; undefined for one that every language of its page has. */
function languagesOf(section: unknown): unknown[] | undefined {
  const only = fieldAt(section, ['only']);
  return Array.isArray(only) ? only : undefined;
}

/**
 * What a page's file in the first language says in another one: all but the sections that are in other languages only.
 * What begins a page is in each of them.
 */
export function withoutOthersSections<File>(first: File, tag: string): File {
  if (typeof first !== 'object' || first === null) return first;
  const isIn = ([key, section]: [string, unknown]) =>
    key === 'hero' || (languagesOf(section)?.includes(tag) ?? true);
  const entries = Object.entries(first);
  return entries.every(isIn) ? first : (Object.fromEntries(entries.filter(isIn)) as File);
}

/**
 * The sections of a translation that translate none.
 *
 * @param translated what its file says; anything at all
 * @param first what {@link withoutOthersSections} leaves of its original
 */
export const listOwnSections = (
  translated: unknown,
  first: Group,
): [key: string, section: unknown][] =>
  typeof translated === 'object' && translated !== null
    ? Object.entries(translated).filter(
        ([key, section]) => !Object.hasOwn(first, key) && languagesOf(section) !== undefined,
      )
    : [];

/**
 * Puts the sections that a translation alone has behind those behind which they stand in its file. All others stand in
 * the order of the first language, and the first of them begins the page.
 */
export function insertSections(
  joined: Group,
  own: readonly (readonly [key: string, section: unknown])[],
  order: readonly string[],
): Group {
  const entries = Object.entries(joined).filter(([key]) => !own.some(([one]) => one === key));
  for (const [key, section] of own) {
    const before = order.slice(0, order.indexOf(key));
    const above = before.findLast((one) => entries.some(([other]) => other === one));
    const at = entries.findIndex(([other]) => other === above);
    const hero = entries.findIndex(([other]) => other === 'hero');
    entries.splice(Math.max(at, hero) + 1, 0, [key, section]);
  }
  return Object.fromEntries(entries);
}

/** What a page's file says in a language, as its first language's file has it, with the sections of that language alone. */
export function fieldsInLanguage(folder: LanguageFolder, file: string): Group {
  const first = folder.leadingFields(file);
  const { tag } = folder;
  if (tag === undefined || !folder.site.has(file)) return first;
  const shared = withoutOthersSections(first, tag);
  const own = folder.fields(file);
  return insertSections(shared, listOwnSections(own, shared), Object.keys(own));
}

/** The keys of the sections of a page that not every language of the page has. */
export const listPartialSections = (folder: LanguageFolder, file: string): string[] =>
  Object.entries(fieldsInLanguage(folder, file)).flatMap(([key, section]) =>
    languagesOf(section) ? key : [],
  );
