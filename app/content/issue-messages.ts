import type { z } from 'zod';
import { quote } from './find-like-name.ts';
import { fieldAt } from './read-fields.ts';

type Issue = z.core.$ZodIssue;

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
 */
export function describeIssue(issue: Issue, value: unknown): string {
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
