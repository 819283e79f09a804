import { isObject } from './match-entries.ts';

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
