import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allContentFiles, languageOf } from './content-files.ts';
import { nameContentFile } from './content-folder.ts';
import { readCounts } from './counts.ts';
import { fillWords, noWords, type Words } from './fill-words.ts';
import { fieldsOf, type JsonSchema } from './json-schema.ts';
import { jsonSchemas, kindOf } from './json-schemas.ts';
import { splitFrontMatter } from './markdown/front-matter.ts';
import { listMarkdownValues } from './markdown/markdown-values.ts';
import { mapTexts } from './parse.ts';
import type { Position } from './problem.ts';
import type { LaunchRole } from './schemas/launch-role.ts';
import { type FieldPath, readYaml, type YamlFile } from './yaml-file.ts';

/** One value of the content, with its place. */
export interface ContentValue extends Position {
  /** The value as text, with its counts put in; empty where there is none, and for a field with a role that is left out. */
  value: string;
  /** The comment behind the value. */
  comment: string;
  /** What launch-check looks for in the field. */
  launchRole?: LaunchRole | undefined;
}

/**
 * Every single value of the content files, in their order, those of the translations included.
 *
 * @param folder path of the content folder, whose files are valid
 */
export function readContentValues(folder: string): ContentValue[] {
  return readLeaves(folder, jsonSchemas(folder)).flatMap(({ yaml, leaves, name, body }) => {
    const values = leaves.map((leaf) => ({
      ...yaml.locate(leaf.path),
      value: String(leaf.value ?? ''),
      comment: yaml.commentAt(leaf.path),
      launchRole: leaf.schema.launchRole as LaunchRole | undefined,
    }));
    return body === undefined ? values : [...values, ...listMarkdownValues(name, body)];
  });
}

/**
 * All titles in the content files, without their places, which would take as long again to find.
 *
 * @param folder path of the content folder, whose files are valid
 */
export function readTitles(folder: string): string[] {
  const words = readWords(folder);
  // One file after the other: what all files say would take much memory at once.
  return allContentFiles(folder).flatMap((file) =>
    listTitles(readFile(folder, file).yaml.toJS()).map((one) => fillWords(one, words(file))),
  );
}

/** The fields in a value whose names end with `title`, as texts. */
function listTitles(value: unknown): string[] {
  return Object.entries(value ?? {}).flatMap(([name, one]) => {
    if (typeof one === 'object' && one !== null) return listTitles(one);
    return /\btitle$/.test(name) ? [String(one ?? '')] : [];
  });
}

interface FileLeaves {
  /** How the file is named in problems. */
  name: string;
  yaml: YamlFile;
  leaves: Leaf[];
  /** What follows the front matter of a file in Markdown. */
  body: string | undefined;
}

/** Every single value of each content file, with its counts put in. */
function readLeaves(folder: string, schemas: ReadonlyMap<string, JsonSchema>): FileLeaves[] {
  const words = readWords(folder);
  return allContentFiles(folder).map((file) => {
    const { name, yaml, body } = readFile(folder, file);
    const value = mapTexts(yaml.toJS(), [], (one) => fillWords(one, words(file)));
    const schema = schemas.get(kindOf(file)) ?? {};
    // What a translation leaves out is the first language's.
    const isWhole = languageOf(file) === undefined;
    return { name, yaml, leaves: leaves(value, schema, [], isWhole), body };
  });
}

/** What stands for the words in braces in each file. */
function readWords(folder: string): (file: string) => Words {
  const words = { ...noWords, counts: readCounts(folder) };
  return (file) => ({ ...words, language: languageOf(file) ?? words.language });
}

function readFile(folder: string, file: string): Omit<FileLeaves, 'leaves'> {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const name = nameContentFile(folder, file);
  const parts = file.endsWith('.md') ? splitFrontMatter(text) : undefined;
  return { name, yaml: readYaml(name, parts?.frontMatter ?? text), body: parts?.body };
}

interface Leaf {
  path: FieldPath;
  value: unknown;
  schema: JsonSchema;
}

/**
 * The values inside a value that hold no others, each with the JSON Schema of its field.
 *
 * @param isWhole whether a field with a role that is left out is a value too, an empty one
 */
function leaves(value: unknown, schema: JsonSchema, at: FieldPath, isWhole: boolean): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path: at, value, schema }];
  if (Array.isArray(value)) {
    const entry = (schema.items as JsonSchema | undefined) ?? {};
    return value.flatMap((one, index) => leaves(one, entry, [...at, index], isWhole));
  }
  const fields = fieldsOf(schema);
  const expected = Object.keys(fields).filter((name) => isWhole && fields[name]?.launchRole);
  return [...new Set([...Object.keys(value), ...expected])].flatMap((name) =>
    leaves(
      (value as Record<string, unknown>)[name],
      fields[name] ?? (schema.additionalProperties as JsonSchema | undefined) ?? {},
      [...at, name],
      isWhole,
    ),
  );
}
