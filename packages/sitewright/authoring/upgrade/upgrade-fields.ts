import { stringify } from 'yaml';
import type { JsonSchema } from '../../content/schemas/json-schema.ts';
import {
  type FieldChange,
  hasField,
  versionChanges,
} from '../../content/validate/version-changes.ts';
import { fieldAt } from '../../content/values/field-at.ts';
import type { FieldPath } from '../../content/yaml/yaml-file.ts';

type Group = Record<PropertyKey, unknown>;

/** A section or a file whose fields may be of another version. */
export interface Holder {
  kind: string;
  /** What it may say in this site. */
  schema: JsonSchema;
  value: unknown;
}

interface ChangedField {
  /** The way from the section or the file. */
  path: FieldPath;
  /** What was done, for the owner. */
  message: string;
}

/**
 * Brings what a section or a file says to what is known today.
 *
 * @returns the new value, and a line for each change, with its place in the old one
 */
export function upgradeFields({ kind, schema, value }: Holder) {
  const changed: ChangedField[] = [];
  const next = structuredClone(value);
  for (const { version, fields } of versionChanges) {
    for (const field of fields) {
      if (!field.in.includes(kind) || hasField(schema, field.path)) continue;
      for (const path of findPlaces(next, field.path)) {
        changed.push({ path, message: changeField(next, path, field, version) });
      }
    }
  }
  return { value: next, changed };
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
  { renamedTo }: FieldChange,
  version: string,
): string {
  const name = path.at(-1) as string;
  const group = fieldAt(all, path.slice(0, -1)) as Group;
  const fields = Object.entries(group);
  // The order of fields is that of the page.
  for (const [field] of fields) delete group[field];
  for (const [field, one] of fields) {
    if (field !== name) group[field] = one;
    else if (renamedTo) group[renamedTo] = one;
  }
  if (renamedTo) return `is now ${renamedTo}: (since ${version})`;
  const said = stringify(fieldAt(Object.fromEntries(fields), [name]), {
    collectionStyle: 'flow',
    lineWidth: 0,
  });
  return `removed, as ${version} knows it no more; it said ${said.trim()}`;
}
