import type { Node } from 'yaml';
import { isEmpty, isNews } from './empty-values.ts';
import { type Group, matchEntries } from './match-entries.ts';

interface Old {
  name?: string;
  node: Node | null;
}

/** What stands in a place of a group or a list: an item of before or a new one, and what it is to say. */
export interface Place<Item> {
  old?: Item;
  name?: string;
  value: unknown;
}

/**
 * The places of a group or a list for a new value. The items of before keep what they can.
 *
 * @param order names of fields that are to be in this order, in the places of these
 */
export function arrange<Item extends Old>(
  items: readonly Item[],
  value: unknown,
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
  const matches = matchEntries(before, values);
  let last = -1;
  return values.map((value, index) => {
    const match = matches.indexOf(index);
    // One in the place of one that is gone is that one, written anew.
    const isAnew = match < 0 && matches[last + 1] === -1;
    last = match < 0 && isAnew ? last + 1 : match < 0 ? last : match;
    const old = match < 0 && !isAnew ? undefined : items[last];
    return { ...(old && { old }), value };
  });
}
