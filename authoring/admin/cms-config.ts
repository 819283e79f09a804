import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../../app/content/content-files.ts';
import type { JsonSchema } from '../../app/content/json-schema.ts';
import { fileOf, jsonSchemas, readActionNames } from '../../app/content/json-schemas.ts';
import { parseYaml } from '../../app/content/yaml-file.ts';
import { maxUpload } from './upload-picture.ts';

/** A field of the content editor; https://decapcms.org/docs/widgets/ says what each widget takes. */
interface CmsField {
  name: string;
  label: string;
  hint?: string;
  widget: string;
  required?: boolean;
  [option: string]: unknown;
}

/** The content editor's names for the files, in the order in which it lists them. */
const labels: Readonly<Record<string, string>> = {
  brand: 'The brand',
  site: 'Address and law',
  navigation: 'Header and footer',
  actions: 'Buttons',
  home: 'Home',
  about: 'About',
  pricing: 'Pricing',
  contact: 'Contact',
  'case-studies': 'Case studies',
  careers: 'Careers',
  blog: 'Around the posts',
  reading: 'Around long texts',
  'not-found': 'Page not found',
  error: 'Application error',
};

/** Where pictures are: a path from the root of the editor's storage. */
const pictures = '/content/pictures';

/**
 * The configuration of the content editor at /admin: every content file, with every field of its
 * schema.
 *
 * @param folder path of the content folder; its files may hold anything
 */
export function cmsConfig(folder: string) {
  const schemas = jsonSchemas(folder);
  const exists = (file: string) => existsSync(path.join(folder, file));
  const files = [...schemas].flatMap(([kind, schema]) => {
    // Of the first kinds there may be many files; the others exist only beside those.
    if (['platform', 'page', 'post'].includes(kind)) return [];
    if (['blog', 'reading'].includes(kind) && !exists(fileOf(kind))) return [];
    const label = labels[kind] ?? labelOf(kind);
    const fields =
      kind === 'actions'
        ? actionFields(schema, readActionNames(folder))
        : fieldsOf(schema, readValue(path.join(folder, fileOf(kind))));
    return [{ name: kind, label, file: `content/${fileOf(kind)}`, fields }];
  });
  const order = Object.keys(labels);
  files.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  return {
    // Its storage is the content folder, which is always named content/ there: see
    // browser/content-folder.ts.
    backend: { name: 'test-repo' },
    load_config_file: false,
    // The server removes the slash that the editor puts before the name of a picture.
    media_folder: 'content/pictures',
    public_folder: '/',
    media_libraries: { default: { config: { slugify_filename: true, max_file_size: maxUpload } } },
    // The site itself is the preview, in another tab.
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: [
      { name: 'site', label: 'Pages', media_folder: pictures, public_folder: '', files },
      {
        name: 'platforms',
        label: 'Platforms',
        label_singular: 'Platform',
        folder: 'content/platforms',
        extension: 'yaml',
        format: 'yaml',
        identifier_field: 'name',
        create: true,
        media_folder: pictures,
        public_folder: '',
        fields: fieldsOf(schemas.get('platform') ?? {}),
      },
      ...listTextFolders(folder).map((inside) => ({
        ...textCollection(schemas.get('page') ?? {}),
        name: inside.replaceAll('/', '-'),
        label: inside === 'pages' ? 'Texts' : `Texts in /${inside.slice('pages/'.length)}`,
        label_singular: 'Text',
        folder: `content/${inside}`,
      })),
      ...(exists('blog.yaml') ? [postCollection(schemas.get('post') ?? {})] : []),
    ],
  };
}

/** The folders with pages that are written in Markdown. */
function listTextFolders(folder: string): string[] {
  const pages = contentFiles(folder).filter((file) => /^pages\/.+\.md$/.test(file));
  return [...new Set(['pages', ...pages.map((file) => path.posix.dirname(file))])];
}

/** Files in Markdown, with the fields of their front matter. */
const textCollection = (schema: JsonSchema) => ({
  extension: 'md',
  format: 'yaml-frontmatter',
  identifier_field: 'title',
  create: true,
  media_folder: pictures,
  public_folder: '',
  fields: [...fieldsOf(schema), { name: 'body', label: 'Text', widget: 'markdown' }],
});

const postCollection = (schema: JsonSchema) => ({
  ...textCollection(schema),
  name: 'posts',
  label: 'Posts',
  label_singular: 'Post',
  folder: 'content/posts',
  // A new post has the day on which it was begun; its file can get another name.
  slug: '{{year}}-{{month}}-{{day}}-{{slug}}',
});

/** One group for each button. New buttons are added in the file, as only a page can use one. */
function actionFields(schema: JsonSchema, names: readonly string[]): CmsField[] {
  const action = schema.additionalProperties as JsonSchema;
  return names.map((name) => ({ ...field(name, action, true), label: name }));
}

/** What a content file holds; nothing when it cannot be read. */
function readValue(file: string): unknown {
  if (!existsSync(file)) return undefined;
  const document = parseYaml(readFileSync(file, 'utf8'));
  return document.errors.length > 0 ? undefined : document.toJS();
}

/** @param value what the file holds now, for fields whose form depends on it */
function fieldsOf(schema: JsonSchema, value?: unknown): CmsField[] {
  const required = new Set(schema.required ?? []);
  const values = (value ?? {}) as Record<string, unknown>;
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(
    ([name, shape]) => field(name, shape, required.has(name), values[name]),
  );
}

/** A field of the editor that accepts what a JSON Schema accepts. */
function field(name: string, shape: JsonSchema, required: boolean, value?: unknown): CmsField {
  if (shape.const !== undefined) {
    return { name, label: labelOf(name), widget: 'hidden', default: shape.const };
  }
  const nullable = [shape.type].flat().includes('null') || shape.anyOf?.some(isNull) === true;
  const base = {
    name,
    label: labelOf(name),
    ...(shape.description && { hint: shape.description }),
    required: required && !nullable,
  };
  const variants = (shape.anyOf ?? shape.oneOf ?? []) as JsonSchema[];
  const isGroup = typeof value === 'object' && value !== null;
  const possible = variants.filter((variant) => !isNull(variant));
  // The editor has no field for either a text or a group: it gets the one that is there.
  const inner = possible.some(({ type }) => type === 'string')
    ? possible.filter(({ type }) => (type === 'object') === isGroup)
    : possible;
  if (inner.length === 1 && inner[0]) return { ...field(name, inner[0], required), ...base };
  if (inner.length > 1) return { ...base, ...choice(inner) };
  return { ...base, ...widget(shape, value) };
}

const isNull = (shape: unknown) => (shape as JsonSchema).type === 'null';

function widget(shape: JsonSchema, value?: unknown): { widget: string; [option: string]: unknown } {
  const type = [shape.type].flat().find((one) => one !== 'null');
  if (shape.picture) return { widget: 'image' };
  // The editor refuses a choice of nothing, as of people while their file cannot be read.
  if (shape.enum?.length) return { widget: 'select', options: shape.enum };
  if (type === 'object')
    return { widget: 'object', collapsed: false, fields: fieldsOf(shape, value) };
  if (type === 'array') return list(shape);
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'number' || type === 'integer') {
    return { widget: 'number', value_type: type === 'integer' ? 'int' : 'float' };
  }
  // A field whose description speaks of sentences gets several lines.
  return { widget: /sentence/i.test(shape.description ?? '') ? 'text' : 'string' };
}

function list(shape: JsonSchema): { widget: string; [option: string]: unknown } {
  const item = shape.items as JsonSchema;
  const limits = {
    ...(shape.minItems !== undefined && { min: shape.minItems }),
    ...(shape.maxItems !== undefined && { max: shape.maxItems }),
  };
  const { fields, ...entry } = field('entry', item, true) as CmsField & { fields?: CmsField[] };
  if (fields && !entry.types) return { widget: 'list', collapsed: true, fields, ...limits };
  return { widget: 'list', field: entry, ...limits };
}

/** One of several groups: chosen by the field that tells them apart, else one group of all fields. */
function choice(variants: readonly JsonSchema[]): { widget: string; [option: string]: unknown } {
  const groups = variants.map(
    (variant) => Object.entries(variant.properties ?? {}) as [string, JsonSchema][],
  );
  const marker = groups[0]?.find(([, shape]) => shape.const !== undefined)?.[0];
  if (!marker) {
    const all = new Map(groups.flat());
    return { widget: 'object', fields: [...all].map(([name, shape]) => field(name, shape, false)) };
  }
  const types = variants.map((variant) => {
    const mark = variant.properties?.[marker] as JsonSchema | undefined;
    const fields = fieldsOf(variant).filter(({ name }) => name !== marker);
    return { name: String(mark?.const), label: String(mark?.const), widget: 'object', fields };
  });
  return { widget: 'object', types, typeKey: marker };
}

/** `firstName` becomes `First name`. */
function labelOf(name: string): string {
  const words = name
    .replaceAll(/([A-Z])/g, ' $1')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
