import { expect, test } from 'vitest';
import { hasFileWords } from '../../../tests/support/content/file-words.ts';
import { vendors } from '../../../tests/support/example.ts';
import {
  type JsonSchema,
  toTranslationSchema,
} from '../../sitewright/content/schemas/json-schema.ts';
import { readFileSchemas } from '../../sitewright/content/schemas/json-schemas.ts';
import { readSite } from '../../sitewright/kinds/read-site.ts';
import { listContent } from '../content-editor/list-content.ts';
import { hintOf } from './labels.ts';

/** The hints of a field and of all inside. */
function listHints(schema: JsonSchema): string[] {
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [] } = schema;
  const inner = [...Object.values(properties), items, additionalProperties, ...anyOf, ...oneOf];
  const parts = inner.filter((one) => typeof one === 'object') as JsonSchema[];
  return [hintOf(schema) ?? '', ...parts.flatMap(listHints)];
}

test.each(vendors)(
  'what is said at fields of %s, in either language, names no file and nothing of how files are written',
  (vendor) => {
    const { files, pages, sections } = readFileSchemas(readSite(vendor));
    const all = [...files, ...pages, ...sections].flatMap(([name, schema]) =>
      [schema, toTranslationSchema(schema)].flatMap(listHints).map((hint) => ({ name, hint })),
    );
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter(({ hint }) => hasFileWords(hint))).toEqual([]);
  },
);

test.each(vendors)(
  'the list of contents of %s calls things by what they are, not by files',
  (vendor) => {
    for (const { label, description } of listContent(readSite(vendor)))
      expect(`${label}: ${description}`).not.toMatch(/\.(yaml|md)\b|^\d{4}-/);
  },
);
