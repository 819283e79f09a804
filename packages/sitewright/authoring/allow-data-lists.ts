import type { JsonSchema } from '../content/schemas/json-schema.ts';

/**
 * What stands in the place of a list whose entries are in a file. What is said of groups beside what is said of lists
 * holds for each alone, so that a mistake in one of them is said once.
 */
const fromFile = {
  type: ['array', 'object'],
  properties: {
    from: {
      type: 'string',
      pattern: '^data/[^/]+\\.(csv|json)$',
      description:
        'The .csv or .json file in data/ with the entries; the first row of a .csv file names their fields',
    },
    each: {
      type: 'string',
      pattern: '^data/[^/]+\\.(csv|json)$',
      description:
        'The file with the records for each of which there is a page; below it stands what an entry says of each',
    },
  },
  // Beside `each` stand the fields of an entry, whose texts have the names of fields in braces.
  if: { required: ['each'] },
  else: {
    required: ['from'],
    properties: { from: {} },
    additionalProperties: false,
  },
};

/** The same schema for text editors, in which each list of groups may stand in a file too. */
export function allowDataLists<Part>(part: Part): Part {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map(allowDataLists) as Part;
  const parts = Object.entries(part).map(([name, one]) => [name, allowDataLists(one)]);
  const allowed = Object.fromEntries(parts) as JsonSchema;
  const isList = allowed.type === 'array' && holdsGroups(allowed.items);
  return { ...allowed, ...(isList && fromFile) } as Part;
}

/** Whether entries have fields, and a file can name them. */
const holdsGroups = (items: unknown): boolean => {
  const { type, anyOf, oneOf } = (items ?? {}) as JsonSchema;
  return type === 'object' || [...(anyOf ?? []), ...(oneOf ?? [])].some(holdsGroups);
};
