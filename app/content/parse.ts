import type { z } from 'zod';
import { describeIssue, flattenIssue } from './issue-messages.ts';
import type { Problem } from './problem.ts';
import { type ProblemAt, readYaml } from './yaml-file.ts';

type Parsed<T> =
  | { data: T; problems: []; problemAt: ProblemAt }
  | { data: undefined; problems: Problem[] };

/**
 * Reads one YAML file against its schema.
 *
 * @param file how the file is named in problems, such as `content/home.yaml`
 * @param text the file's text
 * @param schema what the file must hold
 * @param words what to put for each `{word}` and each `{count list}` in the file's texts
 * @returns the validated data, or every problem found in the file; never throws
 */
export function parseContent<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  words: Readonly<Record<string, string>> = {},
): Parsed<z.output<Schema>> {
  const yaml = readYaml(file, text);
  if (yaml.errors.length > 0) return { data: undefined, problems: yaml.errors };

  const value = yaml.toJS((_key, one) => replaceWords(one, words));
  const result = schema.safeParse(value);
  if (result.success) {
    const problemAt: ProblemAt = (path, message) => ({ ...yaml.locate(path), message });
    return { data: result.data, problems: [], problemAt };
  }

  const problems = result.error.issues.flatMap(flattenIssue).flatMap((issue): Problem[] => {
    if (issue.code !== 'unrecognized_keys') {
      return [{ ...yaml.locate(issue.path), message: describeIssue(issue, value) }];
    }
    const message = 'unknown field; remove it or correct its name';
    return issue.keys.map((key) => ({ ...yaml.locate([...issue.path, key], 'name'), message }));
  });
  problems.sort((a, b) => a.line - b.line || a.column - b.column);
  return { data: undefined, problems };
}

/** Puts in what each `{word}` of a text stands for; words that are not known stay as they are. */
export function replaceWords(value: unknown, words: Readonly<Record<string, string>>): unknown {
  if (typeof value !== 'string') return value;
  return value.replaceAll(
    /\{((?:(?:count|number) )?[\w.-]+)\}/g,
    (braces, name: string, at: number) => {
      const word = words[name];
      if (word === undefined) return braces;
      // Only counts are in small letters; names stay as their vendors write them.
      const startsSentence = /(?:^|[.?!]\s+)["“‘(]*$/.test(value.slice(0, at));
      return name.startsWith('count ') && startsSentence
        ? word.charAt(0).toUpperCase() + word.slice(1)
        : word;
    },
  );
}
