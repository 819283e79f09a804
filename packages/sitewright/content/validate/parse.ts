import { z } from 'zod';
import { findControlCharacter } from '../../lib/text-file.ts';
import type { PlacedList } from '../data/fill-lists.ts';
import type { KnownNames } from '../fields/fields.ts';
import type { Completed } from '../languages/complete-translation.ts';
import { describeIssue, flattenIssue, type Issue } from '../messages/describe-issue.ts';
import { describeUnknownField } from '../messages/find-like-name.ts';
import type { Problem } from '../messages/problem.ts';
import { type JsonSchema, partAt } from '../schemas/json-schema.ts';
import { fieldAt } from '../values/field-at.ts';
import {
  type CountMistake,
  fillPlaceholders,
  noPlaceholders,
  type Placeholders,
} from '../values/placeholders.ts';
import { type FieldPath, formatPath, type ProblemAt, type YamlFile } from '../yaml/yaml-file.ts';

/** What a file says whose fields can be told apart, right or wrong, and what places a problem in it. */
export interface ParsedFields {
  value: unknown;
  problemAt: ProblemAt;
}

/** Data with problems are those of a translation: what it lacks, the first language says. */
type Parsed<T> =
  | { data: T; problems: Problem[]; said: ParsedFields }
  | { data: undefined; problems: Problem[]; said?: ParsedFields };

/** What a file may hold, by what it says as a whole. */
export interface FileShape {
  schemaOf(value: unknown): JsonSchema;
  /** What to say in the place of a field that was known once; undefined for any other. */
  describeRemoved?(value: unknown, path: FieldPath): string | undefined;
}

/**
 * Reads one YAML file against its schema.
 *
 * @param yaml the file, with the lists that it takes from others
 * @param placeholders what stands for the words in braces in the file's texts
 * @param complete what to add to a translation, of which the file holds a part
 * @param shape what it may hold, to be said of a field that holds something else
 * @returns the validated data and every problem found in the file; never throws
 */
export function parseContent<Schema extends z.ZodType>(
  yaml: YamlFile & { lists?: readonly PlacedList[] },
  schema: Schema,
  placeholders: Placeholders = noPlaceholders,
  complete: (value: unknown) => Completed = (value) => ({ value, problems: [] }),
  shape: FileShape = { schemaOf: () => z.toJSONSchema(schema, { io: 'input' }) },
): Parsed<z.output<Schema>> {
  if (yaml.errors.length > 0) return { data: undefined, problems: yaml.errors };

  const own = yaml.toJS();
  // The schema of a map passes over this name without a word.
  if (fieldAt(own, ['__proto__']) !== undefined) {
    const message = describeUnknownField('__proto__', []);
    return { data: undefined, problems: [{ ...yaml.locate(['__proto__'], 'name'), message }] };
  }
  const completed = complete(yaml.toJS());
  const { place = (path) => path, original } = completed;
  const locate = (path: FieldPath, part?: 'name', found?: string) => {
    const at = place(path);
    const isInherited = at.length < path.length || fieldAt(own, at) === undefined;
    const origin = original && { original: { field: formatPath(path), isInherited } };
    return { ...yaml.locate(at, part, found), ...origin };
  };
  const problems: Problem[] = completed.problems.map(({ path, entry, ...words }) => {
    const inList = entry === undefined ? [] : [entry];
    const field = original && formatPath([...original(path), ...inList]);
    const isInherited = (fieldAt(own, path) ?? '') === '';
    const origin = field !== undefined && { original: { field, isInherited } };
    const at = yaml.locate(path);
    // A row of a table has columns in place of fields, and JSON has its names in quotation marks.
    const draft = /write and fill in (\w+): (.*)/s;
    const ofFile = { csv: 'fill in the column $1', json: 'write and fill in "$1": $2' };
    const message = words.message.replace(
      draft,
      Object.entries(ofFile).find(([ending]) => at.file.endsWith(`.${ending}`))?.[1] ?? '$&',
    );
    return { ...at, ...words, message, ...origin };
  });
  /** The fields with a mistake, and the lists in which translations are missing. */
  const refused: FieldPath[] = [];
  const lists: FieldPath[] = [];
  for (const { path } of completed.problems) {
    const list = path.slice(
      0,
      path.findIndex((step) => typeof step === 'number'),
    );
    const isList = Array.isArray(fieldAt(own, path));
    if (!isList) refused.push(path);
    if (isList || list.length > 0) lists.push(isList ? path : list);
  }
  for (const { path, list } of yaml.lists ?? []) {
    problems.push(...list.problems);
    refused.push(...list.refused.map((inside) => [...path, ...inside]));
  }
  const [page = ''] = /[^/]+(?=\.\w+$)/.exec(yaml.locate([]).file) ?? [];
  const value = mapTexts(completed.value, [], (one, path) => {
    const mistakes: CountMistake[] = [];
    const control = findControlCharacter(one);
    const message = `expected a text without control characters, found ${control}`;
    if (control) mistakes.push({ found: one, message });
    const filled = control
      ? one
      : fillPlaceholders(one, { ...placeholders, page }, (count) => mistakes.push(count));
    if (mistakes.length > 0) refused.push(place(path));
    problems.push(
      ...mistakes.map(({ found, message }) => ({ ...locate(path, undefined, found), message })),
    );
    return filled;
  });
  const result = schema.safeParse(value, { error: listUnknownFields });
  // What is wrong with a value that is refused, and with entries beside each other of which some are missing,
  // follows from that.
  const isNew = (issue: Issue) => {
    const isSomewhere = (paths: FieldPath[]) =>
      paths.some((one) => isWithin(place(issue.path), one));
    const isOfList = issue.code === 'custom' && !issue.params?.found && isSomewhere(lists);
    return !isOfList && !isSomewhere(refused);
  };
  const issues = result.error?.issues.flatMap(flattenIssue).filter(isNew) ?? [];
  problems.push(
    ...issues.flatMap((issue): Problem[] => {
      if (issue.code !== 'unrecognized_keys') {
        const found = issue.code === 'custom' ? issue.params?.found : undefined;
        const readSchema = (path: FieldPath) => partAt(shape.schemaOf(value), path);
        const words = describeIssue(nameKnown(issue), value, readSchema);
        return [{ ...locate(issue.path, undefined, found), ...words }];
      }
      const messages = issue.message.split('\n');
      return issue.keys.map((key, index) => {
        const path = [...issue.path, key];
        const message = shape.describeRemoved?.(value, path) ?? messages[index] ?? '';
        const atField = 'Nothing can be said here: remove it';
        return { ...locate(path, 'name'), message, atField };
      });
    }),
  );
  /** An issue with the words in braces that stand for something in this file. */
  function nameKnown(issue: Issue): Issue {
    if (issue.code !== 'custom' || !issue.params?.describe) return issue;
    const names = yaml.namesAt?.(place(issue.path), issue.params.found) ?? [];
    const known: KnownNames = { names, lists: [...placeholders.counts.keys()] };
    return { ...issue, message: issue.params.describe(known) };
  }

  const problemAt: ProblemAt = (path, message, atField, found) => {
    return { ...locate(path, undefined, found), message, atField };
  };
  const said: ParsedFields = { value, problemAt };
  problems.sort((a, b) => compareNames(a.file, b.file) || a.line - b.line || a.column - b.column);
  const isUsable = result.success && problems.every((one) => one.isUntranslated);
  return isUsable ? { data: result.data, problems, said } : { data: undefined, problems, said };
}

const compareNames = (a: string, b: string) => Number(a > b) - Number(a < b);

const isWithin = (path: FieldPath, group: FieldPath) =>
  group.every((step, index) => path[index] === step);

/** Says of each unknown field of a group what it may be, on a line each. */
export function listUnknownFields(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'unrecognized_keys') return undefined;
  const { shape = {} } = (issue.inst as z.ZodObject | undefined)?._zod.def ?? {};
  return issue.keys.map((key) => describeUnknownField(key, Object.keys(shape))).join('\n');
}

/** The same value with each text in it replaced, and without the keys that name entries to translations. */
export function mapTexts(
  value: unknown,
  at: FieldPath,
  map: (text: string, at: FieldPath) => string,
): unknown {
  if (typeof value === 'string') return map(value, at);
  if (Array.isArray(value)) {
    return value.map((one, index) => mapTexts(withoutKey(one), [...at, index], map));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, mapTexts(one, [...at, name], map)]),
  );
}

function withoutKey(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || !('key' in entry)) return entry;
  const { key: _, ...fields } = entry;
  return fields;
}
