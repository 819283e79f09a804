import { fieldAt } from 'sitewright/content';
import { isTextDraft, joinTexts, matchEntries, nameEntry, takeText } from 'sitewright/languages';
import { type Group, isEqual, isGroup, isObject, matchItems } from 'sitewright/texts';
import { asText, matchOriginals } from './match-originals.ts';

/** What translations said of entries and sections that are gone, by their files and what they were in, each with its original. */
export type FormerWords = Map<string, { first: unknown; own: unknown }[]>;

interface Followed {
  /** What the translation is to say. */
  value: Group;
  /** The originals of what is taken out of it, and of what is put back. */
  taken: unknown[];
  back: unknown[];
}

/**
 * A translation as it follows its original: without the entries, groups and sections that are gone there, with the
 * new names of entries. What was gone and is there again says what it said before.
 *
 * @param own what the translation says
 * @param before what the original said, and says now
 * @param former learns what is taken out
 * @param file tells it from other translations
 */
export function followOriginal(
  own: Group,
  before: Group,
  after: Group,
  former: FormerWords,
  file = '',
): Followed {
  let taken: unknown[] = [];
  let back: unknown[] = [];
  // What goes from one list into another has to be known as gone before it is there again.
  followGroup(own, before, after);
  [taken, back] = [[], []];
  const value = followGroup(own, before, after);
  const isIn = (all: readonly unknown[]) => (one: unknown) =>
    all.some((other) => isEqual(one, other));
  return {
    value,
    taken: taken.filter((one) => !isIn(back)(one)),
    back: back.filter((one) => !isIn(taken)(one)),
  };

  function followGroup(one: Group, old: Group, now: Group): Group {
    const fields: Group = {};
    for (const [name, field] of Object.entries(one)) {
      const [at, then, next] = [`${file} ${name}`, old[name], now[name]];
      if (Array.isArray(field) && Array.isArray(then)) {
        const list = followList(field, then, listOf(next), at);
        if (list.length > 0 || field.length === 0) fields[name] = list;
      } else if (!isGroup(field) || !isGroup(then)) fields[name] = field;
      else if (isGroup(next)) fields[name] = followGroup(field, then, next);
      else take(at, then, field);
    }
    for (const [name, next] of Object.entries(now)) {
      if (Object.hasOwn(fields, name) || !isObject(next)) continue;
      const [at, then] = [`${file} ${name}`, old[name]];
      const list = followList([], listOf(then), listOf(next), at);
      const found = list.length > 0 ? list : isGroup(then) ? undefined : putBack(at, [next], 0);
      if (found !== undefined) fields[name] = found;
    }
    return fields;
  }

  /** @param at the file and the name of the field */
  function followList(list: unknown[], old: unknown[], now: unknown[], at: string): unknown[] {
    const [then, named] = [matchEntries(list, old), matchEntries(list, now)];
    const moved = matchOriginals(old, now);
    const next = list.flatMap((entry, index) => {
      // Of a text that is there twice, one translation does for both.
      const all = [...old.keys()].filter((one) => then[one] === index);
      const from = all.find((one) => moved[one] !== -1) ?? all[0];
      if (from === undefined) return [entry];
      const byName = named.findIndex((one, to) => one === index && !moved.includes(to));
      const to = moved[from] === -1 ? byName : (moved[from] ?? -1);
      if (to !== -1) return [followEntry(entry, old, from, now, to)];
      take(at, old[from], entry);
      return [];
    });
    let last = -1;
    for (const [to, match] of matchEntries(next, now).entries()) {
      const isNew = match === -1 && !moved.includes(to);
      const found = isNew ? putBack(at, now, to) : next[match];
      if (found === undefined) continue;
      if (isNew) next.splice(last + 1, 0, found);
      last = next.indexOf(found);
    }
    return next;
  }

  /** An entry with the name that its original has now. */
  function followEntry(
    entry: unknown,
    old: readonly unknown[],
    from: number,
    now: readonly unknown[],
    to: number,
  ): unknown {
    const [then, next] = [old[from], now[to]];
    if (typeof then === 'string' && typeof next === 'string')
      return then === next ? entry : joinTexts(next, takeText(entry, then));
    if (!isGroup(entry) || !isGroup(then) || !isGroup(next)) return entry;
    const { key, ...fields } = entry;
    const isNamed = matchEntries([{ key }], now)[to] === 0;
    const field = Object.keys(then).find((one) => nameEntry(then, [then], [one]) === String(key));
    const name = isNamed ? key : nameEntry(next, now, [field ?? 'key', ...Object.keys(next)]);
    return { key: name ?? key, ...followGroup(fields, then, next) };
  }

  function take(at: string, first: unknown, one: unknown): void {
    const others = (former.get(at) ?? []).filter((known) => !isEqual(known.first, first));
    former.set(at, [...others, { first, own: one }]);
    if (typeof one !== 'string' || !isTextDraft(one)) taken.push(first);
  }

  /** What was said of something that is there again, by its name of now; undefined where nothing was. */
  function putBack(at: string, now: readonly unknown[], to: number): unknown {
    const known = former.get(at) ?? [];
    const [match = -1] = matchItems(
      [asText(now[to])],
      known.map(({ first }) => asText(first)),
    );
    const found = known[match];
    if (!found) return undefined;
    back.push(now[to]);
    const isEntry = typeof found.own === 'string' || fieldAt(found.own, ['key']) !== undefined;
    return isEntry ? followEntry(found.own, [found.first], 0, now, to) : found.own;
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
