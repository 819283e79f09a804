import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { exampleSite } from '../../../tests/fixtures/tiny/tiny-site.ts';
import { example } from '../../../tests/support/example.ts';
import { type JsonSchema, partsOf } from '../../sitewright/content/schemas/json-schema.ts';
import { readSite } from '../../sitewright/kinds/read-site.ts';
import { describeFile } from '../content-editor/describe-file.ts';
import { listSections, sectionSchema } from '../page-editor/browser/page-value.ts';
import { describeIn } from '../page-editor/page-draft.ts';
import { labelOfField } from './labels.ts';
import { nameField } from './naming.ts';
import { listFields, narrow, readPath, widgetOf } from './schema.ts';
import { setAt } from './set-at.ts';

type Path = readonly (string | number)[];
type Mistake = readonly [path: Path, said: unknown];

/** The field at a place of a form; undefined where the form shows none. */
function findShown(schema: JsonSchema, value: unknown, path: Path): JsonSchema | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  const inner = Object(value)[step];
  const { items, additionalProperties } = schema as Record<string, JsonSchema | undefined>;
  const named = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const field = () => listFields(schema, value).find(({ name }) => name === step)?.schema ?? named;
  const part = typeof step === 'number' ? items : field();
  return part && findShown(narrow(part, inner), inner, rest);
}

/** Every field in what a form says, each with all that somebody may make of it; what no form shows, nobody changes. */
function listMistakes(value: unknown, schema: JsonSchema, path: Path = []): Mistake[] {
  const parts = partsOf(value, schema) ?? [];
  return parts.flatMap(({ step, value: one, schema: part }): Mistake[] => {
    if (widgetOf(part) === 'hidden' || step === 'section') return [];
    const at = [...path, step];
    const listsOf = (all: unknown[]) => [
      undefined,
      [...all, ...all],
      all.slice(1),
      all.toReversed(),
    ];
    const leaves = [undefined, 'x', '/nowhere', 'Word '.repeat(80), -1, 1e6, !one];
    const said = Array.isArray(one) ? listsOf(one) : typeof one === 'object' ? [undefined] : leaves;
    return [...said.map((other): Mistake => [at, other]), ...listMistakes(one, part, at)];
  });
}

/** The form of a file: that of each section, by its key, and that of the rest. */
function readForms(name: string) {
  const site = readSite(example);
  const address = name === 'home.yaml' ? '/' : `/${name.replace(/^pages\/|\.yaml$/g, '')}`;
  const page = describeIn(site, address, '');
  if (page?.file !== name) {
    const { value, schema } = describeFile(site, name, '');
    return { value, schema, sections: new Map<string, JsonSchema>() };
  }
  const sections = listSections(page.value, page).map(
    ({ key, kind }) => [key, sectionSchema(page, kind)] as const,
  );
  return { value: page.value, schema: page.schema, sections: new Map(sections) };
}

/** The words of mistakes that lead to no field, or call it something else. One mistake is made in each section at once. */
async function findAstray(name: string, most: number) {
  const { value, schema, sections } = readForms(name);
  const lists = Object.entries(value).map(([key, one]) => {
    const own = sections.get(key);
    return own ? listMistakes(one, narrow(own, one), [key]) : listMistakes({ [key]: one }, schema);
  });
  const rounds = Math.min(most, Math.max(...lists.map((one) => one.length)));
  const site = await exampleSite();
  const whole = { properties: { ...schema.properties, ...Object.fromEntries(sections) } };
  const astray = new Set<string>();
  let count = 0;
  for (let round = 0; round < rounds; round += 1) {
    const said = lists.reduce<object>((all, list) => {
      const mistake = list[Math.floor((round * Math.max(list.length, rounds)) / rounds)];
      return mistake ? setAt(all, mistake[0], mistake[1]) : all;
    }, value);
    const { problems } = await site.write(name, stringify(said)).validate();
    for (const { file, field, message } of problems.filter((one) => one.field)) {
      if (file !== `content/${name}`) continue;
      count += 1;
      const [first = '', ...rest] = readPath(field);
      const own = sections.get(String(first));
      const [form, inside, path] = own
        ? ([own, Object(said)[first], rest] as const)
        : ([schema, said, [first, ...rest]] as const);
      const shown = findShown(narrow(form, inside), inside, path);
      const step = path.findLast((one) => typeof one === 'string');
      // A list that has no name of its own is called as its section is.
      const label = shown && step && step !== 'items' ? labelOfField(shown, String(step)) : '';
      const called = nameField(field, { schema: whole });
      if (!shown || !called.includes(label)) astray.add(`${field}: ${message}`);
    }
  }
  return { count, astray: [...astray] };
}

const slow = { tags: ['weekly'], timeout: 300_000 };

test('each mistake that can be made in a form leads to a field of it, and calls that as it does', async () => {
  const { count, astray } = await findAstray('pricing.yaml', 8);
  expect(astray).toEqual([]);
  expect(count).toBeGreaterThan(9);
});

test.each([
  ...['home', 'pricing', 'about', 'careers', 'contact', 'case-studies', 'pages/board'],
  ...['pages/platforms/counter', 'announcement', 'actions', 'navigation', 'site', 'blog'],
  ...['redirects', 'brand/brand'],
])('every mistake of %s.yaml leads to a field of its form', slow, async (name) => {
  const { count, astray } = await findAstray(`${name}.yaml`, 80);
  expect(astray).toEqual([]);
  expect(count).toBeGreaterThan(3);
});
