import type { JsonSchema } from '../content/schemas/json-schema.ts';

/**
 * What stands in the place of a list whose entries are in a file. What is said of groups beside what is said of lists
 * holds for each alone, so that a mistake in one of them is said once.
 */
const fromFile = {
  type: ['array', 'object'],
  required: ['from'],
  additionalProperties: false,
  properties: {
    from: {
      type: 'string',
      pattern: '^data/[^/]+\\.(csv|json)$',
      description:
        'The .csv or .json file in data/ with the entries; the first row of a .csv file names their fields',
    },
  },
};

/** The same schema for text editors, in which each list of groups may stand in a file too. */
export function allowDataLists(schema: JsonSchema): JsonSchema {
  const entries = Object.entries(schema).map(([name, part]) => {
    if (typeof part !== 'object' || part === null) return [name, part] as const;
    if (Array.isArray(part)) return [name, part.map(allowIn)] as const;
    const isMap = ['properties', 'definitions'].includes(name);
    return [name, isMap ? allowInMap(part as Record<string, JsonSchema>) : allowIn(part)] as const;
  });
  const allowed = Object.fromEntries(entries) as JsonSchema;
  const isList = allowed.type === 'array' && holdsGroups(allowed.items);
  return isList ? ({ ...allowed, ...fromFile } as JsonSchema) : allowed;
}

const allowIn = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? allowDataLists(part as JsonSchema)
    : part;

const allowInMap = (parts: Record<string, JsonSchema>) =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, allowIn(part)]));

/** Whether entries have fields, and a file can name them. */
const holdsGroups = (items: unknown): boolean => {
  const { type, anyOf, oneOf } = (items ?? {}) as JsonSchema;
  return type === 'object' || [...(anyOf ?? []), ...(oneOf ?? [])].some(holdsGroups);
};
