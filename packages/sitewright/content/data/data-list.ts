import { findLikeName, suggestTyping } from '../messages/find-like-name.ts';
import { fileProblem, type Position, type Problem } from '../messages/problem.ts';
import { type JsonSchema, schemaFields } from '../schemas/json-schema.ts';
import type { FieldPath } from '../yaml/yaml-file.ts';

/** A list of entries that a file in `data/` holds. */
export interface DataList {
  /** How the file is named in problems. */
  file: string;
  /** As somebody would write them by hand. */
  entries: readonly unknown[];
  /** What is wrong with the file itself; what its entries say is checked where the list is. */
  problems: readonly Problem[];
  /** What is left out of it. */
  warnings: readonly Problem[];
  /** The fields of entries that lack something that a problem tells of already; of the whole list an empty path. */
  refused: readonly FieldPath[];
  /** Where a field of the list stands. */
  locate(path: FieldPath, part?: 'name' | 'value', found?: string): Position;
  /** Of a list with an entry for each record, the names of their fields, where `found` is written beside these. */
  namesAt?(path: FieldPath, found: string): readonly string[];
}

/** What a list may hold, and of whom it asks. */
export interface ListShape {
  schema: JsonSchema;
  /** Whether its entries translate others, and need not say all. */
  isTranslation: boolean;
}

/** Whether a file of a language's folder holds a list, by its path in that. */
export const isDataFile = (file: string): boolean => /^data\/[^/]+\.(csv|json)$/.test(file);

/** The file that a group names in the place of a list; undefined for any other group. */
export function namedFile(part: object): string | undefined {
  const { from } = part as { from?: unknown };
  const isFile = typeof from === 'string' && /^data\/|\.(csv|json)$/i.test(from);
  return isFile ? from : undefined;
}

/** A list that cannot be read, and why. */
export function brokenList(file: string, message: string, line = 1, column = 1): DataList {
  return {
    ...{ file, entries: [], warnings: [], refused: [[]] },
    problems: [fileProblem(file, message, line, column)],
    locate: () => ({ file, line: 1, column: 1, field: '' }),
  };
}

/** What the entries of a list may say; undefined for a list of single values. */
export function entryFields({ schema }: ListShape): Record<string, JsonSchema> | undefined {
  const fields = schemaFields((schema.items ?? {}) as JsonSchema);
  return Object.keys(fields).length > 0 ? fields : undefined;
}

/** The fields that each entry must say. */
export const requiredFields = ({ schema, isTranslation }: ListShape): readonly string[] =>
  isTranslation ? [] : ((schema.items as JsonSchema | undefined)?.required ?? []);

/**
 * What to say of a column, or of a field of many entries, that no entry may have.
 *
 * @param word what it is called
 * @returns whether it is likely to be a mistake, else it is what only the file's owner needs
 */
export function describeUnknownColumn(
  name: string,
  known: readonly string[],
  word: 'column' | 'field',
): { isMistake: boolean; message: string } {
  const isMistake = findLikeName(name, known) !== undefined;
  const message = isMistake
    ? `unknown ${word}; remove it or correct its name${suggestTyping(name, known)}`
    : `the ${word} ${JSON.stringify(name)} is left out, as no field has its name; the fields are ${known.join(', ')}`;
  return { isMistake, message };
}
