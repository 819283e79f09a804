import { stringify } from 'yaml';
import { fieldAt } from '../../content/field-at.ts';
import type { JsonSchema } from '../../content/json-schema.ts';
import { isStillKnown, type RemovedField } from '../../content/removed-fields.ts';
import type { FieldPath } from '../../content/yaml-file.ts';
import { replaceNumberForms } from './number-forms.ts';

type Group = Record<PropertyKey, unknown>;

/** A section or a file whose fields may be of another version. */
export interface Holder {
  kind: string;
  /** What it may say in this site. */
  schema: JsonSchema;
  /** What it says in this language, and in the first one. */
  value: unknown;
  first: unknown;
}

export interface FieldChange {
  /** The way from the section or the file. */
  path: FieldPath;
  /** What was done, for the owner. */
  message: string;
  /** Whether a writer has to read what the machine made of it. */
  isToRead?: boolean;
}

/**
 * Brings what a section or a file says to what is known today.
 *
 * @param entries what went, or was renamed
 * @param drawings the names of the site's own drawings
 * @returns the new value, and a line for each change, with its place in the old one
 */
export function upgradeFields(
  { kind, schema, value, first }: Holder,
  entries: readonly RemovedField[],
  drawings: ReadonlySet<string>,
): { value: unknown; changes: FieldChange[] } {
  const changes: FieldChange[] = [];
  const next = structuredClone(value);
  for (const entry of entries) {
    if (!entry.in.includes(kind) || isStillKnown(schema, entry)) continue;
    for (const path of findPlaces(next, entry.removes ?? entry.path)) {
      // What goes with a value goes in translations too, which do not say the value.
      const said = entry.removes ? fieldAt(first, entry.path) : fieldAt(next, path);
      if (entry.values && !entry.values.includes(String(said))) continue;
      changes.push({ path, message: changeField(next, path, entry, drawings) });
    }
  }
  const texts = replaceTexts(next, [], changes);
  return { value: texts, changes };
}

/** Where the fields of a way are, in each entry of its lists. */
function findPlaces(value: unknown, [step, ...rest]: readonly string[]): PropertyKey[][] {
  if (step === undefined) return [[]];
  const keys = step === '*' ? (Array.isArray(value) ? [...value.keys()] : []) : [step];
  return keys.flatMap((key) => {
    const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
    return isThere ? findPlaces(fieldAt(value, [key]), rest).map((path) => [key, ...path]) : [];
  });
}

/** @returns what was done */
function changeField(
  all: unknown,
  path: FieldPath,
  { since, renamedTo, isDrawing }: RemovedField,
  drawings: ReadonlySet<string>,
): string {
  const name = path.at(-1) as string;
  const group = fieldAt(all, path.slice(0, -1)) as Group;
  const value = group[name];
  const fields = Object.entries(group);
  const isKept = renamedTo && (!isDrawing || drawings.has(String(value)));
  // The order of fields is that of the page.
  for (const [field] of fields) delete group[field];
  for (const [field, one] of fields) {
    if (field !== name) group[field] = one;
    else if (isKept) group[renamedTo] = one;
  }
  if (isKept) return `is now ${renamedTo}: (since ${since})`;
  return `removed, as ${since} knows it no more; it said ${write(value)}`;
}

/** Replaces texts in forms for each number, and notes each. */
function replaceTexts(value: unknown, path: FieldPath, changes: FieldChange[]): unknown {
  if (typeof value === 'string') {
    const text = replaceNumberForms(value);
    const message = `now ${write(text)}; it said ${write(value)}`;
    if (text !== value) changes.push({ path, message, isToRead: true });
    return text;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((one, index) => replaceTexts(one, [...path, index], changes));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, replaceTexts(one, [...path, name], changes)]),
  );
}

const write = (value: unknown): string =>
  stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim();
