import { isObject } from '../../content/values/field-at.ts';

/** Words of a value, in scripts without spaces its characters. */
const word = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{M}\p{N}]+/gu;

/** The part of their words that two entries need in common to be taken for one. */
const enough = 0.5;

/**
 * Finds each entry of a list in a later state of that list, wherever it stands now: the one that is the same,
 * else, of groups, the one with the same `key`, else the one that is most like it and still has at least
 * half of its words.
 *
 * @returns for each entry of the earlier list its index in the later one; -1 for one that is gone
 */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): number[] {
  const found = before.map(() => -1);
  const free = new Set(after.keys());
  const link = (index: number, other: number) => {
    found[index] = other;
    free.delete(other);
  };
  const [old, now] = [before, after].map((list) => list.map((entry) => JSON.stringify(entry)));
  const isFree = (index: number, other: number) =>
    free.has(other) && found[index] === -1 && old?.[index] === now?.[other];
  for (let index = 0; isFree(index, index); index += 1) link(index, index);
  const [last, lastNow] = [before.length - 1, after.length - 1];
  for (let up = 0; isFree(last - up, lastNow - up); up += 1) link(last - up, lastNow - up);
  // What has another place is the same all the same.
  for (const [index, text] of (old ?? []).entries()) {
    const same = found[index] === -1 ? [...free].find((other) => now?.[other] === text) : undefined;
    if (same !== undefined) link(index, same);
  }
  const left = [...before.keys()].filter((index) => found[index] === -1);
  const candidates = left.flatMap((index) =>
    [...free].map((other) => {
      return { index, other, likeness: compareEntries(before[index], after[other]) };
    }),
  );
  candidates.sort((a, b) => b.likeness - a.likeness);
  for (const { index, other, likeness } of candidates) {
    if (likeness >= enough && found[index] === -1 && free.has(other)) link(index, other);
  }
  return found;
}

/** From 0, for nothing in common, to 1, and 2 for the same key; a single text that differs is another one. */
function compareEntries(one: unknown, other: unknown): number {
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return 0;
  if (one.key !== undefined || other.key !== undefined) return one.key === other.key ? 2 : 0;
  const [own, rest] = [listWords(one), listWords(other)];
  const sum = own.length + rest.length;
  let common = 0;
  for (const each of own) {
    const index = rest.indexOf(each);
    if (index < 0) continue;
    rest.splice(index, 1);
    common += 1;
  }
  return sum === 0 ? 0 : (2 * common) / sum;
}

function listWords(value: unknown): string[] {
  if (isObject(value)) return Object.values(value).flatMap(listWords);
  const text = String(value ?? '').toLowerCase();
  return text.match(word) ?? [text].filter(Boolean);
}

/** Whether two values are written in the same way. */
export const isEqual = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);
