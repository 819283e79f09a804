import path from 'node:path';
import { z } from 'zod';
import type { JsonSchema } from './json-schema.ts';
import { fieldAt, readFields } from './read-fields.ts';
import { readReferences } from './references.ts';
import type { LeadershipEntry } from './schemas/about.ts';
import { actionsSchema } from './schemas/actions.ts';
import type { Tag } from './schemas/blog.ts';
import { brandSchema } from './schemas/brand.ts';
import { platformSchema } from './schemas/platform.ts';
import { type PostReferences, postSchema } from './schemas/post.ts';
import type { References } from './schemas/shared.ts';
import { siteSchema } from './schemas/site.ts';
import { textPageSchema } from './schemas/text-page.ts';
import { schemas } from './site-content.ts';

/**
 * The JSON Schema of each kind of content file: `brand`, `site`, `home` …, `platform`, and `page`
 * and `post` for the front matter of those that are written in Markdown.
 *
 * @param folder path of the content folder, whose actions and pages are the values of some fields;
 *   its files may hold anything
 */
export function jsonSchemas(folder: string): Map<string, JsonSchema> {
  const actions = new Map(readActionNames(folder).map((name) => [name, { label: name }]));
  const references = readReferences(folder, actions);
  const people = readList(folder, 'about.yaml', ['leadership', 'people']) as LeadershipEntry[];
  const tags = readList(folder, 'blog.yaml', ['tags']) as Tag[];
  return createJsonSchemas(references, { people, tags });
}

/** Belongs to no vendor. */
const noReferences: References = {
  actions: undefined,
  paths: new Set(),
  absentPaths: new Set(),
  platformSlugs: [],
  language: 'en',
  languages: 2,
  pictures: { names: [], read: () => ({ expected: 'no picture', found: '' }) },
};
let generic: ReadonlyMap<string, JsonSchema> | undefined;

/**
 * The same without the values that come from a vendor's files: enough to tell what a translation or
 * launch-check does with each field, and made once.
 */
export function genericJsonSchemas(): ReadonlyMap<string, JsonSchema> {
  generic ??= createJsonSchemas(noReferences, { people: undefined, tags: undefined });
  return generic;
}

function createJsonSchemas(
  references: References,
  lists: Pick<PostReferences, 'people' | 'tags'>,
): Map<string, JsonSchema> {
  const all: [string, z.ZodType][] = [
    ['brand', brandSchema],
    ['site', siteSchema],
    ['actions', actionsSchema],
    ...Object.entries(schemas).map(([name, schema]): [string, z.ZodType] => [
      name,
      schema(references),
    ]),
    ['platform', platformSchema(references)],
    ['page', textPageSchema(references)],
    ['post', postSchema({ pictures: references.pictures, ...lists })],
  ];
  // Editors support draft 7 best. The input of a schema is what people write.
  const options = { target: 'draft-7', io: 'input', override: describeRichText } as const;
  return new Map(all.map(([name, schema]) => [name, z.toJSONSchema(schema, options)]));
}

/** Says in the description of a longer text what it may hold besides words. */
function describeRichText({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (!jsonSchema.richText) return;
  delete jsonSchema.richText;
  jsonSchema.description += '; it may hold *emphasis*, **strong emphasis** and [links](/pricing)';
}

/**
 * The kind of a content file, which is the name of its schema.
 *
 * @param file path of the file inside the content folder
 */
export function kindOf(file: string): string {
  const [, list] = /(?:^|\/)(platform|page|post)s\//.exec(file) ?? [];
  return list ?? path.basename(file, '.yaml');
}

/** The path inside the content folder of the one file of a kind: the opposite of `kindOf`. */
export function fileOf(kind: string): string {
  return kind === 'brand' ? 'brand/brand.yaml' : `${kind}.yaml`;
}

/** The names in `actions.yaml`; none when it cannot be read. */
export const readActionNames = (folder: string) => Object.keys(readFields(folder, 'actions.yaml'));

/** The groups of a list in a content file, which may hold anything; none when it cannot be read. */
function readList(folder: string, file: string, place: string[]): unknown[] {
  const list = fieldAt(readFields(folder, file), place);
  return Array.isArray(list) ? list.filter(isMapValue) : [];
}

const isMapValue = (value: unknown) => typeof value === 'object' && value !== null;
