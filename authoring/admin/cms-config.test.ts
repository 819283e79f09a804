import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ContentFolder } from '../../tests/support/content-folder.ts';
import { cmsConfig } from './cms-config.ts';

interface Field {
  name: string;
  fields?: Field[];
  field?: Field;
  types?: Field[];
  typeKey?: string;
}

const { collections } = cmsConfig('content');

/** The form of each content file, by the file's path. */
const forms = new Map<string, Field[]>(
  collections.flatMap(({ files, folder, fields }): [string, Field[]][] =>
    files
      ? files.map((one) => [one.file, one.fields])
      : globSync(`${folder}/*.yaml`).map((file) => [file, fields ?? []]),
  ),
);

/** What a value holds that its form has no field for; the editor would lose it on saving. */
function unknown(value: unknown, fields: readonly Field[], place: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    const field = fields.find((candidate) => candidate.name === name);
    return field ? within(one, field, `${place}.${name}`) : [`${place}.${name}`];
  });
}

function within(value: unknown, field: Field, place: string): string[] {
  if (Array.isArray(value)) {
    const inner = field.field ?? { name: 'entry', fields: field.fields ?? [] };
    return value.flatMap((one, index) => within(one, inner, `${place}.${index}`));
  }
  const marker = field.typeKey && (value as Record<string, unknown>)[field.typeKey];
  const type = field.types?.find(({ name }) => name === marker);
  const fields = type ? [...(type.fields ?? []), { name: field.typeKey ?? '' }] : field.fields;
  return fields ? unknown(value, fields, place) : [];
}

test.each(globSync('content/**/*.yaml'))('%s can be edited in every field', (file) => {
  const form = forms.get(file.split(path.sep).join('/')) ?? [];
  expect(form.length).toBeGreaterThan(0);
  expect(unknown(parse(readFileSync(file, 'utf8')), form, file)).toEqual([]);
});

test('a colour has the field that fits what the file holds: one colour, or one for day and night', () => {
  const folder = new ContentFolder();
  folder.change('brand/brand.yaml', (brand) => {
    brand.setIn(['colours', 'action'], '#1a29a2');
    brand.setIn(['colours', 'ink'], brand.createNode({ day: '#111111', night: '#eeeeee' }));
  });
  const [site] = cmsConfig(folder.path).collections;
  const brand: Field[] = site?.files?.find(({ name }) => name === 'brand')?.fields ?? [];
  const colours = brand.find(({ name }) => name === 'colours')?.fields ?? [];
  const fieldFor = (colour: string) => colours.find(({ name }) => name === colour);
  expect(fieldFor('action')).toMatchObject({ widget: 'string', required: false });
  expect(fieldFor('pink')).toMatchObject({ widget: 'string', required: false });
  expect(fieldFor('ink')?.fields?.map(({ name }) => name)).toEqual(['day', 'night']);
});
