import dictionary from 'dictionary-en';
import nspell from 'nspell';
import { expect, test } from 'vitest';
import { example } from '../../../tests/support/example.ts';
import {
  type JsonSchema,
  partAt,
  variantsOf,
} from '../../sitewright/content/schemas/json-schema.ts';
import { readFileSchemas } from '../../sitewright/content/schemas/json-schemas.ts';
import { readSite } from '../../sitewright/kinds/read-site.ts';
import { entryNameOf, exampleIn, labelOf, labelOfField, sayAdd } from './labels.ts';

const { files, pages, sections } = readFileSchemas(readSite(example));
const schemas = [...files.values(), ...pages.values(), ...sections.values()];

/** A schema and all that is in it. */
function listAll(schema: JsonSchema): JsonSchema[] {
  const { properties = {}, items, additionalProperties } = schema;
  const inner = [...Object.values(properties), ...variantsOf(schema), items, additionalProperties];
  return [
    schema,
    ...inner.flatMap((one) => (typeof one === 'object' ? listAll(one as JsonSchema) : [])),
  ];
}
const all = schemas.flatMap(listAll);

const { aff, dic } = dictionary;
const speller = nspell({ aff: Buffer.from(aff), dic: Buffer.from(dic) });

/** Words that people know and this dictionary has not. */
for (const word of [
  ...['add-ons', 'Bangla', 'colours', 'Ethiopic', 'integrations', 'licence', 'permalink'],
  'Sinhala',
])
  speller.add(word);

/** The words of a label that are none. */
const findUnknown = (label: string) =>
  (label.match(/[\p{L}-]+/gu) ?? []).filter((word) => !speller.correct(word));

test('each field and each kind has a label of words that are in a dictionary', () => {
  const names = new Set([
    ...all.flatMap(({ properties = {} }) => Object.keys(properties)),
    ...files.keys(),
    ...sections.keys(),
  ]);
  const unknown = [...names].filter((name) => findUnknown(labelOf(name)).length > 0);
  expect(names.size).toBeGreaterThan(150);
  expect(unknown.map((name) => `${name}: ${labelOf(name)}`)).toEqual([]);
});

test.each(['Cta', 'Src', 'Bg', 'Roi', 'Faq', 'Href'])('%s is no such label', (label) => {
  expect(findUnknown(label)).not.toEqual([]);
});

test.each([
  [sections, 'questions', ['items'], 'Add a question'],
  [sections, 'jobs', ['jobs'], 'Add a job'],
  [sections, 'plans', ['items'], 'Add a plan'],
  [sections, 'people', ['people'], 'Add a person'],
  [sections, 'industries', ['items'], 'Add an industry'],
  [files, 'redirects', ['moved'], 'Add an old address'],
  [files, 'navigation', ['header', 'links'], 'Add a link'],
  [files, 'navigation', ['footer', 'groups'], 'Add a group'],
  [sections, 'jobs', ['jobs', 0, 'remoteFrom'], 'Add a country'],
  [sections, 'jobs', ['only'], 'Add a language'],
  [files, 'site', ['services', 0, 'frames'], 'Add a host'],
  [sections, 'directory', ['items'], 'Add an entry'],
  [files, 'site', ['analytics', 'data'], 'Add an entry: Data'],
] as const)('what is added to a list is called what it is: %#', (all, own, path, name) => {
  const schema = (all as ReadonlyMap<string, JsonSchema>).get(own) ?? {};
  expect(sayAdd(partAt(schema, path), String(path.at(-1)))).toBe(name);
});

test.each([
  ['plans', 'items', 'Plans'],
  ['industries', 'items', 'Industries'],
  ['timeline', 'entries', 'Entries'],
  ['offices', 'phoneLabel', 'Words for phone'],
] as const)('of %s the field %s is called “%s”', (kind, name, label) => {
  expect(labelOfField(partAt(sections.get(kind) ?? {}, [name]), name)).toBe(label);
});

test('without a name of its own, an entry is called as its list is, of one', () => {
  expect(
    ['stories', 'addresses', 'boxes', 'skills', 'items', 'employment'].map((name) =>
      entryNameOf({}, name),
    ),
  ).toEqual(['story', 'address', 'box', 'skill', 'entry', 'entry']);
});

test.each([
  ['The time of its day, such as 18:30: it orders the posts of a day', '18:30'],
  ['Its address, such as https://git.example.com', 'https://git.example.com'],
  ['The last day, such as 2027-01-06.', '2027-01-06'],
  ['The font, such as @fontsource-variable/sora; others are added', '@fontsource-variable/sora'],
  ['A heading of a few words', undefined],
])('of “%s” the example is %s', (words, example) => {
  expect(exampleIn(words)).toBe(example);
});
