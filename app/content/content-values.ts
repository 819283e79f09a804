import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allContentFiles, languageOf } from './content-files.ts';
import { nameContentFile } from './content-folder.ts';
import { readCounts } from './counts.ts';
import { fillWords, noWords, type Words } from './fill-words.ts';
import { fieldsOf, type JsonSchema, partsOf } from './json-schema.ts';
import { genericJsonSchemas, kindOf } from './json-schemas.ts';
import { splitFrontMatter } from './markdown/front-matter.ts';
import { listMarkdownValues } from './markdown/markdown-values.ts';
import { mapTexts } from './parse.ts';
import type { Position } from './problem.ts';
import type { LaunchRole } from './schemas/launch-role.ts';
import { hasRole } from './translation.ts';
import { type FieldPath, readYaml, type YamlFile } from './yaml-file.ts';

/** One value of the content, with its place. */
export interface ContentValue extends Position {
  /** The value as text, with its counts put in; empty where there is none, and for a field with a role that is left out. */
  value: string;
  /** The comment behind the value. */
  comment: string;
  /** What launch-check looks for in the field. */
  launchRole?: LaunchRole | undefined;
  /** Whether visitors read or hear it. */
  isText: boolean;
}

/**
 * Every single value of the content files, in their order, those of the translations included.
 *
 * @param folder path of the content folder, whose files are valid
 */
export function readContentValues(folder: string): ContentValue[] {
  const schemas = genericJsonSchemas();
  const wordsIn = readWords(folder);
  return allContentFiles(folder).flatMap((file) => {
    const source = readSource(folder, file);
    const { name, body } = source;
    const values = readValues(source, wordsIn(file), schemas.get(kindOf(file)) ?? {});
    return body === undefined ? values : [...values, ...listMarkdownValues(name, body)];
  });
}

function readValues(source: SourceFile, words: Words, schema: JsonSchema): ContentValue[] {
  const yaml = parseSource(source);
  return readLeaves(yaml, source.file, words, schema).map((leaf) => {
    const position = yaml.locate(leaf.path);
    const value = String(leaf.value ?? '');
    const launchRole = leaf.schema.launchRole as LaunchRole | undefined;
    const isText = hasRole(leaf.schema, 'words') || hasRole(leaf.schema, 'optional');
    return { ...position, value, comment: yaml.commentAt(leaf.path), launchRole, isText };
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
    listTitles(parseSource(readSource(folder, file)).toJS()).map((one) =>
      fillWords(one, words(file)),
    ),
  );
}

/** The fields in a value whose names end with `title`, as texts. */
function listTitles(value: unknown): string[] {
  return Object.entries(value ?? {}).flatMap(([name, one]) => {
    if (typeof one === 'object' && one !== null) return listTitles(one);
    return /\btitle$/.test(name) ? [String(one ?? '')] : [];
  });
}

interface SourceFile {
  /** Path inside the content folder. */
  file: string;
  /** How the file is named in problems. */
  name: string;
  /** The file in YAML, or the front matter of one in Markdown. */
  text: string;
  /** What follows the front matter of a file in Markdown. */
  body: string | undefined;
}

/** What stands for the words in braces in each file. */
function readWords(folder: string): (file: string) => Words {
  const words = { ...noWords, counts: readCounts(folder) };
  return (file) => ({ ...words, language: languageOf(file) ?? words.language });
}

function readSource(folder: string, file: string): SourceFile {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const name = nameContentFile(folder, file);
  const parts = file.endsWith('.md') ? splitFrontMatter(text) : undefined;
  return { file, name, text: parts?.frontMatter ?? text, body: parts?.body };
}

const parseSource = ({ name, text }: SourceFile): YamlFile => readYaml(name, text);

/** Every single value of a content file, with its counts put in. */
function readLeaves(yaml: YamlFile, file: string, words: Words, schema: JsonSchema): Leaf[] {
  const value = mapTexts(yaml.toJS(), [], (one) => fillWords(one, words));
  // What a translation leaves out is the first language's.
  return leaves(value, schema, [], languageOf(file) === undefined);
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
  const parts = partsOf(value, schema);
  if (!parts) return [{ path: at, value, schema }];
  const steps = new Set(parts.map(({ step }) => step));
  const expected = Array.isArray(value) || !isWhole ? [] : Object.entries(fieldsOf(schema));
  for (const [step, field] of expected) {
    if (field.launchRole && !steps.has(step)) parts.push({ step, value: undefined, schema: field });
  }
  return parts.flatMap((part) => leaves(part.value, part.schema, [...at, part.step], isWhole));
}
