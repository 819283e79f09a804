import { fieldAt } from 'sitewright/content';
import { isDay } from 'sitewright/pages';

/** Stands in a draft for what the browser cannot read, such as 31 February, so that it is no empty field: it is no day and no number. */
export const unread = '?';

/**
 * What a form says, with the day or the number of before in place of one that could not be read: nobody sees later what it
 * was.
 */
export function withoutUnread(value: unknown, before: unknown): unknown {
  if (value === unread && (typeof before === 'number' || isDay(before))) return before;
  if (Array.isArray(value))
    return value.map((one, index) => withoutUnread(one, fieldAt(before, [index])));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  return Object.fromEntries(
    fields.map(([name, one]) => [name, withoutUnread(one, fieldAt(before, [name]))]),
  );
}
