import type { z } from 'zod';
import { quote } from './find-like-name.ts';
import type { Problem } from './problem.ts';
import { fieldAt } from './read-fields.ts';
import type { Completed } from './translation.ts';
import { fillWords, noWords, PluralError, type Words } from './words.ts';
import { type FieldPath, type ProblemAt, readYaml } from './yaml-file.ts';

type Parsed<T> =
  | { data: T; problems: []; problemAt: ProblemAt }
  | { data: undefined; problems: Problem[] };

/**
 * Reads one YAML file against its schema.
 *
 * @param file how the file is named in problems, such as `content/home.yaml`
 * @param words what stands for the words in braces in the file's texts
 * @param complete what to add to a translation, of which the file holds a part
 * @returns the validated data, or every problem found in the file; never throws
 */
export function parseContent<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  words: Words = noWords,
  complete: (value: unknown) => Completed = (value) => ({ value, problems: [] }),
): Parsed<z.output<Schema>> {
  const yaml = readYaml(file, text);
  if (yaml.errors.length > 0) return { data: undefined, problems: yaml.errors };

  const completed = complete(yaml.toJS());
  const { place = (path) => path } = completed;
  if (completed.problems.length > 0) {
    const problems = completed.problems.map(({ path, ...one }) => ({
      ...yaml.locate(path),
      ...one,
    }));
    return { data: undefined, problems };
  }
  const locate = (path: FieldPath, part?: 'name') => yaml.locate(place(path), part);
  const wordProblems: Problem[] = [];
  const value = mapTexts(completed.value, [], (one, path) => {
    try {
      return fillWords(one, words);
    } catch (error) {
      if (!(error instanceof PluralError)) throw error;
      wordProblems.push({ ...locate(path), message: error.message });
      return one;
    }
  });
  if (wordProblems.length > 0) return { data: undefined, problems: wordProblems };
  const result = schema.safeParse(value);
  if (result.success) {
    const problemAt: ProblemAt = (path, message) => ({ ...locate(path), message });
    return { data: result.data, problems: [], problemAt };
  }

  const problems = result.error.issues.flatMap(flattenIssue).flatMap((issue): Problem[] => {
    if (issue.code !== 'unrecognized_keys') {
      return [{ ...locate(issue.path), message: describeIssue(issue, value) }];
    }
    const message = 'unknown field; remove it or correct its name';
    return issue.keys.map((key) => ({ ...locate([...issue.path, key], 'name'), message }));
  });
  problems.sort((a, b) => a.line - b.line || a.column - b.column);
  return { data: undefined, problems };
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
 */
function describeIssue(issue: Issue, value: unknown): string {
  const found =
    issue.code === 'custom' && issue.params?.found
      ? issue.params.found
      : describeValue(fieldAt(value, issue.path));
  return `expected ${describeExpectation(issue)}, found ${found}`;
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
      return issue.values.map((value) => JSON.stringify(value)).join(' or ');
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'text that is not empty';
      return `at least ${issue.minimum}${units[issue.origin] ?? ''}`;
    case 'too_big':
      return `at most ${issue.maximum}${units[issue.origin] ?? ''}`;
    default:
      return issue.message;
  }
}

function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (value === '') return 'empty text';
  if (typeof value === 'string') return `the text ${quote(value)}`;
  if (typeof value === 'number') return `the number ${value}`;
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return String(value);
}
