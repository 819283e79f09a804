import { type FieldPath, fieldAt } from 'sitewright/content';
import { isEqual, isGroup } from 'sitewright/texts';
import { removeAt, setAt } from '../forms/set-at.ts';
import { matchOriginals } from '../saving/match-originals.ts';

/** Something that differs between two states of what a file says. */
export interface Difference {
  /** Its place in what the file says now; of an entry that is gone, the place that it had in its list. */
  path: FieldPath;
  before: unknown;
  after: unknown;
  /** What has become of an entry of a list; nothing where a field says something else. */
  entry?: 'added' | 'removed' | 'moved';
  /** Where an entry that is gone or moved belongs in its list of now, without it. */
  home?: number;
}

/** Finds what differs, as far inside as fields and entries can be told apart. */
export function findDifferences(
  before: unknown,
  after: unknown,
  path: FieldPath = [],
): Difference[] {
  if (isEqual(before, after)) return findOrder(before, after, path);
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path);
  if (!isGroup(before) || !isGroup(after)) return [{ path, before, after }];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const found = names.flatMap((name) =>
    findDifferences(fieldAt(before, [name]), fieldAt(after, [name]), [...path, name]),
  );
  return [...found, ...findOrder(before, after, path)];
}

/** That what a file has still stands in another order: it is that of the page. */
function findOrder(before: unknown, after: unknown, path: FieldPath): Difference[] {
  const [old, own] = [before, after].map((one) => Object.keys(Object(one))) as [string[], string[]];
  const isMoved =
    `${old.filter((one) => own.includes(one))}` !== `${own.filter((one) => old.includes(one))}`;
  return path.length === 0 && isMoved ? [{ path, before, after }] : [];
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: FieldPath,
): Difference[] {
  const matches = matchOriginals(before, after);
  const inPlace = new Set(longestRise(matches.filter((one) => one !== -1)));
  /** Behind the entry that it stood behind. */
  const homeOf = (from: number) =>
    (matches.slice(0, from).findLast((one) => inPlace.has(one)) ?? -1) + 1;
  const removed = [...before.keys()].flatMap((from): Difference[] => {
    if (matches[from] !== -1) return [];
    const place = { path: [...path, from], home: homeOf(from) };
    return [{ ...place, before: before[from], after: undefined, entry: 'removed' }];
  });
  const others = [...after.keys()].flatMap((to): Difference[] => {
    const own = [...path, to];
    const from = matches.indexOf(to);
    const one = { path: own, before: before[from], after: after[to] };
    if (from === -1) return [{ ...one, entry: 'added' }];
    const changes = findDifferences(one.before, one.after, own);
    if (inPlace.has(to)) return changes;
    const home = homeOf(from);
    return [{ ...one, entry: 'moved', home: home > to ? home - 1 : home }, ...changes];
  });
  return [...removed, ...others];
}

/** The most numbers of a list that can stay as they are when the others are taken out and the rest has to rise. */
function longestRise(numbers: readonly number[]): number[] {
  /** The index of the least number that a rise of each length ends with, and of what stands before each number. */
  const ends: number[] = [];
  const above: (number | undefined)[] = [];
  for (const [index, one] of numbers.entries()) {
    const found = ends.findIndex((end) => (numbers[end] ?? 0) > one);
    const length = found === -1 ? ends.length : found;
    above[index] = ends[length - 1];
    ends[length] = index;
  }
  const rise: number[] = [];
  for (let at = ends.at(-1); at !== undefined; at = above[at]) rise.push(numbers[at] ?? 0);
  return rise;
}

/** What a file says with one difference from what it said before taken back. */
export function takeBack(said: unknown, { path, before, entry, home = 0 }: Difference): unknown {
  if (path.length === 0) return said;
  const isGone = entry === 'removed';
  const left = isGone ? said : removeAt(said, path);
  if (entry === 'added' || (!entry && before === undefined)) return left;
  if (!entry) return setAt(said, path, before);
  const list = path.slice(0, -1);
  const one = isGone ? before : fieldAt(said, path);
  return setAt(left, list, (fieldAt(left, list) as unknown[]).toSpliced(home, 0, one));
}
