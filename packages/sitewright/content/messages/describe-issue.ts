import type { z } from 'zod';
import { type JsonSchema, variantsOf } from '../schemas/json-schema.ts';
import { fieldAt } from '../values/field-at.ts';
import type { FieldPath } from '../yaml/yaml-file.ts';
import { inQuotes } from './find-like-name.ts';
import { describeLookAlikes, readMeantNumber } from './look-alikes.ts';

export type Issue = z.core.$ZodIssue;

/** A union reports the issues of each of its members; an editor wants those of the closest one. */
export function flattenIssue(issue: Issue): Issue[] {
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
export function describeIssue(
  issue: Issue,
  value: unknown,
  readSchema: (path: FieldPath) => JsonSchema,
): { message: string; atField: string | undefined } {
  const said = fieldAt(value, issue.path);
  const schema = readSchema(issue.path);
  const found = describeFound(issue, said);
  const expected = describeExpectation(issue);
  const remedy = describeRemedy(issue, said, schema);
  const isTooSmall = issue.code === 'too_small';
  const lacksForm =
    ['invalid_type', 'invalid_union'].includes(issue.code) ||
    (isTooSmall && Number(issue.minimum) <= 1);
  const message = `expected ${expected}, found ${found}${remedy || (lacksForm ? describeField() : '')}`;
  return { message, atField: describeAtField() };

  /** What a field is for, and how a group or a list is written: ` (The buttons): write each entry behind "- "`. */
  function describeField(): string {
    const isEntry = typeof issue.path.at(-1) === 'number';
    const list = isEntry ? readSchema(issue.path.slice(0, -1)).description : undefined;
    const description = schema.description ?? (list && `an entry of: ${list}`);
    const names = listVariants(schema).map(({ required, properties = {} }) =>
      (required ?? Object.keys(properties)).join(', '),
    );
    const form = schema.items
      ? ': write each entry behind "- "'
      : names.every(Boolean) && `: write its fields ${names.join(' or ')}`;
    return `${description ? ` (${description})` : ''}${form || ''}`;
  }

  /**
   * The same for somebody who has the field before them and does not see how its file is written; undefined where that
   * says nothing else.
   */
  function describeAtField(): string | undefined {
    const own = issue.code === 'custom' ? issue.params?.atField : undefined;
    // Of a field that says nothing yet, nothing is wrong.
    if (own && said !== '') return String(own);
    const isType = ['invalid_type', 'invalid_value', 'invalid_union'].includes(issue.code);
    const isEmpty = (said ?? '') === '' || (Array.isArray(said) && said.length === 0);
    if (said === '' || (isEmpty && (isType || isTooSmall))) return describeEmpty(schema);
    const expectedHere = (schema.atField as string | undefined) ?? expected;
    // A field has a text, a number or a choice: what else the file says there cannot be told in it.
    if (typeof said === 'object') return `expected ${expectedHere}`;
    if (issue.code === 'invalid_type' && issue.expected === 'string')
      return `expected ${expectedHere}, found ${describeValue(said)}: type it here once more`;
    // A text that is wrong as a whole is seen in its field.
    const isPart = issue.code === 'custom' && issue.params?.found;
    const isText = typeof said === 'string';
    const here = `expected ${expectedHere}${isText && !isPart ? '' : `, found ${found}`}${remedy}`;
    return here.replace(missingFile, '');
  }
}

/** Which file a page lacks, in brackets: nobody can make it at a field. */
const missingFile = / \(\S+\.yaml does not exist\)/;

/** What a field may be, one or the other. */
function listVariants(schema: JsonSchema): JsonSchema[] {
  const variants = variantsOf(schema);
  return variants.length > 0 ? variants : [schema];
}

/** What somebody does who has an empty field before them. */
function describeEmpty(schema: JsonSchema) {
  const isSome = (has: (one: JsonSchema) => unknown) => listVariants(schema).some(has);
  const isPicture = listVariants(schema).every(
    ({ properties = {} }) => (properties.src as JsonSchema | undefined)?.picture,
  );
  const kinds = [
    { atField: 'Choose a picture', is: isSome(({ picture }) => picture) || isPicture },
    { atField: 'Choose one', is: isSome((one) => one.enum ?? one.button) },
    { atField: 'Add one at least', is: isSome(({ items }) => items) },
    { atField: 'Choose yes or no', is: isSome(({ type }) => type === 'boolean') },
    { atField: 'Write a number', is: isSome(({ type }) => /number|integer/.test(String(type))) },
    { atField: 'Fill in what is needed here', is: isSome(({ properties }) => properties) },
    { atField: 'Fill this in', is: true },
  ];
  return kinds.find(({ is }) => is)?.atField;
}

function describeFound(issue: Issue, said: unknown): unknown {
  if (issue.code === 'invalid_key') return `the name ${inQuotes(String(issue.path.at(-1)))}`;
  return issue.code === 'custom' && issue.params?.found ? issue.params.found : describeValue(said);
}

/** What to type in place of a text that is nearly what is expected; empty where that cannot be told. */
function describeRemedy(issue: Issue, said: unknown, schema: JsonSchema): string {
  const isType = issue.code === 'invalid_type';
  if (isType && issue.expected === 'string' && /^(number|boolean)$/.test(typeof said)) {
    return `: write "${said}", with the quotes`;
  }
  if (typeof said !== 'string' || issue.code === 'too_small' || issue.code === 'too_big') return '';
  const isNumber = isType && ['number', 'int'].includes(issue.expected);
  if (!isNumber || !/\p{N}/u.test(said)) {
    // Of words, all signs are right but those that are found wrong.
    const whole = schema.translation === 'words' ? '' : said;
    const { found, script } = (issue.code === 'custom' && issue.params) || {};
    return describeLookAlikes(String(found || whole), { script });
  }
  // What the field is for tells whether a share may stand there.
  if (said.includes('%')) return '';
  const { type, examples = [type === 'integer' ? '1490' : '1490 or 0.5'] } = schema;
  const meant = readMeantNumber(said);
  // What may not be 0 has words for it, which the field tells.
  if (meant === 0 && schema.exclusiveMinimum === 0) return '';
  return `: write ${meant ?? `its digits alone, such as ${examples[0]}`}`;
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
      // Else it is what a schema says of its own, as beside a hundred names.
      return issue.message.startsWith('Invalid ') ? listOptions(issue.values) : issue.message;
    case 'invalid_key':
      return issue.issues.map(describeExpectation).join(', ');
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
  if (typeof value === 'string') return `the text ${inQuotes(value)}`;
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value !== 'object') return String(value);
  const isList = Array.isArray(value);
  const parts = isList ? value : Object.keys(value);
  if (parts.length === 0) return isList ? 'an empty list' : 'a group without fields';
  const isPlain = parts.every((one) => one === null || typeof one !== 'object');
  const what = isList ? 'a list' : 'a group of fields';
  return isPlain ? `${what}, ${inQuotes(parts.join(', ')).slice(1, -1)}` : what;
}
