import type { Node } from 'yaml';
import { type Group, isObject } from '../../content/values/field-at.ts';
import { matchItems } from './match-items.ts';

/** What stands in a place of a group or a list: an item of before or a new one, and what it is to say. */
export interface Place<Item> {
  old?: Item;
  name?: string;
  value: unknown;
}

interface Old {
  name?: string;
  node: Node | null;
}

/**
 * The places of a group or a list for a new value. The items of before keep what they can.
 *
 * @param order names of fields that are to be in this order, in the places of these
 */
export function arrangeItems<Item extends Old>(
  items: readonly Item[],
  value: Group | readonly unknown[],
  order: readonly string[] = [],
): Place<Item>[] {
  if (Array.isArray(value)) return arrangeEntries(items, value);
  const fields = value as Group;
  const places = items.flatMap((old): Place<Item>[] => {
    const { name = '', node } = old;
    if (Object.hasOwn(fields, name)) return [{ old, name, value: fields[name] }];
    return isEmpty(node?.toJSON()) ? [{ old, name, value: node?.toJSON() }] : [];
  });
  for (const [name, one] of Object.entries(fields)) {
    if (isNews(one) && !items.some((item) => item.name === name)) places.push({ name, value: one });
  }
  const rankOf = ({ name = '' }: Place<Item>) => order.indexOf(name);
  const ordered = places.filter((one) => rankOf(one) >= 0).sort((a, b) => rankOf(a) - rankOf(b));
  return places.map((one) => (rankOf(one) < 0 ? one : (ordered.shift() ?? one)));
}

function arrangeEntries<Item extends Old>(
  items: readonly Item[],
  values: readonly unknown[],
): Place<Item>[] {
  const before = items.map(({ node }) => node?.toJSON() ?? null);
  const matches = matchItems(before, values);
  let last = -1;
  return values.map((value, index) => {
    const match = matches.indexOf(index);
    // One in the place of one that is gone is that one, written anew.
    const isAnew = match < 0 && matches[last + 1] === -1;
    if (match >= 0) last = match;
    else if (isAnew) last += 1;
    else return { value };
    return { old: items[last] as Item, value };
  });
}

/** Editors leave out what is empty, or give it an empty text. */
export function isEmpty(value: unknown): boolean {
  const isList = Array.isArray(value) && value.length === 0;
  return value === null || value === undefined || value === '' || isList;
}

/** Whether a field that a file does not have says something: a switch that is off does not. */
export const isNews = (value: unknown) => !isEmpty(value) && value !== false;

/** Whether two values say the same; of fields, those that say nothing do not count. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(withoutEmpty(one)) === JSON.stringify(withoutEmpty(other));

function withoutEmpty(value: unknown): unknown {
  if (!isObject(value)) return value === '' || value === undefined ? null : value;
  if (Array.isArray(value)) return value.length > 0 ? value.map(withoutEmpty) : null;
  const fields = Object.entries(value)
    .filter(([, one]) => isNews(one))
    .sort();
  return Object.fromEntries(fields.map(([name, one]) => [name, withoutEmpty(one)]));
}
