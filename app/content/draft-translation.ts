import { type JsonSchema, partsOf } from './json-schema.ts';
import { hasRole } from './translation.ts';

/**
 * Drafts the translation of a file: its words alone, in their places.
 *
 * @param value what the original says, before words in braces are replaced
 * @param schema what the original may hold
 * @param translate what the draft has for words of the original
 * @returns undefined when the value holds no words
 */
export function draftTranslation(
  value: unknown,
  schema: JsonSchema,
  translate: (words: string) => unknown,
): unknown {
  if (hasRole(schema, 'shared')) return undefined;
  if (typeof value === 'string') return hasRole(schema, 'words') ? translate(value) : undefined;
  const drafts = (partsOf(value, schema) ?? []).map((part) => {
    return [part.step, draftTranslation(part.value, part.schema, translate)] as const;
  });
  const found = drafts.filter(([, draft]) => draft !== undefined);
  if (found.length === 0) return undefined;
  if (!Array.isArray(value)) return Object.fromEntries(found);
  // Entries correspond by their position; one without words is empty.
  return drafts.map(([step, draft]) => draft ?? (typeof value[+step] === 'object' ? {} : null));
}
