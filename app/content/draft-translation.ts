import { fieldsOf, type JsonSchema } from './json-schema.ts';
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
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    const entry = (schema.items ?? {}) as JsonSchema;
    const entries = value.map((one) => draftTranslation(one, entry, translate));
    // Entries correspond by their position; one without words is empty.
    const empty = value.map((one) => (typeof one === 'object' ? {} : null));
    return entries.some(isSomething) ? entries.map((one, index) => one ?? empty[index]) : undefined;
  }
  const fields = fieldsOf(schema);
  const drafts = Object.entries(value).map(([name, one]) => {
    const field = fields[name] ?? (schema.additionalProperties as JsonSchema | undefined) ?? {};
    return [name, draftTranslation(one, field, translate)] as const;
  });
  const found = drafts.filter(([, draft]) => isSomething(draft));
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

const isSomething = (draft: unknown) => draft !== undefined;
