import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { afterEach, expect, test } from 'vitest';
import {
  type JsonSchema,
  toTranslationSchema,
  variantsOf,
} from '../../sitewright/content/schemas/json-schema.ts';
import { genericFileSchemas } from '../../sitewright/content/schemas/json-schemas.ts';
import { kinds } from '../../sitewright/kinds/kinds-by-name.ts';
import {
  entryNameOf,
  hintOf,
  labelOf,
  labelOfChoice,
  labelOfField,
  partsOfHint,
} from '../forms/labels.ts';
import { readCatalogue } from './server/speak-for.ts';
import { chooseLanguage, langOf, languages, speakAs, spokenLanguage, t } from './words.ts';

interface SyntaxNode {
  type: string;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof Object(value).type === 'string' && 'start' in Object(value);

/** A node and all inside. */
const listNodes = (node: SyntaxNode): SyntaxNode[] => [
  node,
  ...Object.values(node).flat().filter(isNode).flatMap(listNodes),
];

/** The texts that an expression may be. */
function textsOf(node: unknown): string[] {
  const { type, value, consequent, alternate, left, right } = Object(node);
  if (type === 'Literal') return typeof value === 'string' ? [value] : [];
  if (type === 'ConditionalExpression') return [...textsOf(consequent), ...textsOf(alternate)];
  return type === 'LogicalExpression' ? [...textsOf(left), ...textsOf(right)] : [];
}

const folder = path.resolve(import.meta.dirname, '..');

/** All texts that the code of a package gives in places of one kind. */
function readTexts(inPackage: string, pick: (node: SyntaxNode) => unknown): string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: inPackage, exclude: ['**/*.test.*'] });
  return files.flatMap((file) => {
    const { program } = parseSync(file, readFileSync(path.join(inPackage, file), 'utf8'));
    const nodes = listNodes(program as unknown as SyntaxNode);
    return nodes.flatMap((node) => textsOf(pick(node)).filter(Boolean));
  });
}

/** The words that the code itself says. */
const ownWords = readTexts(folder, ({ type, callee, arguments: all }) =>
  type === 'CallExpression' && /^(t|tWith|msg)$/.test(Object(callee).name)
    ? (all as unknown[])[0]
    : undefined,
);

/** What is said at a field that is not as it should be, where that names nothing of the field. */
const wordsAtFields = readTexts(
  path.resolve(folder, '../sitewright'),
  ({ type, key, id, value, init }) => {
    if (Object(key ?? id).name !== 'atField') return undefined;
    return type === 'Property' ? value : type === 'VariableDeclarator' ? init : undefined;
  },
);

const isText = (one: unknown): one is string => typeof one === 'string';

/** Such as Arab, whose name a browser knows in each language. */
const isScript = (name: string) => /^[A-Z][a-z]{3}$/.test(name);

/** The words of fields: labels, hints, what may be chosen and what an entry is called. */
function readFieldWords(schema: JsonSchema): string[] {
  const { properties = {}, items, additionalProperties, entryName } = schema;
  const fields = Object.entries(properties) as [string, JsonSchema][];
  // What names the kind of a section is no field of a form.
  const parts = fields.flatMap(([name, one]) => (name === 'section' ? [] : one));
  const inner = [...parts, ...variantsOf(schema), items, additionalProperties];
  const isNamed = schema.choiceNames !== undefined;
  const choices = (isNamed ? [] : (schema.enum ?? [schema.const])).filter(isText);
  return [
    ...[entryName, ...partsOfHint(hintOf(schema) ?? '')].filter(isText),
    // Names and codes stay as they are.
    ...choices.map(labelOfChoice).filter((label) => !choices.includes(label)),
    ...fields.flatMap(([name, one]) => [
      ...(isScript(name) ? [] : [labelOf(name), labelOfField(one, name)]),
      ...(one.items === undefined ? [] : [entryNameOf(one, name)]),
    ]),
    ...inner.flatMap((one) => (typeof one === 'object' ? readFieldWords(one as JsonSchema) : [])),
  ];
}

const { files, pages, sections } = genericFileSchemas(kinds);
const words = new Set([
  ...ownWords,
  ...wordsAtFields,
  ...[...files.keys(), ...sections.keys()].map(labelOf),
  ...[...files.values(), ...pages.values(), ...sections.values()].flatMap((schema) => [
    ...readFieldWords(schema),
    ...readFieldWords(toTranslationSchema(schema)),
  ]),
]);

const catalogueOf = (language: string): Record<string, string> =>
  JSON.parse(readCatalogue(language));

test.each(languages)(
  '%s has a translation of all that the editor says, and of nothing else',
  (language) => {
    expect(words.size).toBeGreaterThan(900);
    expect(wordsAtFields.length).toBeGreaterThan(15);
    const translated = new Set(Object.keys(catalogueOf(language)));
    expect([...words.difference(translated)]).toEqual([]);
    expect([...translated.difference(words)]).toEqual([]);
  },
);

const placesIn = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? [];

test.each(languages)(
  'a translation in %s has the values of its English, and is not empty',
  (language) => {
    const wrong = Object.entries(catalogueOf(language)).filter(
      ([key, said]) => !said.trim() || placesIn(key).join() !== placesIn(said).join(),
    );
    expect(wrong).toEqual([]);
  },
);

afterEach(() => speakAs(() => undefined));

test('words are said in the language of who reads them, and those of a site’s own kinds stay English', () => {
  expect([t('{count} places', { count: 2 }), langOf('Own'), spokenLanguage()]).toEqual([
    '2 places',
    undefined,
    'en',
  ]);
  const catalogue = { '{count} places': 'Stellen: {count}' };
  speakAs(() => ({ language: 'de', catalogue }));
  expect(t('{count} places', { count: 2 })).toBe('Stellen: 2');
  expect([t('Own'), langOf('Own'), langOf('{count} places')]).toEqual(['Own', 'en', undefined]);
  expect(spokenLanguage()).toBe('de');
});

test.each([
  [['de-CH', 'en'], 'de'],
  [['fr', 'sv-SE', 'de'], 'sv'],
  [['en-GB', 'de'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
])('of %j the editor speaks %s', (preferred, language) => {
  expect(chooseLanguage(preferred)).toBe(language);
});
