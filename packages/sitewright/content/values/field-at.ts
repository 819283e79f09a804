/** What stands at a place in some fields; nothing where there is no such place. */
export function fieldAt(fields: unknown, place: readonly PropertyKey[]): unknown {
  return place.reduce<unknown>(
    (value, name) =>
      isObject(value) && Object.hasOwn(value, name)
        ? (value as Record<PropertyKey, unknown>)[name]
        : undefined,
    fields,
  );
}

/** The groups of a list, which may be anything. */
export const listGroups = (list: unknown): unknown[] =>
  Array.isArray(list) ? list.filter(isObject) : [];

export type Group = Record<string, unknown>;

/** Whether a value is a group or a list. */
export const isObject = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null;

export const isGroup = (value: unknown): value is Group => isObject(value) && !Array.isArray(value);
