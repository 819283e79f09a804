/** What stands at a place in some fields; nothing where there is no such place. */
export function fieldAt(fields: unknown, place: readonly PropertyKey[]): unknown {
  return place.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? (value as Record<PropertyKey, unknown>)[name]
        : undefined,
    fields,
  );
}

/** The groups of a list, which may be anything. */
export const listGroups = (list: unknown): unknown[] =>
  Array.isArray(list) ? list.filter((one) => typeof one === 'object' && one !== null) : [];
