import { fieldAt } from 'sitewright/content';
import { type Group, isEqual, isGroup, matchItems } from 'sitewright/texts';
/** Where two people said different things. */
export interface Conflict {
  /** The names of the fields and the indices of the entries down to it, in what is joined. */
  path: readonly (string | number)[];
  /** What the other one says there; nothing where they removed what is there now. */
  theirs: unknown;
  /** Whose value is in what is joined. */
  kept: 'own' | 'theirs';
}

export interface Joined {
  value: unknown;
  conflicts: Conflict[];
}

/**
 * Joins what two people made of one value. Entries of lists are matched by what stays of them, wherever
 * they stand now. Where both changed one text, and where one changed what the other removed, it is a
 * conflict: the own text stands, and nothing that somebody wrote is removed.
 *
 * @param before what both began with
 */
export function joinChanges(before: unknown, theirs: unknown, own: unknown): Joined {
  if (isEqual(own, before) || isEqual(own, theirs)) return { value: theirs, conflicts: [] };
  if (isEqual(theirs, before)) return { value: own, conflicts: [] };
  const all = [before, theirs, own];
  if (all.every(Array.isArray)) return joinLists(all as unknown[][]);
  if (all.every(isGroup)) return joinFields(all);
  return { value: own, conflicts: [{ path: [], theirs, kept: 'own' }] };
}

/** A field or an entry in the three states. */
interface Part {
  name?: string;
  before?: unknown;
  theirs?: unknown;
  own?: unknown;
}

function joinFields([before = {}, theirs = {}, own = {}]: Group[]): Joined {
  const names = new Set([...Object.keys(before), ...Object.keys(theirs), ...Object.keys(own)]);
  const parts = new Map<string, Part>();
  for (const name of names) {
    const valueIn = (one: Group) => fieldAt(one, [name]);
    parts.set(name, { name, before: valueIn(before), theirs: valueIn(theirs), own: valueIn(own) });
  }
  const listParts = (value: Group) => Object.keys(value).flatMap((name) => parts.get(name) ?? []);
  const joined = joinParts(listParts(before), listParts(theirs), listParts(own));
  const fields = joined.map(({ part: { name = '' }, value }) => [name, value] as const);
  const conflicts = joined.flatMap(({ part, conflicts: all }) => within(part.name ?? '', all));
  return { value: Object.fromEntries(fields), conflicts };
}

function joinLists([before = [], theirs = [], own = []]: unknown[][]): Joined {
  const old = before.map((entry): Part => ({ before: entry }));
  const listParts = (entries: unknown[], side: 'theirs' | 'own') => {
    const matches = matchItems(before, entries);
    return entries.map((entry, index) => {
      const part = old[matches.indexOf(index)] ?? {};
      part[side] = entry;
      return part;
    });
  };
  const [other, mine] = [listParts(theirs, 'theirs'), listParts(own, 'own')];
  // What both added is there once.
  const isAdded = (part: Part) => !old.includes(part);
  for (const [index, part] of mine.entries()) {
    const same = other.find(
      (one) => isAdded(one) && isEqual(one.theirs, part.own) && !('own' in one),
    );
    if (!isAdded(part) || !same) continue;
    same.own = part.own;
    mine[index] = same;
  }
  const joined = joinParts(old, other, mine);
  const conflicts = joined.flatMap(({ conflicts: all }, index) => within(index, all));
  return { value: joined.map(({ value }) => value), conflicts };
}

const within = (step: string | number, conflicts: readonly Conflict[]): Conflict[] =>
  conflicts.map((one) => ({ ...one, path: [step, ...one.path] }));

/** Joins each part, and brings them into the order of the one who changed it; of the own list, where both did. */
function joinParts(before: readonly Part[], theirs: readonly Part[], own: readonly Part[]) {
  const isMoved = (list: readonly Part[]) => {
    const [left, kept] = [
      before.filter((one) => list.includes(one)),
      list.filter((one) => before.includes(one)),
    ];
    return kept.some((one, index) => one !== left[index]);
  };
  const [base, other] = isMoved(own) || !isMoved(theirs) ? [own, theirs] : [theirs, own];
  const order = [...base];
  for (const [index, part] of other.entries()) {
    if (order.includes(part)) continue;
    // Behind what it stands behind in its own list.
    const above = other.slice(0, index).findLast((one) => order.includes(one));
    order.splice(above ? order.indexOf(above) + 1 : 0, 0, part);
  }
  return order.flatMap((part) => {
    const joined = joinPart(part, before.includes(part));
    return joined ? [{ part, ...joined }] : [];
  });
}

/** A part in its joined state; undefined where it is gone. */
function joinPart({ before, theirs, own }: Part, isOld: boolean): Joined | undefined {
  if (theirs === undefined || own === undefined) {
    const left = own ?? theirs;
    if (!isOld) return { value: left, conflicts: [] };
    // One of them removed it: it goes, unless the other has changed it.
    if (left === undefined || isEqual(left, before)) return undefined;
    const kept = own === undefined ? 'theirs' : 'own';
    return { value: left, conflicts: [{ path: [], theirs, kept }] };
  }
  return joinChanges(before, theirs, own);
}
