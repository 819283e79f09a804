import { type FieldPath, fieldAt, type JsonSchema, type SiteFolder } from 'sitewright/content';
import { draftEntry, draftTranslation, isTextDraft, matchEntries } from 'sitewright/languages';
import {
  genericFileSchemas,
  hasRole,
  partSchema,
  schemaFields,
  schemaOfFile,
  variantOf,
} from 'sitewright/schemas';

/** What a file may say, as far as it needs no names of the site. */
export const genericSchemaOf = (folder: SiteFolder, original: string, first: object) =>
  schemaOfFile(genericFileSchemas(folder.code.kinds), original, first);

/** What a translation says, with an empty draft of each entry that its original has and it lacks. */
export const addDrafts = (own: unknown, first: object, schema: JsonSchema) =>
  (addEntryDrafts(own, first, schema) ?? {}) as Record<string, unknown>;

/**
 * A translation with an empty draft of each entry that its lists lack, and of each with a name, where the original has it:
 * a form has fields for them.
 *
 * @param own what the translation says; anything at all
 * @param first what the original says
 */
function addEntryDrafts(own: unknown, first: unknown, schema: JsonSchema): unknown {
  if (hasRole(schema, 'shared') || typeof first !== 'object' || first === null) return own;
  if (Array.isArray(first)) {
    const list = own ?? [];
    return Array.isArray(list) ? addToList(list, first, partSchema(schema, 0)) : own;
  }
  if (Array.isArray(own) || typeof (own ?? {}) !== 'object') return own;
  const variant = variantOf(first, schema);
  const hasNames = Object.keys(schemaFields(variant)).length === 0;
  const fields = { ...(own as object | null) } as Record<string, unknown>;
  for (const [name, one] of Object.entries(first)) {
    const part = partSchema(variant, name);
    // An entry that has a name instead of a place, such as a button.
    const isDraft = hasNames && draftTranslation(one, part, () => '') !== undefined;
    const field = addEntryDrafts(fields[name], one, part) ?? (isDraft ? {} : undefined);
    if (field !== undefined) fields[name] = field;
  }
  return Object.keys(fields).length > 0 ? fields : own;
}

function addToList(own: readonly unknown[], first: readonly unknown[], schema: JsonSchema) {
  const matches = matchEntries(own, first);
  const said = own.map((entry, index) =>
    addEntryDrafts(entry, first[matches.indexOf(index)], schema),
  );
  const all = [...said];
  let before = -1;
  for (const [at, match] of matches.entries()) {
    const entry = match === -1 ? draftEntry(first, at, schema, () => '') : said[match];
    if (entry === undefined) continue;
    if (match === -1) all.splice(before + 1, 0, entry);
    before = all.indexOf(entry);
  }
  return all.length > 0 ? all : undefined;
}

/** Whether nobody has written anything into a draft of an entry. */
const isEntryDraft = (entry: unknown): boolean =>
  typeof entry === 'string'
    ? isTextDraft(entry)
    : fieldAt(entry, ['key']) !== undefined &&
      Object.entries(entry as object).every(([name, one]) => name === 'key' || isUnsaid(one));

const isUnsaid = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every((one) => isUnsaid(one) || isEntryDraft(one))
    : (value ?? '') === '';

const isEmpty = (value: unknown): boolean => JSON.stringify(value) === '{}';

/**
 * The opposite of `addEntryDrafts`: a translation without the drafts of entries into which nobody has written.
 *
 * @param stored what its file says, whose own drafts stay
 * @returns what is left, and where a field of that stands in the value with its drafts
 */
export function removeEntryDrafts(value: object, stored: unknown) {
  const known = new Set<string>();
  JSON.stringify(stored, (_, one) => {
    if (isEntryDraft(one) || isEmpty(one)) known.add(JSON.stringify(one));
    return one;
  });
  const listLeft = (list: readonly unknown[]) =>
    [...list.keys()].filter((at) => !isEntryDraft(list[at]) || known.has(JSON.stringify(list[at])));
  const remove = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one;
    const steps = Array.isArray(one) ? listLeft(one) : Object.keys(one);
    const parts = steps.map((step) => [step, remove(fieldAt(one, [step]))] as const);
    const left = parts.filter(([, part]) => part !== undefined);
    const isDraft = isEmpty(one) && !known.has(JSON.stringify(one));
    if (left.length === 0 && (Object.keys(one).length > 0 || isDraft)) return undefined;
    return Array.isArray(one) ? left.map(([, part]) => part) : Object.fromEntries(left);
  };
  const place = (path: FieldPath, from: unknown = value): FieldPath => {
    const [step, ...rest] = path;
    if (step === undefined) return [];
    const own = Array.isArray(from) ? (listLeft(from)[Number(step)] ?? step) : step;
    return [own, ...place(rest, fieldAt(from, [own]))];
  };
  return { value: (remove(value) ?? {}) as object, place: (path: FieldPath) => place(path) };
}
