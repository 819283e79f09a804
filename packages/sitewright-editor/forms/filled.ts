import { fieldAt } from 'sitewright/content';
import { readPath } from './schema.ts';

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

/**
 * Mistakes without those of fields that were empty when they were found and say something by now: what is asked for
 * is there, whatever the next check says of it.
 *
 * @param before what the file said when they were found
 * @param now what it says
 */
export function withoutFilled<Problem extends { field: string }>(
  problems: readonly Problem[],
  before: unknown,
  now: unknown,
): Problem[] {
  return problems.filter(({ field }) => {
    const path = readPath(field);
    return !field || !isEmpty(fieldAt(before, path)) || isEmpty(fieldAt(now, path));
  });
}

/**
 * What is said of fields, such as how they read, without those that say something else by now.
 *
 * @param readings what is said, by the names of the fields
 * @param before what the file said then
 * @param now what it says
 */
export const withoutChanged = (
  readings: Readonly<Record<string, string>>,
  before: unknown,
  now: unknown,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readings).filter(([field]) => {
      const path = readPath(field);
      return fieldAt(before, path) === fieldAt(now, path);
    }),
  );
