import type { z } from 'zod';

/** What a content file may hold, in the form that text editors and form builders read. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The fields of a group, those of all its variants together. */
export function fieldsOf(schema: JsonSchema): Record<string, JsonSchema> {
  const variants = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])] as JsonSchema[];
  return Object.assign({}, ...variants.map(({ properties }) => properties));
}
