import type { z } from 'zod';
import { fillWords, noWords, type Words } from './fill-words.ts';
import { describeIssue, flattenIssue } from './issue-messages.ts';
import { PluralError } from './plurals.ts';
import type { Problem } from './problem.ts';
import type { Completed } from './translation.ts';
import { type FieldPath, type ProblemAt, readYaml, type YamlFile } from './yaml-file.ts';

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
    const problems = completed.problems.map(({ path, message }) => {
      return { ...yaml.locate(path), message };
    });
    return { data: undefined, problems };
  }
  const locate: YamlFile['locate'] = (path, part) => yaml.locate(place(path), part);
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
