import { matchEntries, nameEntry } from 'sitewright/languages';
import { isEqual, isGroup, matchItems } from 'sitewright/texts';

/**
 * Finds each entry of a list in a later state of that list: the one that is the same or most like it, else the one of
 * the same name, else the one in its place that is called otherwise.
 *
 * @returns for each entry of the earlier list its index in the later one; -1 for one that is gone
 */
export function matchOriginals(old: readonly unknown[], now: readonly unknown[]): number[] {
  const found = matchItems(old.map(asText), now.map(asText));
  const isOld = (from: number) => from < old.length && found[from] === -1;
  const isNew = (to: number) => to < now.length && !found.includes(to);
  const unfound = [...old.keys()].filter(isOld);
  for (const [to, match] of matchNames(old, unfound, now).entries()) {
    const from = unfound[match];
    if (from !== undefined && isNew(to)) found[from] = to;
  }
  let [from, to] = [0, 0];
  while (from < old.length) {
    const [olds, news] = [countRun(from, isOld), countRun(to, isNew)];
    for (let index = 0; index < olds; index += 1) {
      const [one, other] = [from + index, to + index];
      // Of more or fewer, nobody can tell which are which.
      if (olds === news && isRenamed(old[one], now[other])) found[one] = other;
    }
    from += Math.max(olds, 1);
    to = (found[from - 1] ?? -1) === -1 ? to : (found[from - 1] ?? 0) + 1;
  }
  const [left, free] = [[...old.keys()].filter(isOld), [...now.keys()].filter(isNew)];
  const moved = matchItems(
    left.map((one) => old[one]),
    free.map((one) => now[one]),
  );
  for (const [index, one] of left.entries()) found[one] = free[moved[index] ?? -1] ?? -1;
  return found;
}

/** Finds some entries of a list by a value that no other one has, as translations name them. */
function matchNames(old: readonly unknown[], some: readonly number[], now: readonly unknown[]) {
  const keys = some.map((from) => {
    const one = old[from];
    return { key: isGroup(one) ? nameEntry(one, old, Object.keys(one)) : undefined };
  });
  return keys.length > 0 ? matchEntries(keys, now) : [];
}

/** An entry that has a name alone is a text: two short names have half of their words in common soon. */
export function asText(entry: unknown): unknown {
  const [name, ...others] = isGroup(entry) ? Object.values(entry) : [];
  return typeof name === 'string' && others.length === 0 ? name : entry;
}

/** Whether two entries are texts, or have all fields but one in common. */
function isRenamed(one: unknown, other: unknown): boolean {
  if (!isGroup(one) || !isGroup(other)) return typeof one === 'string' && typeof other === 'string';
  const fields = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return fields.filter((field) => !isEqual(one[field], other[field])).length <= 1;
}

function countRun(start: number, isIn: (index: number) => boolean): number {
  let end = start;
  while (isIn(end)) end += 1;
  return end - start;
}
