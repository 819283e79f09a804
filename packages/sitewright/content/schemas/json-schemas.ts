import type { z } from 'zod';
import { LazyMap } from '../../lib/lazy-map.ts';
import type { SiteFolder } from '../disk/site-folder.ts';
import type { FieldContext } from '../fields/field-context.ts';
import { pathOfPage, readRawSections } from '../pages/page-files.ts';
import type { KindList, KindName, SiteCode } from '../pages/section-kind.ts';
import { schemas } from '../pages/site-content.ts';
import { listPictureNames } from '../pictures/picture-names.ts';
import { readFieldContext } from '../validate/read-field-context.ts';
import { fieldAt, isObject, listGroups } from '../values/field-at.ts';
import type { FieldPath } from '../yaml/yaml-file.ts';
import { actionsSchema } from './actions.ts';
import type { Tag } from './blog.ts';
import { brandSchema } from './brand.ts';
import { type JsonSchema, writeSchema } from './json-schema.ts';
import { kindOfSection, pageFields, sectionFields, sectionsOf } from './page.ts';
import { type PostNames, postSchema, type Writer } from './post.ts';
import { eachJson } from './records.ts';
import { siteSchema } from './site.ts';
import { textPageSchema } from './text-page.ts';

export interface FileSchemas {
  /** `brand`, `site`, `actions`, `navigation` …, and `text` and `post` for the front matter of Markdown. */
  files: ReadonlyMap<string, JsonSchema>;
  /** What pages of sections say beside those: `page`. */
  pages: ReadonlyMap<string, JsonSchema>;
  sections: ReadonlyMap<KindName, JsonSchema>;
}

/** Those of folders, whose files never change. */
const read = new WeakMap<SiteFolder, FileSchemas>();

/**
 * The schemas with the values that some fields may have: names of actions, pages, people and tags.
 */
export function readFileSchemas(folder: SiteFolder): FileSchemas {
  const schemas = read.get(folder) ?? readSchemas(folder);
  read.set(folder, schemas);
  return schemas;
}

function readSchemas(folder: SiteFolder): FileSchemas {
  const pictures = nameOnly(listPictureNames(folder));
  const actions = readActionLabels(folder);
  const fieldContext = readFieldContext(folder, pictures, actions);
  const section = readRawSections(folder).find(({ kind }) => kind === 'people');
  const blog = folder.fields('blog.yaml');
  const people = [
    ...listGroups(fieldAt(section?.value, ['people'])),
    ...listGroups(blog.authors),
  ] as unknown as Writer[];
  const tags = listGroups(blog.tags) as Tag[];
  return createFileSchemas(folder.code.kinds, fieldContext, { people, tags });
}

/** Pictures of which a schema needs the names alone. */
const nameOnly = (names: readonly string[]) => ({
  names,
  find: () => ({ expected: 'no picture', found: '' }),
});

/** What belongs to no vendor. */
export const noKnownNames: FieldContext = {
  actions: undefined,
  paths: new Set(),
  periods: new Map(),
  pathsOutsideDays: new Set(),
  today: '',
  timeZone: 'UTC',
  groupPages: [],
  language: 'en',
  languages: ['en', 'sv'],
  pictures: nameOnly([]),
  drawings: [],
  downloads: new Map(),
};

const generic = new WeakMap<KindList, FileSchemas>();

/**
 * The same without the values that come from a vendor's files: enough to tell what a translation or
 * launch-check does with each field, and made once for a list of kinds.
 */
export function genericFileSchemas(kinds: KindList): FileSchemas {
  const lists = { people: undefined, tags: undefined };
  const schemas = generic.get(kinds) ?? createFileSchemas(kinds, noKnownNames, lists);
  generic.set(kinds, schemas);
  return schemas;
}

function createFileSchemas(
  kinds: KindList,
  fieldContext: FieldContext,
  lists: Pick<PostNames, 'people' | 'tags'>,
): FileSchemas {
  // A schema is slow to make and to write, and few of them are asked for at a time.
  const write = <Name extends string>(all: readonly (readonly [Name, () => z.ZodType])[]) =>
    new LazyMap(all.map(([name, make]) => [name, () => writeSchema(make())]));
  const { files, pages, sections } = listSchemas(kinds, fieldContext, lists);
  return { files: write(files), pages: write(pages), sections: write(sections) };
}

/** Makers of the schemas of files, of what pages say beside their sections, and of sections, each by its name. */
export const listSchemas = (
  kinds: KindList,
  fieldContext: FieldContext = noKnownNames,
  lists: Pick<PostNames, 'people' | 'tags'> = { people: undefined, tags: undefined },
) => ({
  files: [
    ['brand', () => brandSchema],
    ['site', () => siteSchema],
    ['actions', () => actionsSchema],
    ...Object.entries(schemas).map(([name, schema]) => [name, () => schema(fieldContext)] as const),
    ['text', () => textPageSchema(fieldContext)],
    ['post', () => postSchema({ pictures: fieldContext.pictures, ...lists })],
  ] as (readonly [string, () => z.ZodType])[],
  pages: [['page', () => pageFields(fieldContext)]] as (readonly [string, () => z.ZodType])[],
  sections: [...kinds.keys()].map(
    (kind) => [kind, () => sectionFields(kinds, kind, fieldContext)] as const,
  ),
});

/**
 * What one content file may hold: of a page, the sections that it has.
 *
 * @param value what the first language's file says; of another file than a page, anything
 */
export function schemaOfFile(schemas: FileSchemas, file: string, value?: unknown): JsonSchema {
  const kind = kindOf(file);
  const page = schemas.pages.get(kind);
  if (!page) return schemas.files.get(kind) ?? {};
  const sections = (isObject(value) ? sectionsOf(value) : []).flatMap(([key, section]) => {
    const name = kindOfSection(schemas.sections, key, section);
    return name ? [[key, schemas.sections.get(name) ?? {}] as const] : [];
  });
  const isTemplate = typeof fieldAt(value, ['each']) === 'string';
  return {
    ...page,
    properties: {
      ...page.properties,
      ...(isTemplate && eachJson.properties),
      ...Object.fromEntries(sections),
    },
    required: [
      ...(page.required ?? []),
      // A section that names its languages need not be in all of them.
      ...sections.flatMap(([key]) => (fieldAt(value, [key, 'only']) === undefined ? key : [])),
    ],
  };
}

/** The same of pages of sections alone, where their kinds are those of a list. */
export const pageSchemasOf =
  (kinds: KindList): SiteCode['schemaOfPage'] =>
  (file, value) =>
    pathOfPage(file) === undefined
      ? undefined
      : schemaOfFile(genericFileSchemas(kinds), file, value);

/**
 * The kind of what holds a field, which is a section of a page or a file, and the way to the field from there.
 *
 * @param value what the first language's file says
 */
export function placeInKind(
  kinds: KindList,
  file: string,
  value: unknown,
  path: FieldPath,
): { kind: string; path: FieldPath } {
  const [key = '', ...inside] = path;
  const isSection = pathOfPage(file) !== undefined && inside.length > 0;
  const kind = isSection && kindOfSection(kinds, String(key), fieldAt(value, [key]));
  return kind ? { kind, path: inside } : { kind: kindOf(file), path };
}

/** What any page of sections may hold, for text editors. */
export function schemaOfAnyPage({ pages, sections }: FileSchemas, kind: string): JsonSchema {
  const kindNames = [...sections.keys()];
  const refer = (name: string) => ({ $ref: `#/definitions/${name}` });
  const named = {
    description: 'A section of a kind that it names',
    type: 'object',
    required: ['section'],
    properties: { section: { enum: kindNames } },
    allOf: kindNames.map((name) => ({
      if: { properties: { section: { const: name } } },
      // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
      then: refer(name),
    })),
  };
  const page = pages.get(kind) ?? {};
  const { each } = eachJson.properties ?? {};
  const properties = kindNames.map((name) => {
    const own = { type: 'object', if: { required: ['section'] }, else: refer(name) };
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
    return [name, { ...own, then: refer('named') }] as const;
  });
  return {
    ...page,
    required: [...(page.required ?? []), 'hero'],
    // Beside `each` these say what pages there are; any other page may have sections with these keys.
    properties: {
      ...page.properties,
      each,
      address: {},
      fields: {},
      ...Object.fromEntries(properties),
    },
    if: { required: ['each'] },
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
    then: { properties: eachJson.properties, required: ['address'] },
    additionalProperties: refer('named'),
    definitions: { ...Object.fromEntries(sections), named },
  } as JsonSchema;
}

/**
 * The kind of a content file.
 *
 * @returns `page` for a page of sections, else the name of its schema
 */
export function kindOf(file: string): string {
  if (pathOfPage(file) !== undefined) return 'page';
  if (file.endsWith('.md')) return file.startsWith('posts/') ? 'post' : 'text';
  return file.replace(/^.*\/|\.yaml$/g, '');
}

/** The name of the schema for the translations of a content file: each page has one of its own. */
export const translationSchemaName = (file: string): string =>
  pathOfPage(file) === undefined ? `${kindOf(file)}.json` : file.replace(/\.yaml$/, '.json');

/** The path inside the content folder of the one file of a kind: the opposite of `kindOf`. */
export function fileOf(kind: string): string {
  return kind === 'brand' ? 'brand/brand.yaml' : `${kind}.yaml`;
}

/** What each action says, by its name in `actions.yaml`; none when it cannot be read. */
function readActionLabels(folder: SiteFolder): Map<string, { label: string }> {
  const actions = Object.entries(folder.fields('actions.yaml'));
  return new Map(
    actions.map(([name, said]) => [name, { label: String(fieldAt(said, ['label']) ?? name) }]),
  );
}
