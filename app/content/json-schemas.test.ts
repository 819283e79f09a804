import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { type Document, parseDocument } from 'yaml';
import { example, vendors } from '../../tests/support/example.ts';
import { languageOf } from './content-files.ts';
import { type JsonSchema, toTranslationSchema } from './json-schema.ts';
import {
  kindOf,
  readFileSchemas,
  schemaOfAnyPage,
  schemaOfFile,
  translationSchemaName,
} from './json-schemas.ts';
import { readFields } from './read-fields.ts';

const schemas = readFileSchemas(example);
const read = (file: string) => parseDocument(readFileSync(path.join(example, file), 'utf8'));

/** What a file of the first language may hold, as text editors are told. */
const schemaOf = (file: string, known = schemas) =>
  known.pages.has(kindOf(file))
    ? schemaOfAnyPage(known, kindOf(file))
    : (known.files.get(kindOf(file)) ?? {});

/** What a translation of a file may hold. */
const translationOf = (folder: string, file: string, known = schemas) =>
  toTranslationSchema(schemaOfFile(known, file, readFields(folder, file)));

const ajv = new Ajv({ allErrors: true, keywords: ['launchRole', 'picture', 'translation'] });
formats.default(ajv);
/** By its schema's text: many files have equal ones. */
const validators = new Map<string, ValidateFunction>();

/** What a text editor would underline in a file. */
function errorsIn(document: Document, schema: JsonSchema): string[] {
  const text = JSON.stringify(schema);
  const validate = validators.get(text) ?? ajv.compile(schema);
  validators.set(text, validate);
  validate(document.toJS());
  return validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`) ?? [];
}

describe.each(vendors)('in %s', (folder) => {
  const known = readFileSchemas(folder);
  const files = globSync(`${folder}/**/*.yaml`).map((file) => path.relative(folder, file));

  test.each(files)('%s names its schema on its first line and is valid', (file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const [, target = ''] = /^# yaml-language-server: \$schema=(.+)\n/.exec(text) ?? [];
    const tag = languageOf(file);
    const original = tag ? file.slice(tag.length + 1) : file;
    const name = tag ? `translations/${translationSchemaName(original)}` : `${kindOf(file)}.json`;
    const schema = tag ? translationOf(folder, original, known) : schemaOf(file, known);
    expect(path.join(path.dirname(file), target)).toBe(path.join('../.schemas', name));
    expect(errorsIn(parseDocument(text), schema)).toEqual([]);
  });
});

test.each<[string, string, (string | number)[], unknown, string]>([
  ['a missing field', 'pricing.yaml', ['plans', 'items', 0, 'name'], undefined, 'must have req'],
  ['a text for a price', 'pricing.yaml', ['plans', 'items', 0, 'price'], '$9', 'must be number'],
  ['an empty heading', 'home.yaml', ['hero', 'title'], '', 'must NOT have fewer than 1 characters'],
  ['an unknown action', 'home.yaml', ['hero', 'actions', 0], 'buy', 'must be equal to one of'],
  ['an unknown field', 'site.yaml', ['slogan'], 'Hello', 'must NOT have additional properties'],
  ['an unknown page', 'not-found.yaml', ['back', 'href'], '/hom', 'must be equal to one of'],
  ['hours in another form', 'contact.yaml', ['hours', 'lines', 0, 'hours'], '9-18', 'must match'],
  ['an unknown kind of section', 'pricing.yaml', ['faq', 'section'], 'faq', 'must be equal to one'],
  ['a mailbox without a host', 'contact.yaml', ['offices', 'items', 0, 'email'], 'x', 'must match'],
])('%s is underlined', (_mistake, file, place, value, message) => {
  const document = read(file);
  if (value === undefined) document.deleteIn(place);
  else document.setIn(place, value);
  expect(errorsIn(document, schemaOf(file)).join('\n')).toContain(message);
});

test('in a translation, words that are missing are underlined, and nothing else', () => {
  const pricing = read('pricing.yaml');
  pricing.deleteIn(['currency']);
  pricing.deleteIn(['plans', 'items', 0, 'price']);
  pricing.deleteIn(['plans', 'items', 0, 'period']);
  expect(errorsIn(pricing, translationOf(example, 'pricing.yaml'))).toEqual([
    "/plans/items/0 must have required property 'period'",
  ]);
  const site = read('site.yaml');
  expect(errorsIn(site, translationOf(example, 'site.yaml'))).toEqual(
    ['origin', 'security', 'languages'].map(() => ' must NOT have additional properties'),
  );
});

test('every field has a description', () => {
  const all = [...schemas.files, ...schemas.pages, ...schemas.sections];
  expect(all.flatMap(([kind, schema]) => undescribed(schema, kind))).toEqual([]);
});

/** The fields below a schema that have no description. */
function undescribed(schema: JsonSchema, place: string): string[] {
  const fields = Object.entries(schema.properties ?? {}) as [string, JsonSchema][];
  const inner = [schema.items, schema.additionalProperties, schema.anyOf, schema.oneOf];
  return [
    ...fields.flatMap(([name, field]) => [
      ...(field.description ? [] : [`${place}.${name}`]),
      ...undescribed(field, `${place}.${name}`),
    ]),
    ...inner
      .flat()
      .flatMap((one) => (typeof one === 'object' ? undescribed(one as JsonSchema, place) : [])),
  ];
}
