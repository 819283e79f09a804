import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Problem } from './problem.ts';
import { yamlMistakes } from './yaml-mistakes.ts';

type Path = readonly PropertyKey[];

export type Parsed<T> =
  | { data: T; problems: []; problemAt: ProblemAt }
  | { data: undefined; problems: Problem[] };

/** Places what is found wrong with a file's data later, when it is compared with other files. */
export type ProblemAt = (path: Path, message: string) => Problem;

/**
 * Reads one YAML file against its schema.
 *
 * @param file how the file is named in problems, such as `content/home.yaml`
 * @param text the file's text
 * @param schema what the file must hold
 * @param words what stands for each `{word}` in the file's texts
 * @returns the validated data, or every problem found in the file; never throws
 */
export function parseContent<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  words: Readonly<Record<string, string>> = {},
): Parsed<z.output<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problemAt = (offset: number, field: string, message: string): Problem => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1), field, message };
  };

  const mistakes = yamlMistakes(document);
  if (mistakes.length > 0) {
    const problems = mistakes.map(({ offset, message }) => problemAt(offset, '', message));
    return { data: undefined, problems };
  }

  const value: unknown = document.toJS({ reviver: (_key, entry) => fillIn(entry, words) });
  const result = schema.safeParse(value);
  if (result.success) {
    const problemAtPath: ProblemAt = (path, message) =>
      problemAt(offsetOf(document.contents, path, 'value'), formatPath(path), message);
    return { data: result.data, problems: [], problemAt: problemAtPath };
  }

  const problems = result.error.issues.flatMap(leafIssues).flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const path = [...issue.path, key];
        const offset = offsetOf(document.contents, path, 'name');
        return problemAt(
          offset,
          formatPath(path),
          'expected no such field; remove it or fix its name',
        );
      });
    }
    const offset = offsetOf(document.contents, issue.path, 'value');
    const found = inWords(valueAt(value, issue.path));
    return [
      problemAt(offset, formatPath(issue.path), `expected ${expected(issue)}, found ${found}`),
    ];
  });
  return {
    data: undefined,
    problems: problems.sort((a, b) => a.line - b.line || a.column - b.column),
  };
}

function fillIn(value: unknown, words: Readonly<Record<string, string>>): unknown {
  if (typeof value !== 'string') return value;
  return value.replaceAll(/\{(\w+)\}/g, (placeholder, word: string) => words[word] ?? placeholder);
}

type Issue = z.core.$ZodIssue;

/** A union reports its members' issues nested; an editor wants the ones of the closest member. */
function leafIssues(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const closest = issue.errors.reduce((best, member) =>
    deepest(member) > deepest(best) ? member : best,
  );
  if (deepest(closest) === 0) return [issue];
  return closest.flatMap((inner) =>
    leafIssues({ ...inner, path: [...issue.path, ...inner.path] } as Issue),
  );
}

function deepest(issues: readonly Issue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length));
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

/** What the schema wanted, in an editor's words. */
function expected(issue: Issue): string {
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

function inWords(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (value === '') return 'empty text';
  if (typeof value === 'string') return `the text ${JSON.stringify(shorten(value))}`;
  if (typeof value === 'number') return `the number ${value}`;
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return String(value);
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** `['hero', 'stats', 2, 'value']` becomes `hero.stats[2].value`. */
function formatPath(path: Path): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text ? `${text}.${String(step)}` : String(step);
  }, '');
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (current, step) =>
      current === null || current === undefined
        ? undefined
        : (current as Record<PropertyKey, unknown>)[step],
    value,
  );
}

/**
 * Where in the text to point for the field at `path`.
 *
 * @param part `name` points at the field's name, `value` at what stands behind it
 * @returns an offset in characters; a missing field gives the name of the group that lacks it
 */
function offsetOf(root: Node | null, path: Path, part: 'name' | 'value'): number {
  let value: unknown = root;
  let name: unknown = root;
  for (const step of path) {
    const pair = isMap(value)
      ? value.items.find(({ key }) => isScalar(key) && key.value === step)
      : undefined;
    const entry = isSeq(value) ? value.items[Number(step)] : undefined;
    if (!pair && !entry) return startOf(name);
    name = pair?.key ?? entry;
    value = pair ? pair.value : entry;
  }
  return startOf(part === 'value' && isScalar(value) ? value : name);
}

function startOf(node: unknown): number {
  return (isNode(node) && node.range?.[0]) || 0;
}
