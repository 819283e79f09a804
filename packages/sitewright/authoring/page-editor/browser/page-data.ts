import type { Data } from '@puckeditor/core';
import { fieldAt } from '../../../content/field-at.ts';
import {
  type JsonSchema,
  partSchema,
  variantOf,
  variantsOf,
} from '../../../content/json-schema.ts';
import { insertSections, listOwnSections } from '../../../content/section-languages.ts';
import type { PageDescription } from '../page-draft.ts';

type Group = Record<string, unknown>;
type Page = Pick<PageDescription, 'kinds' | 'original' | 'isTranslation'>;

/** The field of an entry that is no group: the editor's lists have groups alone. */
export const only = '_';

/** A value of a file as the editor has it. */
export function toProps(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) return mapFields(value, (one) => toProps(one));
  return value.map((one) => (typeof one === 'object' ? toProps(one) : { [only]: one }));
}

/**
 * The opposite of `toProps`, without what is empty but lists that say so.
 *
 * @param schema of the value
 * @param isNeeded whether it has to be there
 */
function fromProps(value: unknown, schema: JsonSchema = {}, isNeeded = false): unknown {
  if (value === '' || value === null) return undefined;
  if (typeof value !== 'object') return value;
  if (!Array.isArray(value)) {
    const variant = variantOf(value, schema);
    return mapFields(value, (one, name) =>
      fromProps(one, partSchema(variant, name), variant.required?.includes(name)),
    );
  }
  const list = [schema, ...variantsOf(schema)].find(({ items }) => items);
  const entries = value.map((one, index) =>
    Object.hasOwn(one, only)
      ? (one[only] ?? '')
      : (fromProps(one, partSchema(list ?? {}, index)) ?? {}),
  );
  // A list that is needed and may be empty says that there is nothing.
  return entries.length > 0 || (isNeeded && list && !list.minItems) ? entries : undefined;
}

function mapFields(value: object, map: (one: unknown, name: string) => unknown): Group | undefined {
  const fields = Object.entries(value).map(([name, one]) => [name, map(one, name)] as const);
  const filled = fields.filter(([, one]) => one !== undefined);
  return filled.length > 0 || fields.length === 0 ? Object.fromEntries(filled) : undefined;
}

/**
 * A page's file as the editor has it: each section has its key as its id. A translation has the sections of its
 * original, in the order of that, and between them those that it has alone.
 */
export function toData(file: object, { original, kinds, isTranslation }: Page): Data {
  const values = { ...file } as Record<string, Group>;
  const first = original as Group;
  const joined = insertSections(first, listOwnSections(values, first), Object.keys(values));
  const content = Object.keys(isTranslation ? { ...joined, ...values } : values).flatMap((key) => {
    const type = fieldAt(values, [key, 'section']) ?? fieldAt(original, [key, 'section']) ?? key;
    if (!kinds.some(({ name }) => name === type)) return [];
    const props = { ...(toProps(fieldAt(values, [key]) ?? {}) as Group), id: key };
    delete values[key];
    return [{ type: String(type), props }];
  });
  return { root: { props: toProps(values) as Group }, content };
}

/** The keys of sections by their ids: a new one has the name of its kind, with a number where that is taken. */
export function keysOf({ content }: Data): Map<string, string> {
  const isKey = (id: string) => /^[a-z][A-Za-z0-9]*$/.test(id);
  const keys = new Map(content.flatMap(({ props: { id } }) => (isKey(id) ? [[id, id]] : [])));
  for (const { type, props } of content.filter((one) => !isKey(one.props.id))) {
    const taken = new Set(keys.values());
    let key = type;
    for (let number = 2; taken.has(key); number += 1) key = `${type}${number}`;
    keys.set(props.id, key);
  }
  return keys;
}

/** The opposite of `toData`. A translation has its sections in an order of its own, which nobody sees. */
export function toFile(
  data: Data,
  { isTranslation, kinds }: Page,
): { value: Group; order: string[] } {
  const keys = keysOf(data);
  const sections = data.content.flatMap(({ type, props: { id, ...props } }) => {
    const key = keys.get(id) ?? type;
    const schema = isTranslation ? undefined : kinds.find(({ name }) => name === type)?.schema;
    const value = fromProps(props, schema) as Group | undefined;
    if (isTranslation) return value && Object.keys(value).length > 0 ? [[key, value] as const] : [];
    return [[key, { ...(key !== type && { section: type }), ...value }] as const];
  });
  const fields = fromProps(data.root.props ?? {}) as Group;
  return {
    value: { ...fields, ...Object.fromEntries(sections) },
    order: isTranslation ? [] : sections.map(([key]) => key),
  };
}
