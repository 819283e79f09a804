import { cpSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';
import { type Document, parseDocument } from 'yaml';
import { linkOwnCode } from '../../../tests/support/content/copy-content.ts';
import { example, vendors } from '../../../tests/support/example.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import type { JsonSchema } from '../content/schemas/json-schema.ts';
import { readFileSchemas } from '../content/schemas/json-schemas.ts';
import { readSite } from '../kinds/read-site.ts';
import { writeJsonSchemas } from './editor-schemas.ts';

const folder = temporaryFolder();
for (const vendor of vendors) {
  cpSync(vendor, path.join(folder, vendor), { recursive: true });
  linkOwnCode(vendor, path.join(folder, vendor));
  writeJsonSchemas(readSite(path.join(folder, vendor)));
}
const read = (file: string) => parseDocument(readFileSync(path.join(folder, file), 'utf8'));
const ajv = new Ajv({
  allErrors: true,
  keywords: [
    ...['atField', 'button', 'choiceNames', 'colour', 'entryName', 'hint', 'identity'],
    ...['launchRole', 'leftOut', 'picture', 'portrait', 'richText', 'translation'],
  ],
});
formats.default(ajv);

/** What a text editor underlines in a file, by the schema that the first line of the file names. */
function errorsIn(file: string, document: Document = read(file)): string[] {
  const [, target = ''] = /yaml-language-server: \$schema=(.+)/.exec(`${read(file)}`) ?? [];
  const place = path.join(folder, path.dirname(file), target);
  if (!ajv.getSchema(place)) ajv.addSchema(JSON.parse(readFileSync(place, 'utf8')), place);
  ajv.validate(place, document.toJS());
  return ajv.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`) ?? [];
}

test.each(vendors.flatMap((vendor) => globSync(`${vendor}/**/*.yaml`)))('%s is valid', (file) => {
  expect(errorsIn(file)).toEqual([]);
});

test.each<[string, string, (string | number)[], unknown, string]>([
  ['a missing field', 'pricing', ['plans', 'items', 0, 'name'], undefined, 'must have req'],
  ['an empty heading', 'home', ['hero', 'title'], '', 'must NOT have fewer than 1 characters'],
  ['an unknown action', 'home', ['hero', 'actions', 0], 'buy', 'must be equal to one of'],
  ['an unknown field', 'site', ['slogan'], 'Hello', 'must NOT have additional properties'],
  ['an unknown page', 'not-found', ['back', 'href'], '/hom', 'must be equal to one of'],
  ['hours in another form', 'contact', ['hours', 'lines', 0, 'hours'], 'nine to six', 'must match'],
  [
    'a list from a file elsewhere',
    'pages/board',
    ['counters', 'items', 'from'],
    'a.csv',
    'must match',
  ],
  ['an unknown kind of section', 'pricing', ['faq', 'section'], 'faq', 'must be equal to one'],
])('%s is underlined', (_mistake, page, place, value, message) => {
  const document = read(`${example}/${page}.yaml`);
  if (value === undefined) document.deleteIn(place);
  else document.setIn(place, value);
  expect(errorsIn(`${example}/${page}.yaml`, document).join('\n')).toContain(message);
});

test('a page for each record says so before its sections, and a list has an entry for each', () => {
  const [page, place] = [read(`${example}/pages/board.yaml`), `${example}/pages/board.yaml`];
  page.set('each', 'data/shops.json');
  page.set('fields', page.createNode({ name: 'name', city: 'optional text' }));
  const entry = { each: 'data/shops.json', name: '{name}', place: '{city}' };
  page.setIn(['counters', 'items'], page.createNode(entry));
  expect(errorsIn(place, page)).toContain(" must have required property 'address'");
  page.set('address', '/shops/:name');
  expect(errorsIn(place, page)).toEqual([]);
  page.setIn(['fields', 'name'], 'txt');
  expect(errorsIn(place, page).join()).toContain('/fields/name must be equal to one of');
});

test('an author of a post may be anybody, and those who are known are offered', () => {
  const schema = readFileSchemas(readSite(example)).files.get('post') ?? {};
  const { author, authors } = schema.properties as Record<string, JsonSchema>;
  for (const one of [author, authors?.items as JsonSchema]) {
    expect(one?.examples).toContain('Maja Ek');
    expect(ajv.validate(one ?? false, 'Olu Guest'), ajv.errorsText()).toBe(true);
  }
});

test('in a translation, words that are missing are underlined, and nothing else', () => {
  const pricing = read(`${example}/pricing.yaml`);
  pricing.deleteIn(['currency']);
  pricing.deleteIn(['plans', 'items', 0, 'price']);
  pricing.deleteIn(['plans', 'items', 0, 'period']);
  expect(errorsIn(`${example}/sv/pricing.yaml`, pricing)).toEqual([
    "/plans/items/0 must have required property 'period'",
  ]);
  expect(errorsIn(`${example}/sv/site.yaml`, read(`${example}/site.yaml`))).toEqual(
    ['business', 'origin', 'timeZone', 'security', 'languages', 'data'].map(
      () => ' must NOT have additional properties',
    ),
  );
});

test('every field has a description, and no group takes a field that it does not know', () => {
  const wrong: string[] = [];
  const all = Object.values(readFileSchemas(readSite(example))).flatMap((one) => [...one]);
  JSON.stringify(all, (key, schema: unknown) => {
    const { properties = {}, additionalProperties }: JsonSchema = Object(schema);
    for (const [name, field] of Object.entries(properties))
      if (!Object(field).description) wrong.push(`${key}.${name}`);
    if (Object.keys(properties).length && additionalProperties !== false) wrong.push(key);
    return schema;
  });
  expect(wrong).toEqual([]);
});
