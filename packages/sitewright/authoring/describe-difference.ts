import { isDeepStrictEqual } from 'node:util';
import { fieldAt, isObject } from '../content/values/field-at.ts';
import { matchItems } from './edit-files/match-items.ts';

/** How what has changed is said. */
export interface Wording {
  /** What a field is called. */
  label(name: string): string;
  /** A text of the content. */
  quote(text: string): string;
  /** What is said of something, behind its name. */
  isNew: string;
  isGone: string;
  isMoved: string;
  /** The name of a file as a whole. */
  whole: string;
}

/**
 * Says what differs between two states of what one file says, by entry and field, a line each.
 *
 * @param name what the file is called; nothing where that is known
 */
export const describeDifference = (
  before: unknown,
  after: unknown,
  wording: Wording,
  name = '',
): string[] => compare(before, after, [name], wording);

function compare(old: unknown, now: unknown, place: string[], wording: Wording): string[] {
  if (isDeepStrictEqual(old, now) || (isEmpty(old) && isEmpty(now)))
    return sayOrder(old, now, place, wording);
  if (Array.isArray(old) && Array.isArray(now)) return compareLists(old, now, place, wording);
  if (!isObject(old) || !isObject(now)) {
    const [one, other] = [old, now].map((value) => wording.quote(say(value)));
    if (isEmpty(old)) return [`${name(place)} ${wording.isNew}: ${other}`];
    return isEmpty(now)
      ? [`${name(place)} ${wording.isGone}: ${one}`]
      : [`${name(place)}: ${one} → ${other}`];
  }
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return names.flatMap((one) => {
    // "items" tells nobody anything.
    const inner = one === 'items' ? place : [...place, wording.label(one)];
    return compare(fieldAt(old, [one]), fieldAt(now, [one]), inner, wording);
  });
}

const name = (place: readonly string[]) => place.filter(Boolean).join(', ');

/** Of a file the order counts too: it is that of the page. */
function sayOrder(
  old: unknown,
  now: unknown,
  place: readonly string[],
  { isMoved, whole }: Wording,
): string[] {
  const isSame =
    place.length > 1 || String(Object.keys(old ?? {})) === String(Object.keys(now ?? {}));
  return isSame ? [] : [`${name(place) || whole} ${isMoved}`];
}

/** Entries belong together that are alike, and texts that are left in their order. */
function compareLists(old: unknown[], now: unknown[], place: string[], wording: Wording): string[] {
  const matches = matchItems(old, now);
  const left = old.filter((_, index) => matches[index] === -1);
  const texts = left.filter((one) => !isObject(one));
  const changes = now.flatMap((entry, index) => {
    const same = old[matches.indexOf(index)];
    const before = same ?? (isObject(entry) ? undefined : texts.shift());
    if (before === undefined) return sayEntry(entry, wording.isNew, place, wording);
    const inner = isObject(entry) ? [...place, nameOf(before)] : place;
    return compare(before, entry, inner, wording);
  });
  const gone = [...left.filter(isObject), ...texts].map((entry) =>
    sayEntry(entry, wording.isGone, place, wording),
  );
  return changes.length + gone.length > 0
    ? [...changes, ...gone]
    : [`${name(place)} ${wording.isMoved}`];
}

/** An entry by its name alone, behind the list that it is in. */
function sayEntry(entry: unknown, what: string, place: readonly string[], { quote }: Wording) {
  return [name(place), `${quote(say(entry))} ${what}`].filter(Boolean).join(': ');
}

/** What people call an entry: the first text in it but the `id` by which calendars and feeds know it. */
function nameOf(value: unknown): string {
  if (!isObject(value)) return String(value ?? '');
  const words = Object.entries(value).map(([name, one]) => (name === 'id' ? '' : nameOf(one)));
  return words.find(Boolean) ?? '';
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** A value on one line. */
export const say = (value: unknown): string =>
  (isObject(value) ? nameOf(value) : String(value)).replaceAll(/\s+/g, ' ');
