import { type JsonSchema, schemaFields, variantsOf } from '../schemas/json-schema.ts';
import type { FieldPath } from '../yaml/yaml-file.ts';

/** A field of content that was renamed, or went. */
export interface FieldChange {
  /** The kinds of sections or of files that had it, such as `hero` or `navigation`. */
  in: readonly string[];
  /** Its way from the section, or from the file; `*` stands for each entry of a list. */
  path: readonly string[];
  /** Its new name. Without it the field went, and `upgrade` removes it. */
  renamedTo?: string;
  /** What to do, for the owner: an instruction. */
  say: string;
}

/** What sites say or import and a version does not know any more. */
interface VersionChanges {
  /** Such as `3.0`. */
  version: string;
  fields: readonly FieldChange[];
  /** The new name of what sites import from the machine, by its old one. */
  exports: Readonly<Record<string, string>>;
}

/** The changes of every version, the oldest first. Messages tell of them, and `sitewright upgrade` makes them. */
export const versionChanges: readonly VersionChanges[] = [];

/**
 * What to type in place of a field that nobody knows any more.
 *
 * @param kind the kind of the section or of the file
 * @param path the way to the field from there
 * @returns such as `renamed in 3.0: write offers:`; undefined for a field that no version knew
 */
export function describeChangedField(kind: string, path: FieldPath): string | undefined {
  for (const { version, fields } of versionChanges) {
    const field = fields.find(
      (one) =>
        one.in.includes(kind) &&
        one.path.length === path.length &&
        one.path.every((step, index) =>
          step === '*' ? typeof path[index] === 'number' : step === path[index],
        ),
    );
    if (field) return `${field.renamedTo ? 'renamed' : 'removed'} in ${version}: ${field.say}`;
  }
  return undefined;
}

/** Whether a field is still known: a site's own kind may have it. */
export function hasField(schema: JsonSchema, path: readonly string[]): boolean {
  const variants = variantsOf(schema);
  if (variants.length > 0) return variants.some((one) => hasField(one, path));
  const [step, ...rest] = path;
  if (step === undefined) return true;
  const part = step === '*' ? schema.items : schemaFields(schema)[step];
  return part !== undefined && hasField(part as JsonSchema, rest);
}
