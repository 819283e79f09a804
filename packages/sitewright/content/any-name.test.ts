import { expect, test } from 'vitest';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { example } from '../../../tests/support/example.ts';
import { kinds } from '../kinds/kinds.ts';
import { readSite } from '../kinds/read-site.ts';
import { fillTemplate } from './fill-template.ts';
import { hasRole, type JsonSchema, partsOf } from './json-schema.ts';
import { genericFileSchemas, readFileSchemas, schemaOfFile } from './json-schemas.ts';
import { loadContent } from './load.ts';
import { fillPlaceholders, noPlaceholders } from './placeholders.ts';
import { type FieldPath, formatPath } from './yaml-file.ts';

/** What every object answers to, whether somebody has put it there or not. */
const inherited = Object.getOwnPropertyNames(Object.prototype);
const nameAt = (index: number) => inherited[index % inherited.length] as string;

/** Those that content may choose: of a section’s key, and of small letters alone. */
const keys = inherited.filter((name) => /^[a-z]\w*$/.test(name));
const [slug = ''] = inherited.filter((name) => /^[a-z]+$/.test(name));

/** The fields of a file with their schemas, in the order of the file. */
function listFields(
  value: unknown,
  schema: JsonSchema,
  path: FieldPath = [],
): { path: FieldPath; value: unknown; schema: JsonSchema }[] {
  const parts = partsOf(value, schema) ?? [];
  return [
    { path, value, schema },
    ...parts.flatMap((part) => listFields(part.value, part.schema, [...path, part.step])),
  ];
}

const files = readSite(example).files.filter((file) => /\.(yaml|md)$/.test(file));
const schemas = { generic: genericFileSchemas(kinds), whole: readFileSchemas(readSite(example)) };
const fieldsIn = (file: string, kind: keyof typeof schemas) => {
  // As it is written: a list in data/ has no fields here.
  const value = readSite(example).get(file)?.yaml.toJS();
  return listFields(value, schemaOfFile(schemas[kind], file, value));
};

type Place = readonly [file: string, field: string];

/** The places of the fields for which no line says that something is wrong there, or in the group around it. */
const withoutProblem = (problems: readonly string[], places: readonly Place[]) =>
  places.filter(
    ([file, place]) =>
      !problems.some((line) => line.startsWith(`content/${file}:`) && line.includes(` ${place}: `)),
  );

test('no word in braces stands for what every object has', async () => {
  for (const name of inherited) {
    expect(fillTemplate(`{${name}}`, {})).toBe(`{${name}}`);
    expect(fillPlaceholders(`{${name}}`, noPlaceholders)).toBe(`{${name}}`);
    const mistakes: string[] = [];
    fillPlaceholders(
      `{count ${name}}`,
      { ...noPlaceholders, counts: new Map([['a', 1]]) },
      (one) => {
        mistakes.push(one.message);
      },
    );
    expect(mistakes).toEqual([expect.stringContaining('expected {count …} with one of a')]);
  }
  const folder = new ContentFolder();
  const places = files.flatMap((file, start) =>
    fieldsIn(file, 'generic')
      .filter(({ value, schema }) => typeof value === 'string' && hasRole(schema, 'words'))
      .map(({ path }, index): [string, string, string] => [
        file,
        formatPath(path),
        nameAt(start + index),
      ]),
  );
  for (const [file, place, name] of places) folder.set(file, { [place]: `{${name}}` });
  const problems = await folder.problems();
  expect(
    withoutProblem(
      problems,
      places.map(([file, place]) => [file, place]),
    ),
  ).toEqual([]);
  expect(problems.filter((line) => /native code|\[object/.test(line))).toEqual([]);
});

test('no group has a field with a name that every object has', async () => {
  const folder = new ContentFolder();
  const places: Place[] = [];
  for (const [start, file] of files.entries()) {
    const groups = fieldsIn(file, 'whole').filter(
      ({ value, path }) => path.length > 0 && typeof value === 'object' && !Array.isArray(value),
    );
    for (const [index, { path }] of groups.entries()) {
      const place = formatPath([...path, nameAt(start + index)]);
      folder.set(file, { [place]: 'x' });
      places.push([file, place]);
    }
  }
  expect(withoutProblem(await folder.problems(), places)).toEqual([]);
});

// What has one of these names as its own is another group altogether, and says that alone.
const [ownNames, otherNames] = [
  inherited.filter((name) => name === '__proto__'),
  inherited.filter((name) => name !== '__proto__'),
];

test.each([ownNames, otherNames])('no file has a field %s of its own', async (...names) => {
  const folder = new ContentFolder();
  const values = Object.fromEntries(names.map((name) => [name, 'x']));
  for (const file of files) folder.set(file, values);
  const places = files.flatMap((file) => names.map((name): Place => [file, name]));
  expect(places.length).toBeGreaterThan(0);
  expect(withoutProblem(await folder.problems(), places)).toEqual([]);
});

test('where one of some names is expected, none that every object has is one', async () => {
  let places = files.flatMap((file) =>
    fieldsIn(file, 'whole')
      .filter(
        ({ path, schema }) =>
          schema.enum || schema.const !== undefined || path.at(-1) === 'section',
      )
      .map(({ path }): Place => [file, formatPath(path)]),
  );
  expect(places.length).toBeGreaterThan(100);
  // Some mistakes hide others, such as those of posts whose writers are not known. The rest are made anew.
  for (const isTried of [() => true, ([file]: Place) => file.startsWith('posts/'), () => true]) {
    const tried = places.filter(isTried);
    const folder = new ContentFolder();
    for (const [index, [file, place]] of tried.entries())
      folder.set(file, { [place]: nameAt(index) });
    const problems = tried.length > 0 ? await folder.problems() : [];
    const hidden = new Set(withoutProblem(problems, tried));
    places = places.filter((one) => hidden.has(one) || !tried.includes(one));
  }
  for (const [file, place] of places) {
    expect(await new ContentFolder().set(file, { [place]: slug }).problems()).not.toEqual([]);
  }
});

test('a page, an action and sections may be called what every object has, in every language', async () => {
  const folder = new ContentFolder('every language');
  for (const tag of ['en', 'sv', 'ar']) {
    const isFirst = tag === 'en';
    const at = isFirst ? '' : `${tag}/`;
    const description = `In ${tag}: ${'a sentence that says what the page is for. '.repeat(2)}`;
    const hero = { title: tag, lead: `${tag}.`, ...(isFirst && { actions: [slug] }) };
    const sections = keys.map((key) => {
      const entry = { title: isFirst ? 'One' : tag, description: `{number ${slug}.${key}}` };
      const items = [{ key: 'One', ...entry }];
      const kind = isFirst && { section: 'points' };
      return [key, { ...kind, title: `${key} in ${tag}`, lead: `${tag}.`, items }] as const;
    });
    const page = {
      meta: { title: `In ${tag}`, description },
      hero,
      ...Object.fromEntries(sections),
    };
    folder.write(`${at}pages/${slug}.yaml`, JSON.stringify(page));
    const action = { label: tag, ...(isFirst && { to: `/${slug}` }) };
    folder.set(`${at}actions.yaml`, { [slug]: action });
  }
  const content = await loadContent(readSite(folder.path));
  for (const { language, pages } of [content, ...content.translations]) {
    const [hero, ...sections] = pages.get(`/${slug}`)?.sections ?? [];
    const to = `${language.base}/${slug}`;
    expect(hero?.content).toMatchObject({ actions: [{ label: language.tag, to }] });
    expect(sections.map(({ key, content }) => [key, Object(content).title])).toEqual(
      keys.map((key) => [key, `${key} in ${language.tag}`]),
    );
  }
  folder.set(`sv/pages/${slug}.yaml`, { [slug]: undefined, toString: undefined });
  await folder.expectProblems(
    ...[slug, 'toString'].map(
      (key) =>
        `content/sv/pages/${slug}.yaml:* ${key}: expected the translation of content/pages/${slug}.yaml:*, found nothing: write and fill in *`,
    ),
  );
});
