import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allContentFiles, languageOf } from './content-files.ts';
import { nameContentFile } from './content-folder.ts';
import { readCounts } from './counts.ts';
import { fillWords, noWords } from './fill-words.ts';
import { fieldsOf, type JsonSchema } from './json-schema.ts';
import { jsonSchemas, kindOf } from './json-schemas.ts';
import { splitFrontMatter } from './markdown/front-matter.ts';
import { listMarkdownValues } from './markdown/markdown-values.ts';
import { mapTexts } from './parse.ts';
import type { Position } from './problem.ts';
import type { LaunchRole } from './schemas/launch-role.ts';
import { type FieldPath, formatPath, readYaml, type YamlFile } from './yaml-file.ts';

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
  const all = readLeaves(folder, new Map()).flatMap(({ leaves }) => leaves);
  const titles = all.filter(({ path }) => /\btitle$/.test(formatPath(path)));
  return titles.map(({ value }) => String(value ?? ''));
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
  const words = { ...noWords, counts: readCounts(folder) };
  return allContentFiles(folder).map((file) => {
    const tag = languageOf(file);
    const ownWords = tag === undefined ? words : { ...words, language: tag };
    const text = readFileSync(path.join(folder, file), 'utf8');
    const name = nameContentFile(folder, file);
    const parts = file.endsWith('.md') ? splitFrontMatter(text) : undefined;
    const yaml = readYaml(name, parts?.frontMatter ?? text);
    const value = mapTexts(yaml.toJS(), [], (one) => fillWords(one, ownWords));
    const schema = schemas.get(kindOf(file)) ?? {};
    // What a translation leaves out is the first language's.
    return { name, yaml, leaves: leaves(value, schema, [], tag === undefined), body: parts?.body };
  });
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
