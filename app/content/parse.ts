import { z } from 'zod';
import { findControlCharacter } from '../../lib/text-file.ts';
import { fieldAt } from './field-at.ts';
import { describeUnknownField, quote } from './find-like-name.ts';
import { type JsonSchema, partAt, variantsOf } from './json-schema.ts';
import { describeLookAlikes, readMeantNumber } from './look-alikes.ts';
import type { Problem } from './problem.ts';
import type { Completed } from './translation.ts';
import { type CountMistake, fillWords, noWords, type Words } from './words.ts';
import { type FieldPath, formatPath, type ProblemAt, type YamlFile } from './yaml-file.ts';

/** What a file says whose fields can be told apart, right or wrong, and what places a problem in it. */
export interface Said {
  value: unknown;
  problemAt: ProblemAt;
}

type Parsed<T> =
  | { data: T; problems: []; said: Said }
  | { data: undefined; problems: Problem[]; said?: Said };

export type SchemaAt = (value: unknown, path: FieldPath) => JsonSchema;

/**
 * Reads one YAML file against its schema.
 *
 * @param words what stands for the words in braces in the file's texts
 * @param complete what to add to a translation, of which the file holds a part
 * @param schemaAt what a field of the whole value may hold, to be said of one that holds something else
 * @returns the validated data, or every problem found in the file; never throws
 */
export function parseContent<Schema extends z.ZodType>(
  yaml: YamlFile,
  schema: Schema,
  words: Words = noWords,
  complete: (value: unknown) => Completed = (value) => ({ value, problems: [] }),
  schemaAt: SchemaAt = (_, path) => partAt(z.toJSONSchema(schema, { io: 'input' }), path),
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
  const problems: Problem[] = completed.problems.map(({ path, message }) => {
    const field = original && formatPath(original(path));
    const isInherited = (fieldAt(own, path) ?? '') === '';
    const origin = field !== undefined && { original: { field, isInherited } };
    return { ...yaml.locate(path), message, ...origin };
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
  const value = mapTexts(completed.value, [], (one, path) => {
    const { text: filled, mistakes } = readWords(one, words);
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
        const message = describeIssue(issue, value, (path) => schemaAt(value, path));
        return [{ ...locate(issue.path, undefined, found), message }];
      }
      const messages = issue.message.split('\n');
      return issue.keys.map((key, index) => {
        return { ...locate([...issue.path, key], 'name'), message: messages[index] ?? '' };
      });
    }),
  );
  const said: Said = { value, problemAt: (path, message) => ({ ...locate(path), message }) };
  if (result.success && problems.length === 0) return { data: result.data, problems: [], said };
  problems.sort((a, b) => a.line - b.line || a.column - b.column);
  return { data: undefined, problems, said };
}

/** What a text says with its words in braces filled in, and what is wrong with it. */
function readWords(text: string, words: Words): { text: string; mistakes: CountMistake[] } {
  const control = findControlCharacter(text);
  if (control) {
    const message = `expected a text without control characters, found ${control}`;
    return { text, mistakes: [{ found: text, message }] };
  }
  const mistakes: CountMistake[] = [];
  return { text: fillWords(text, words, (one) => void mistakes.push(one)), mistakes };
}

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

type Issue = z.core.$ZodIssue;

/** A union reports the issues of each of its members; an editor wants those of the closest one. */
function flattenIssue(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const closest = issue.errors.reduce((best, member) =>
    longestPath(member) > longestPath(best) ? member : best,
  );
  if (longestPath(closest) === 0) return [issue];
  return closest.flatMap((inner) =>
    flattenIssue({ ...inner, path: [...issue.path, ...inner.path] } as Issue),
  );
}

function longestPath(issues: readonly Issue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length));
}

/**
 * What a schema expected and what it found, in words for the person who edits the content.
 *
 * @param value the whole value that was validated
 * @param readSchema gives what a field may hold
 */
function describeIssue(
  issue: Issue,
  value: unknown,
  readSchema: (path: FieldPath) => JsonSchema,
): string {
  const said = fieldAt(value, issue.path);
  const found =
    issue.code === 'custom' && issue.params?.found ? issue.params.found : describeValue(said);
  const isEmpty = issue.code === 'too_small' && Number(issue.minimum) <= 1;
  const lacksForm = ['invalid_type', 'invalid_union'].includes(issue.code) || isEmpty;
  const remedy =
    describeRemedy(issue, said, readSchema) ||
    (lacksForm ? describeField(issue.path, readSchema) : '');
  return `expected ${describeExpectation(issue)}, found ${found}${remedy}`;
}

/** What a field is for, and how a group or a list is written: ` (The buttons): write each entry behind "- "`. */
function describeField(path: FieldPath, readSchema: (path: FieldPath) => JsonSchema): string {
  const schema = readSchema(path);
  const list = typeof path.at(-1) === 'number' ? readSchema(path.slice(0, -1)) : {};
  const inList = list.description && `an entry of: ${list.description}`;
  const description = schema.description ?? inList;
  const variants = variantsOf(schema);
  const groups = (variants.length > 0 ? variants : [schema]).map(
    ({ required, properties = {} }) => required ?? Object.keys(properties),
  );
  const names = groups.map((fields) => fields.join(', '));
  const form = schema.items
    ? ': write each entry behind "- "'
    : names.every(Boolean) && `: write its fields ${names.join(' or ')}`;
  return `${description ? ` (${description})` : ''}${form || ''}`;
}

/** What to type in place of a text that is nearly what is expected; empty where that cannot be told. */
function describeRemedy(
  issue: Issue,
  said: unknown,
  readSchema: (path: FieldPath) => JsonSchema,
): string {
  const isType = issue.code === 'invalid_type';
  if (isType && issue.expected === 'string' && /^(number|boolean)$/.test(typeof said)) {
    return `: write "${said}", with the quotes`;
  }
  if (typeof said !== 'string' || issue.code === 'too_small' || issue.code === 'too_big') return '';
  const isNumber = isType && ['number', 'int'].includes(issue.expected);
  if (!isNumber || !/\p{N}/u.test(said)) return describeLookAlikes(said);
  // What the field is for tells whether a share may stand there.
  if (said.includes('%')) return '';
  const { type, maximum } = readSchema(issue.path);
  const example = `${maximum === 9999 ? 2025 : 1490}${type === 'integer' ? '' : ' or 0.5'}`;
  return `: write ${readMeantNumber(said) ?? `its digits alone, such as ${example}`}`;
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

const units: Record<string, string> = { string: ' characters', array: ' in the list' };

function describeExpectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return listOptions(issue.values);
    case 'invalid_union':
      return issue.inclusive !== false && issue.options
        ? listOptions(issue.options)
        : issue.message;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'text that is not empty';
      return `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${units[issue.origin] ?? ''}`;
    case 'too_big':
      return `${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${units[issue.origin] ?? ''}`;
    default:
      return issue.message;
  }
}

const listOptions = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join(' or ');

function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (value === '') return 'empty text';
  if (typeof value === 'string') return `the text ${quote(value)}`;
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value !== 'object') return String(value);
  const isList = Array.isArray(value);
  const parts = isList ? value : Object.keys(value);
  if (parts.length === 0) return isList ? 'an empty list' : 'a group without fields';
  const isPlain = parts.every((one) => one === null || typeof one !== 'object');
  const what = isList ? 'a list' : 'a group of fields';
  return isPlain ? `${what}, ${quote(parts.join(', ')).slice(1, -1)}` : what;
}
