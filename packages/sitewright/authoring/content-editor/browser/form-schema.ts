import type { ErrorSchema, RJSFSchema } from '@rjsf/utils';
import { fieldAt } from '../../../content/field-at.ts';
import { type JsonSchema, variantsOf } from '../../../content/json-schema.ts';
import type { Problem } from '../../../content/problem.ts';
import { entryNameOf, hintOf, labelOf } from '../../page-editor/editor-fields.ts';

type Group = Record<string, unknown>;

/** What the fields of a form may offer beside what its schema says. */
export interface Offers {
  /** What links may lead to. */
  paths: readonly string[];
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

/**
 * What a form is made from: a schema with words as labels, without what the machine checks by itself, such as
 * patterns, and without what would fill in what nobody wrote.
 *
 * @param value what is there now; of a text or a group, the field is for what is there
 */
export function toFormSchema(
  schema: JsonSchema,
  value: unknown,
  offers: Offers,
  name = '',
): RJSFSchema {
  const variants = variantsOf(schema).filter(({ type }) => type !== 'null');
  const { translation, picture, button, richText, colour, choiceNames } = schema;
  const { enum: choices, format } = schema;
  const description = hintOf(schema);
  const type = [schema.type].flat().find((one) => one !== 'null');
  const base: RJSFSchema = {
    title: labelOf(name),
    ...(description && { description }),
    ...(picture === true && { picture }),
    ...(button === true && { button }),
    ...(richText === true && { richText }),
    ...(colour !== undefined && { colour }),
    ...(choiceNames !== undefined && { choiceNames }),
  };
  const isEither = variants.some((one) => one.type === 'string');
  const [only, ...others] = isEither
    ? variants.filter((one) => (one.type === 'object') === isGroup(value))
    : variants;
  if (only && others.length === 0) return { ...toFormSchema(only, value, offers, name), ...base };
  if (only) {
    const toOption = (one: JsonSchema) => ({
      ...toFormSchema(one, value, offers),
      title: Object.keys(one.properties ?? {})
        .map(labelOf)
        .join(', '),
    });
    return { ...base, type: 'object', anyOf: [only, ...others].map(toOption) };
  }
  if (schema.const !== undefined) return { ...base, const: schema.const as string };
  if (type === 'object') {
    const { entryName } = schema;
    return { ...base, ...(entryName ? { entryName } : {}), ...groupSchema(schema, value, offers) };
  }
  if (type === 'array') {
    const items = schema.items as JsonSchema;
    const [first] = Array.isArray(value) ? value : [];
    const { minItems, maxItems } = schema;
    const entryName = entryNameOf(schema, name);
    const shape = { ...toFormSchema(items, first, offers), title: upperFirst(entryName) };
    return {
      ...{ ...base, type, entryName, items: shape },
      ...(shape.enum && { uniqueItems: true }),
      ...(minItems !== undefined && { minItems }),
      ...(maxItems !== undefined && { maxItems }),
    };
  }
  const suggestions =
    translation === 'link' ? offers.paths : (schema.examples as string[] | undefined);
  return {
    ...{ ...base, type: type as 'string' },
    // What is there can be seen, and kept, whatever the choices are now.
    ...(choices?.length && {
      enum: [...new Set([...choices, ...(typeof value === 'string' && value ? [value] : [])])],
    }),
    ...(format === 'date' && { format }),
    ...(suggestions && { examples: [...suggestions] }),
  } as RJSFSchema;
}

function groupSchema(schema: JsonSchema, value: unknown, offers: Offers): RJSFSchema {
  const fields = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
    // What is always the same is said where it is said already.
    .filter(([name, { const: only }]) => only === undefined || fieldAt(value, [name]) !== undefined)
    .map(([name, one]) => [name, toFormSchema(one, fieldAt(value, [name]), offers, name)] as const);
  const others = schema.additionalProperties;
  const [sample] = isGroup(value) ? Object.values(value) : [];
  return {
    type: 'object',
    properties: Object.fromEntries(fields),
    ...(schema.required && { required: [...schema.required] }),
    additionalProperties:
      typeof others === 'object' ? toFormSchema(others as JsonSchema, sample, offers) : false,
  };
}

/** A value with its fields in the order of its schema, where new ones are to stand; those of no schema come last. */
export function sortFields(value: unknown, schema: RJSFSchema): unknown {
  if (Array.isArray(value))
    return value.map((one) => sortFields(one, (schema.items ?? {}) as RJSFSchema));
  if (!isGroup(value)) return value;
  const shapes = Object.assign(
    {},
    ...[schema, ...(schema.anyOf ?? [])].map((one) => (one as RJSFSchema).properties),
  ) as Record<string, RJSFSchema>;
  const names = [...Object.keys(shapes), ...Object.keys(value)];
  return Object.fromEntries(
    [...new Set(names)].flatMap((name) =>
      value[name] === undefined ? [] : [[name, sortFields(value[name], shapes[name] ?? {})]],
    ),
  );
}

/** `footer.groups[1].links[0]."a b"` as the steps down to it. */
export const stepsOf = (field: string): string[] =>
  [...field.matchAll(/"(?:[^"\\]|\\.)*"|[^.[\]]+/g)].map(([one]) =>
    one.startsWith('"') ? JSON.parse(one) : one,
  );

/** What is wrong, at the fields of a form. */
export function toErrors(
  problems: readonly Pick<Problem, 'field' | 'message' | 'atField'>[],
): ErrorSchema {
  const errors: ErrorSchema = {};
  for (const { field, message, atField = message } of problems) {
    let place = errors;
    for (const step of stepsOf(field)) {
      place[step] ??= {} as ErrorSchema;
      place = place[step] as ErrorSchema;
    }
    place.__errors = [...(place.__errors ?? []), atField];
  }
  return errors;
}
