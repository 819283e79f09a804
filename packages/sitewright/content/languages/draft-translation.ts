import { isRepeated } from '../data/fill-record.ts';
import {
  hasRole,
  type JsonSchema,
  partSchema,
  partsOf,
  schemaFields,
} from '../schemas/json-schema.ts';
import { isGroup } from '../values/field-at.ts';
import { joinTexts, nameEntry } from './list-entries.ts';

/**
 * Drafts the translation of a file: its words alone, in their places, and what names the entries of lists.
 *
 * @param value what the original says, before words in braces are replaced; a list of records as it is written or filled
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
  if (isGroup(value) && isRepeated(value) && schema.items) {
    const { each, ...entry } = value;
    // What a record says has its translation in the records.
    const ofEntry = (words: string) => (/^\{\w+\}$/.test(words) ? words : translate(words));
    const draft = draftTranslation(entry, partSchema(schema, 0), ofEntry);
    return draft === undefined ? undefined : { each, ...(draft as object) };
  }
  const drafts = (partsOf(value, schema) ?? []).flatMap(({ step, value: one, schema: own }) => {
    const draft = Array.isArray(value)
      ? draftEntry(value, Number(step), own, translate)
      : draftTranslation(one, own, translate);
    return draft === undefined ? [] : [[step, draft] as const];
  });
  if (drafts.length === 0) return undefined;
  return Array.isArray(value) ? drafts.map(([, draft]) => draft) : Object.fromEntries(drafts);
}

/** Drafts the translation of an entry of a list, with what names it. */
export function draftEntry(
  list: readonly unknown[],
  at: number,
  schema: JsonSchema,
  translate: (words: string) => unknown,
): unknown {
  const entry = list[at];
  const draft = draftTranslation(entry, schema, translate);
  if (draft === undefined) return undefined;
  if (typeof entry === 'string') return joinTexts(entry, typeof draft === 'string' ? draft : '');
  return { key: nameEntry(entry as object, list, listFields(schema)), ...(draft as object) };
}

/** The fields of an entry, links first: they stay longest. */
const listFields = (schema: JsonSchema) =>
  Object.entries(schemaFields(schema))
    .sort(([, a], [, b]) => Number(hasRole(b, 'link')) - Number(hasRole(a, 'link')))
    .map(([name]) => name);
