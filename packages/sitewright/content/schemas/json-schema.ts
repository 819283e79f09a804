import { z } from 'zod';
import type { TranslationRole } from '../fields/roles.ts';

/** What a content file may hold, in the form that text editors and form builders read. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

const entryKey: JsonSchema = {
  type: 'string',
  translation: 'optional',
  description:
    'What names the entry to its translations: in the first language a name that stays, in others that, or what the entry alone says',
};

/** What the description of a longer text says of its marks, for which a form has buttons. */
export const marksOfText = '; it may hold *emphasis*, **strong emphasis** and [links](/pricing)';

/** Gives entries of lists with words a key, and says of a longer text what it may hold besides words. */
function describeSchema({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  const item = jsonSchema.items as JsonSchema | undefined;
  for (const group of item ? [item, ...((item.anyOf ?? item.oneOf ?? []) as JsonSchema[])] : []) {
    if (group.properties && mayBeTranslated(group)) group.properties.key = { ...entryKey };
  }
  if (!jsonSchema.richText) return;
  const words = jsonSchema.description ?? 'A longer text';
  // What is optional has the description of what is not.
  jsonSchema.description = words.replace(marksOfText, '') + marksOfText;
}

/** What people write for a schema. Text editors support draft 7 best. */
export const writeSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: describeSchema,
  }) as JsonSchema;

/** What a group or a value may be, one or the other. */
export const variantsOf = ({ anyOf = [], oneOf = [] }: JsonSchema) =>
  [...anyOf, ...oneOf] as JsonSchema[];

/** Of the variants that a group may have, the one that a value is; the schema itself where none is told apart. */
export function variantOf(value: unknown, schema: JsonSchema): JsonSchema {
  const fields = (value ?? {}) as Record<string, unknown>;
  const isOf = ({ properties = {} }: JsonSchema) => {
    const marks = Object.entries(properties as Record<string, JsonSchema>).filter(
      ([, field]) => field.const !== undefined,
    );
    return marks.length > 0 && marks.every(([name, field]) => fields[name] === field.const);
  };
  return variantsOf(schema).find(isOf) ?? schema;
}

/** The fields of a group, those of all its variants together, in an object that has no others. */
export function schemaFields(schema: JsonSchema): Record<string, JsonSchema> {
  return Object.assign(
    Object.create(null),
    ...[schema, ...variantsOf(schema)].map(({ properties }) => properties),
  );
}

/** A part of a value: a field of a group or an entry of a list. */
interface Part {
  step: string | number;
  value: unknown;
  schema: JsonSchema;
}

/** The parts of a group or a list, each with its schema; undefined for a value that has none. */
export function partsOf(value: unknown, schema: JsonSchema): Part[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    return value.map((one, step) => ({ step, value: one, schema: partSchema(schema, step) }));
  }
  const variant = variantOf(value, schema);
  return Object.entries(value).map(([step, one]) => {
    return { step, value: one, schema: partSchema(variant, step) };
  });
}

/** What a field of a group or an entry of a list may hold. */
export function partSchema(schema: JsonSchema, step: string | number): JsonSchema {
  const part = typeof step === 'number' ? schema.items : schemaFields(schema)[step];
  return ((part ?? schema.additionalProperties) as JsonSchema | undefined) ?? {};
}

/** The same of a field further inside. */
export const partAt = (schema: JsonSchema, path: readonly PropertyKey[]): JsonSchema =>
  path.reduce<JsonSchema>(
    (part, step) => partSchema(part, typeof step === 'number' ? step : String(step)),
    schema,
  );

/**
 * What the translation of a file may hold: the same fields, of which those with words are required.
 *
 * @param schema what the file of the first language may hold
 */
export function toTranslationSchema(schema: JsonSchema): JsonSchema {
  const { oneOf, anyOf, required, ...rest } = schema;
  // An entry may leave out what tells its variants apart.
  if (variantsOf(schema).some(({ properties }) => properties)) {
    const properties = Object.entries(schemaFields(schema)).map(
      ([name, { const: _, ...field }]) => {
        return [name, describeInherited(toTranslationSchema(field))];
      },
    );
    return { ...rest, type: 'object', properties: Object.fromEntries(properties) };
  }
  const fields = Object.entries(schemaFields(schema)).filter(
    ([, one]) => one.translation !== 'shared',
  );
  const properties = fields.map(([name, field]) => [
    name,
    describeInherited(toTranslationSchema(field)),
  ]);
  const { items, additionalProperties } = schema as Record<string, JsonSchema | undefined>;
  return {
    ...schema,
    ...(schema.properties && { properties: Object.fromEntries(properties) }),
    ...(required && {
      required: required.filter((name) => isTranslated(schema.properties?.[name] as JsonSchema)),
    }),
    ...(items && { items: toTranslationSchema(items) }),
    ...(additionalProperties && {
      additionalProperties: toTranslationSchema(additionalProperties),
    }),
  };
}

/** What a file may hold but the fields that those of translations alone have, such as an address. */
export const withoutOwnFields = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  ...(schema.properties && {
    properties: Object.fromEntries(
      Object.entries(schema.properties).filter(([, one]) => !hasRole(one as JsonSchema, 'own')),
    ),
  }),
});

/** Says at a field what a translation shows that leaves it out. */
function describeInherited(schema: JsonSchema): JsonSchema {
  const { description, hint, properties, items, additionalProperties } = schema;
  const isGroup = properties || items || typeof additionalProperties === 'object';
  const isOwn = hasRole(schema, 'own') || isTranslated(schema);
  if (!description || isGroup || variantsOf(schema).length > 0 || isOwn) return schema;
  const said = hasRole(schema, 'amount')
    ? 'the first language’s amount, in the same currency'
    : 'what the first language says';
  const end = `. Left out, it is ${said}`;
  return { ...schema, description: description + end, ...(hint ? { hint: hint + end } : {}) };
}

/** Whether a field holds words that a translation must have. */
function isTranslated(schema: JsonSchema): boolean {
  if (schema.translation === 'shared') return false;
  const { items, additionalProperties } = schema as Record<string, JsonSchema | undefined>;
  const inner = [...(schema.required ?? [])].map((name) => schemaFields(schema)[name]);
  return (
    schema.translation === 'words' ||
    [...inner, items, additionalProperties].some((one) => one && isTranslated(one))
  );
}

/** Whether a translation of a field may have words of its own. */
export function mayBeTranslated(schema: JsonSchema): boolean {
  if (schema.translation)
    return ['words', 'optional', 'amount'].includes(String(schema.translation));
  const { properties = {}, items, additionalProperties } = schema;
  const inner = [...Object.values(properties), ...variantsOf(schema), items, additionalProperties];
  return inner.some((one) => typeof one === 'object' && mayBeTranslated(one as JsonSchema));
}

/** A field that may be empty has its role inside. */
export function hasRole(schema: JsonSchema, role: TranslationRole): boolean {
  return [schema, ...(schema.anyOf ?? [])].some((one) => (one as JsonSchema).translation === role);
}
