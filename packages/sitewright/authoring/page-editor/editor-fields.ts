import { namedFile } from '../../content/data/data-list.ts';
import { fieldAt } from '../../content/field-at.ts';
import { isTranslated, type JsonSchema, mayBeTranslated } from '../../content/json-schema.ts';

/** A field of the page editor, whatever draws it. */
export interface EditorField {
  name: string;
  label: string;
  hint?: string;
  widget: string;
  /** Whether it must be filled in, or the languages in which it must. */
  required?: boolean | string[];
  fields?: EditorField[];
  field?: EditorField;
  types?: EditorField[];
  typeKey?: string;
  options?: string[];
  /** What an entry of a list is called. */
  entryName?: string;
  min?: number;
  max?: number;
  [option: string]: unknown;
}

/** What the editor calls the only language of a site. */
export const onlyLanguage = '_default';

/**
 * The fields of the editor for a group. Those without words are in the first language's form alone.
 *
 * @param first the first language, as the editor names it
 * @param value what the file holds now, for fields whose form depends on it
 */
export function formFields(schema: JsonSchema, first: string, value?: unknown): EditorField[] {
  const required = new Set(schema.required ?? []);
  return (
    Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
      // The editor would write a value that is always the same into files that leave it out.
      .filter(
        ([name, { const: only }]) =>
          only === undefined || required.has(name) || fieldAt(value, [name]) !== undefined,
      )
      // Entries need names for their translations alone.
      .filter(([name]) => name !== 'key' || first !== onlyLanguage)
      .map(([name, shape]) => field(name, shape, required.has(name), first, fieldAt(value, [name])))
  );
}

/** A field of the editor that accepts what a JSON Schema accepts. */
function field(
  name: string,
  shape: JsonSchema,
  required: boolean,
  first: string,
  value?: unknown,
): EditorField {
  if (shape.const !== undefined) {
    return { name, label: labelOf(name), widget: 'hidden', default: shape.const };
  }
  const nullable = [shape.type].flat().includes('null') || shape.anyOf?.some(isNull) === true;
  // Some words may be left out of a translation.
  const isOptional = mayBeTranslated(shape) && !isTranslated(shape);
  const inherited = isOptional && first !== onlyLanguage ? value : undefined;
  const said = ['string', 'number'].includes(typeof inherited)
    ? `; a translation that leaves it empty says “${inherited}”`
    : '';
  const hint = hintOf(shape);
  const base = {
    name,
    label: labelOf(name),
    ...(hint && { hint: hint + said }),
    required: required && !nullable && (isTranslated(shape) || [first]),
    i18n: mayBeTranslated(shape) && !isInFirstAlone(value, first),
  };
  const variants = (shape.anyOf ?? shape.oneOf ?? []) as JsonSchema[];
  const possible = variants.filter((variant) => !isNull(variant));
  // The editor has no field for either a text or a group: it gets the one that is there.
  const inner = possible.some(({ type }) => type === 'string')
    ? possible.filter(({ type }) => (type === 'object') === isObject(value))
    : possible;
  if (inner.length === 1 && inner[0]) return { ...field(name, inner[0], required, first), ...base };
  if (inner.length > 1) return { ...base, ...choice(inner, first) };
  return { ...base, ...widget(name, shape, first, value) };
}

/** Whether a value is a section that the first language alone has. */
const isInFirstAlone = (value: unknown, first: string): boolean => {
  const only = fieldAt(value, ['only']);
  return Array.isArray(only) && only.length === 1 && only[0] === first;
};

const isNull = (shape: unknown) => (shape as JsonSchema).type === 'null';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

type Widget = Partial<EditorField> & Pick<EditorField, 'widget'>;

/** A list whose entries stand in a file: they are changed there. */
const dataFile: Widget = {
  widget: 'object',
  collapsed: false,
  fields: [
    {
      name: 'from',
      label: 'The file with the list',
      hint: 'Its name; the entries are changed in it, by whoever works with the site’s files',
      widget: 'string',
      required: true,
      i18n: false,
    },
  ],
};

function widget(name: string, shape: JsonSchema, first: string, value?: unknown): Widget {
  const type = [shape.type].flat().find((one) => one !== 'null');
  if (shape.picture) return { widget: 'image', options: shape.enum as string[] };
  // The editor refuses a choice of nothing, as of people while their file cannot be read.
  if (shape.enum?.length)
    return {
      ...{ widget: 'select', options: shape.enum as string[] },
      ...(shape.button === true && { button: true, choiceNames: shape.choiceNames }),
    };
  if (type === 'object')
    return { widget: 'object', collapsed: false, fields: formFields(shape, first, value) };
  if (type === 'array' && isObject(value) && namedFile(value) !== undefined) return dataFile;
  if (type === 'array') return { ...list(shape, first), entryName: entryNameOf(shape, name) };
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'number' || type === 'integer') {
    return { widget: 'number', value_type: type === 'integer' ? 'int' : 'float' };
  }
  const { description = '', richText } = shape;
  const marks = richText === true && { richText };
  // A field whose description speaks of sentences gets several lines.
  return { widget: /sentence/i.test(description) ? 'text' : 'string', ...marks };
}

function list(shape: JsonSchema, first: string): Widget {
  const item = shape.items as JsonSchema;
  const limits = {
    ...(shape.minItems !== undefined && { min: shape.minItems }),
    ...(shape.maxItems !== undefined && { max: shape.maxItems }),
  };
  const { fields, ...entry } = field('entry', item, true, first);
  if (fields && !entry.types) return { widget: 'list', collapsed: true, fields, ...limits };
  return { widget: 'list', field: entry, ...limits };
}

/** One of several groups: chosen by the field that tells them apart, else one group of all fields. */
function choice(variants: readonly JsonSchema[], first: string): Widget {
  const groups = variants.map(
    (variant) => Object.entries(variant.properties ?? {}) as [string, JsonSchema][],
  );
  const marker = groups[0]?.find(([, shape]) => shape.const !== undefined)?.[0];
  if (!marker) {
    const all = new Map(groups.flat());
    return {
      widget: 'object',
      fields: [...all].map(([name, shape]) => field(name, shape, false, first)),
    };
  }
  const types = variants.map((variant) => {
    const mark = variant.properties?.[marker] as JsonSchema | undefined;
    const fields = formFields(variant, first).filter(({ name }) => name !== marker);
    return { name: String(mark?.const), label: String(mark?.const), widget: 'object', fields };
  });
  return { widget: 'object', types, typeKey: marker };
}

/** What people say in place of the short words of the content. */
const words: Readonly<Record<string, string>> = {
  addOns: 'Add-ons',
  alt: 'What the picture shows',
  autocomplete: 'What the browser fills in',
  bio: 'About the person',
  changelog: 'Changes',
  cta: 'Call to action',
  faq: 'Questions',
  hero: 'Opening',
  href: 'Leads to',
  lead: 'Introduction',
  meta: 'Search results',
  only: 'Languages that have it',
  roi: 'What it brings',
  roiLabel: 'Words for what it brings',
  slug: 'Name in addresses',
  src: 'Picture',
  '.text': 'Text',
  timeframe: 'Time',
  to: 'Leads to',
};

/**
 * What an entry of a list is called, such as `question`: what its schema says, else the list’s own name in the singular.
 *
 * @param name the field that is the list
 */
export function entryNameOf({ entryName }: JsonSchema, name: string): string {
  if (typeof entryName === 'string') return entryName;
  const label = labelOf(name).toLowerCase();
  if (label === 'items' || !/[^s]s$/.test(label)) return 'entry';
  return label.replace(/ies$|(?<=ss|x|ch|sh)es$|s$/, (end) => (end === 'ies' ? 'y' : ''));
}

/** A noun with its article: `an old address`. */
export const withArticle = (noun: string): string => `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`;

const scripts = new Intl.DisplayNames('en', { type: 'script' });

/** What the editor calls one of several words that a field may say, such as `words-first`; names and codes stay. */
export const labelOfChoice = (one: string): string =>
  /^[a-z]+([A-Z-][a-z]+)*$/.test(one) ? spellOut(one) : one;

/**
 * What a field is for, in words of somebody who has a form before them, and no file: other fields and choices are called as
 * the form calls them, and nothing has the signs of a file.
 */
export function hintOf({ hint, description }: JsonSchema): string | undefined {
  const words = (hint as string | undefined) ?? description;
  return words
    ?.replaceAll(/(?<![{/:.@\w-])[a-z]+(?:[A-Z][a-z]+)+(?![\w}])/g, (name) => `“${labelOf(name)}”`)
    .replaceAll(/\[([^\]]+), ([^\],]+)\](?!\()/g, '$1 and $2')
    .replaceAll(/"([^"]*)"/g, '$1');
}

/** What the editor calls a field or a file: `firstName` becomes `First name`, `href` `Leads to`. */
export function labelOf(name: string): string {
  const label = Object.hasOwn(words, name) ? words[name] : undefined;
  // Such as Arab: the name of letters, for which a brand has a font.
  const script = /^[A-Z][a-z]{3}$/.test(name) ? scripts.of(name) : undefined;
  return label ?? script ?? spellOut(name);
}

function spellOut(name: string): string {
  const words = name
    .replaceAll(/([A-Z])/g, ' $1')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
