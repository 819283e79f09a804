import { isDataFile } from '../data/data-list.ts';
import { type LanguageFolder, languageOf, type SiteFolder } from '../disk/site-folder.ts';
import type { LaunchRole } from '../fields/roles.ts';
import { pathInOther, takeText } from '../languages/list-entries.ts';
import { fieldsInLanguage } from '../languages/section-languages.ts';
import { formatPlace, type Position } from '../messages/problem.ts';
import { readCounts } from '../pages/counts.ts';
import { pathOfPage } from '../pages/page-files.ts';
import { hasRole, type JsonSchema, partsOf, schemaFields } from '../schemas/json-schema.ts';
import { genericFileSchemas, schemaOfFile } from '../schemas/json-schemas.ts';
import { fieldAt } from '../values/field-at.ts';
import { fillPlaceholders, noPlaceholders, type Placeholders } from '../values/placeholders.ts';
import { type FieldPath, formatPath } from '../yaml/yaml-file.ts';
import { mapTexts } from './parse.ts';

export interface ContentValue extends Position {
  /** The value as text, with its counts put in; empty where there is none, and for a field with a role that is left out. */
  value: string;
  /** What launch-check looks for in the field. */
  launchRole?: LaunchRole | undefined;
  /** Whether visitors read or hear it. */
  isText: boolean;
}

/**
 * Every single value of the content files, in their order, those of the translations included. They
 * come one by one, since all at once would take much memory.
 *
 * @param folder of which all files are valid
 */
export function* readContentValues(folder: SiteFolder): Generator<ContentValue> {
  const schemas = genericFileSchemas(folder.code.kinds);
  const placeholdersOf = createPlaceholders(folder);
  const seen = new Set<string>();
  for (const { file, original, tag, name, body, yaml, isMade } of listFiles(folder)) {
    // What a translation leaves out is the first language's.
    const isWhole = tag === undefined;
    const own = tag === undefined ? undefined : folder.translation(tag);
    const placeholders = placeholdersOf(file);
    const said = yaml.toJS();
    const first = own ? readOriginal(own, original) : said;
    const value = mapTexts(said, [], (one, at) =>
      fillPlaceholders(isWhole ? one : withoutOriginal(one, at, said, first), placeholders),
    );
    const schema = schemaOfFile(schemas, original, first);
    for (const leaf of leaves(value, schema, [], isWhole)) {
      // What all pages of records say is said once.
      const place = isMade ? formatPlace(yaml.locate(leaf.path)) : undefined;
      if (place !== undefined && seen.has(place)) continue;
      if (place !== undefined) seen.add(place);
      yield {
        // Places are as slow to find as all values are to read, and asked only of what is wrong.
        get file() {
          return yaml.locate(leaf.path).file;
        },
        field: formatPath(leaf.path),
        get line() {
          return yaml.locate(leaf.path).line;
        },
        get column() {
          return yaml.locate(leaf.path).column;
        },
        value: String(leaf.value ?? ''),
        launchRole: leaf.schema.launchRole as LaunchRole | undefined,
        isText:
          typeof leaf.value !== 'boolean' &&
          (hasRole(leaf.schema, 'words') || hasRole(leaf.schema, 'optional')),
      };
    }
    if (body !== undefined) yield* listMarkdownValues(name, body);
  }
}

/**
 * The content files, each with what it says as its pages show it: lists in `data/` in those, and in the place of a file that
 * makes pages of records these.
 */
function listFiles(folder: SiteFolder) {
  return [...folder.all].flatMap(([file, { name, body, yaml: written }]) => {
    const tag = languageOf(file);
    const original = tag === undefined ? file : file.slice(tag.length + 1);
    if (isDataFile(original)) return [];
    const own = tag === undefined ? folder : folder.translation(tag);
    const { templates, pages } = own.recordPages;
    const made = [...pages].flatMap(([page, { template }]) => (template === original ? page : []));
    const isTemplate = templates.some((one) => one.file === original);
    return (isTemplate ? made : [original]).map((one) => {
      const isMade = one !== original;
      return { file, original: one, isMade, tag, name, body, yaml: own.yaml(one) ?? written };
    });
  });
}

/** What the first language says of a file of a translation, and what the translation alone does. */
const readOriginal = (own: LanguageFolder, file: string): unknown =>
  pathOfPage(file) === undefined ? own.site.yaml(file)?.toJS() : fieldsInLanguage(own, file);

/**
 * All titles in the content files.
 *
 * @param folder of which all files are valid
 */
export function readTitles(folder: SiteFolder): string[] {
  const placeholdersOf = createPlaceholders(folder);
  return listFiles(folder).flatMap(({ file, yaml }) => {
    const placeholders = placeholdersOf(file);
    const titles: string[] = [];
    mapTexts(yaml.toJS(), [], (one, at) => {
      if (at.at(-1) === 'title') titles.push(fillPlaceholders(one, placeholders));
      return one;
    });
    return titles;
  });
}

/** What stands for words in braces, by a file's path in the folder. */
function createPlaceholders(folder: SiteFolder): (file: string) => Placeholders {
  const all = new Map<string | undefined, Placeholders>();
  return (file) => {
    const tag = languageOf(file);
    const own = tag === undefined ? folder : folder.translation(tag);
    const { language, names } = noPlaceholders;
    const placeholders = all.get(tag) ?? {
      language: tag ?? language,
      names,
      counts: readCounts(own),
    };
    all.set(tag, placeholders);
    return placeholders;
  };
}

/** A text of a translation; in a list of texts it stands behind its original. */
function withoutOriginal(text: string, at: FieldPath, own: unknown, first: unknown): string {
  if (typeof at.at(-1) !== 'number') return text;
  const original = fieldAt(first, pathInOther(at, 'own', own, first));
  return typeof original === 'string' ? takeText(text, original) : text;
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
  const expected = Array.isArray(value) || !isWhole ? [] : Object.entries(schemaFields(schema));
  for (const [step, field] of expected) {
    if (field.launchRole && !steps.has(step)) parts.push({ step, value: undefined, schema: field });
  }
  return parts.flatMap((part) => leaves(part.value, part.schema, [...at, part.step], isWhole));
}

/** Where a line names an address or a picture: behind words in brackets, as a definition, or bare. */
const address = /(?<=\]\(\s*<?|\]:\s*<?|<)[^\s<>()]+/g;

/** The signs before the words of a line: of headings, lists and quotes. */
const signs = /^[\s>]*(?:#+\s+|[-+*]\s+|\d+[.)]\s+)?/;

/**
 * The words of each line and each address in it, with their places. It reads lines and no Markdown,
 * which is enough to tell editors where a text is written.
 *
 * @param body the Markdown, on the lines that it has in the file
 */
function listMarkdownValues(file: string, body: string): ContentValue[] {
  return body.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const start = signs.exec(line)?.[0].length ?? 0;
    const valueAt = (at: number, value: string) => {
      return { file, line: index + 1, column: at + 1, field: '', value, isText: true };
    };
    // Most lines name none, and looking back from each of their letters takes long.
    const found = /[\]<]/.test(line) ? line.matchAll(address) : [];
    const addresses = Array.from(found, (match) => valueAt(match.index, match[0]));
    return [valueAt(start, line.slice(start)), ...addresses];
  });
}
