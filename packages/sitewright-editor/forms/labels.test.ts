import dictionary from 'dictionary-en';
import nspell from 'nspell';
import { expect, test } from 'vitest';
import { example } from '../../../tests/support/example.ts';
import { type JsonSchema, variantsOf } from '../../sitewright/content/schemas/json-schema.ts';
import { readFileSchemas } from '../../sitewright/content/schemas/json-schemas.ts';
import { readSite } from '../../sitewright/kinds/read-site.ts';
import { labelOf } from './labels.ts';

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
for (const word of ['add-ons', 'Bangla', 'colours', 'integrations', 'licence', 'permalink'])
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
