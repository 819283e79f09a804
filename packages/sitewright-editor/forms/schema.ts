import { fieldAt, type JsonSchema } from 'sitewright/content';
import {
  hasRole,
  namedFile,
  partSchema,
  schemaFields,
  variantOf,
  variantsOf,
} from 'sitewright/schemas';
import { isGroup } from 'sitewright/texts';
import { msg } from '../words/words.ts';

const isNull = ({ type }: JsonSchema) => type === 'null';

const typeOf = ({ type }: JsonSchema) => [type].flat().find((one) => one !== 'null');

/** What a field is drawn as. */
export type Widget =
  | ('hidden' | 'group' | 'list' | 'several')
  | ('picture' | 'button' | 'choice' | 'switch' | 'number' | 'text');

/** What the fields of a schema are drawn as, once `narrow` has told its variants apart. */
export function widgetOf(schema: JsonSchema): Widget {
  const { items } = schema as Record<string, JsonSchema | undefined>;
  if (schema.const !== undefined || schema.identity) return 'hidden';
  if (schema.picture) return 'picture';
  // The machine may know nothing to choose from, as while the file of people cannot be read.
  if (schema.enum?.length) return schema.button ? 'button' : 'choice';
  const type = typeOf(schema);
  if (type === 'array') return items?.enum && !items.button ? 'several' : 'list';
  if (type === 'object') return 'group';
  if (type === 'boolean') return 'switch';
  return type === 'number' || type === 'integer' ? 'number' : 'text';
}

/** Whether people write what a field says, for visitors to read, and do not choose it. */
export const isWords = (schema: JsonSchema): boolean =>
  !schema.enum && (hasRole(schema, 'words') || hasRole(schema, 'optional'));

/** A list whose entries stand in a file: they are changed there. */
const dataFile: JsonSchema = {
  type: 'object',
  required: ['from'],
  properties: {
    from: {
      title: msg('The file with the list'),
      description: msg(
        'Its name; the entries are changed in it, by whoever works with the site’s files',
      ),
      type: 'string',
    },
  },
};

/**
 * A schema without variants: of several, the one that a value is. Groups that the value does not tell apart yet are one
 * group with the fields of all, of which none is needed; where a field tells them apart, that is chosen first.
 */
export function narrow(schema: JsonSchema, value: unknown): JsonSchema {
  const { anyOf: _anyOf, oneOf: _oneOf, ...own } = schema;
  if (typeOf(schema) === 'array' && isGroup(value) && namedFile(value) !== undefined)
    return { ...own, ...dataFile };
  const all = variantsOf(schema).filter((one) => !isNull(one));
  const fitting = all.filter((one) => isFit(one, value));
  const [only, ...others] = fitting.length > 0 ? fitting : all;
  if (!only) return schema;
  if (typeOf(only) !== 'object') return { ...only, ...own };
  const marker = Object.keys(only.properties ?? {}).find(
    (name) => markOf(only, name) !== undefined,
  );
  if (!marker && others.length === 0) return { ...only, ...own };
  const { [marker ?? '']: mark, ...fields } = schemaFields({ anyOf: [only, ...others] });
  const { const: _const, ...about } = mark ?? {};
  const marks = all.map((one) => markOf(one, marker));
  const kind = { ...about, isKind: true, enum: marks } as JsonSchema;
  const needed = others.length === 0 ? (only.required ?? []) : [];
  return {
    ...own,
    type: 'object',
    properties: { ...(marker && { [marker]: kind }), ...fields },
    required: [...new Set([...(marker ? [marker] : []), ...needed])],
  };
}

const markOf = ({ properties }: JsonSchema, name = '') =>
  (properties?.[name] as JsonSchema | undefined)?.const;

/** Whether a value may be one of a schema. */
function isFit(schema: JsonSchema, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeOf(schema) !== 'object') return typeof value === typeOf(schema);
  const { properties = {} } = schema;
  return (
    isGroup(value) &&
    Object.entries(value).every(([name, one]) => {
      const mark = markOf(schema, name);
      return Object.hasOwn(properties, name) && (mark === undefined || !one || mark === one);
    })
  );
}

/** A field of a group. */
export interface FormField {
  name: string;
  /** Without variants. */
  schema: JsonSchema;
  isNeeded: boolean;
}

/**
 * The fields of a group.
 *
 * @param value what the file says now, for fields whose form depends on it
 */
export const listFields = (schema: JsonSchema, value: unknown): FormField[] =>
  Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
    .map(([name, one]) => {
      const isNullable = [one.type].flat().includes('null') || variantsOf(one).some(isNull);
      const isNeeded = schema.required?.includes(name) === true && !isNullable;
      return { name, schema: narrow(one, fieldAt(value, [name])), isNeeded };
    })
    .filter((one) => widgetOf(one.schema) !== 'hidden');

/** Whether there are words, a number or a switch in a value. */
export const isSaid = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(isSaid)
    : value !== undefined && value !== null && value !== '';

/** A new section or entry of a list: nothing is said in it until somebody does, but for what a switch says anyway. */
export function emptyValue(schema: JsonSchema): unknown {
  const one = narrow(schema, undefined);
  const widget = widgetOf(one);
  if (widget === 'hidden') return one.identity ? crypto.randomUUID() : one.const;
  if (widget === 'switch') return false;
  if (widget === 'list' || widget === 'several') return [];
  if (widget !== 'group') return '';
  const fields = Object.entries((one.properties ?? {}) as Record<string, JsonSchema>)
    .filter(
      ([name, field]) =>
        field.identity || (one.required?.includes(name) && !variantsOf(field).some(isNull)),
    )
    .map(([name, field]) => [name, emptyValue(field)] as const)
    .filter(([, value]) => !Array.isArray(value));
  return Object.fromEntries(fields);
}

/** The same once more: it is known by an id of its own, and was posted today where it says when. */
export function copyValue(value: unknown, schema: JsonSchema = {}): unknown {
  if (schema.identity) return crypto.randomUUID();
  if (schema.launchRole === 'posting-date' && value) return today();
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = [schema, ...variantsOf(schema)].find(({ items }) => items);
    return value.map((one, index) => copyValue(one, partSchema(list ?? {}, index)));
  }
  const variant = variantOf(value, schema);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, copyValue(one, partSchema(variant, name))]),
  );
}

/** The day that it is where the editor is, such as `2026-12-04`. */
export const today = () => new Intl.DateTimeFormat('sv', { dateStyle: 'short' }).format(new Date());

/**
 * What a form says as a file says it: its fields in the order of the schema, those of no schema last, without what is
 * empty but lists that have to be there.
 *
 * @param isNeeded whether the value has to be there
 */
export function toSaid(value: unknown, schema: JsonSchema = {}, isNeeded = false): unknown {
  if (value === '' || value === null) return undefined;
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const list = [schema, ...variantsOf(schema)].find(({ items }) => items);
    const entries = value.map((one, index) => {
      const left = isGroup(one) ? {} : '';
      return toSaid(one, partSchema(list ?? {}, index)) ?? left;
    });
    // A list that is needed and may be empty says that there is nothing.
    return entries.length > 0 || (isNeeded && list && !list.minItems) ? entries : undefined;
  }
  const variant = variantOf(value, schema);
  const names = [...Object.keys(schemaFields(variant)), ...Object.keys(value)];
  const fields = [...new Set(names)]
    .filter((name) => Object.hasOwn(value, name))
    .map((name) => {
      const part = partSchema(variant, name);
      const one = toSaid(fieldAt(value, [name]), part, variant.required?.includes(name));
      return [name, one] as const;
    });
  const filled = fields.filter(([, one]) => one !== undefined);
  return filled.length > 0 || fields.length === 0 ? Object.fromEntries(filled) : undefined;
}

/** `footer.groups[1].links[0]."a b"` as the steps down to it: the opposite of `formatPath`. */
export const readPath = (field: string): (string | number)[] =>
  [...field.matchAll(/\[(\d+)\]|"(?:[^"\\]|\\.)*"|[^.[\]]+/g)].map(([one, index]) => {
    if (index !== undefined) return Number(index);
    return one.startsWith('"') ? JSON.parse(one) : one;
  });
