import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { allContentFiles } from '../../app/content/content-files.ts';
import { splitFrontMatter } from '../../app/content/markdown/front-matter.ts';
import { ContentFolder } from '../../tests/support/content-folder.ts';
import { example, vendors } from '../../tests/support/example.ts';
import { cmsConfig } from './cms-config.ts';
import type { CmsField } from './cms-fields.ts';

type Field = Partial<CmsField> & Pick<CmsField, 'name'>;

/** The fields of the form of a content file, by the file's path in the editor's storage. */
function formOf(config: ReturnType<typeof cmsConfig>, file: string): Field[] {
  const { locales = [] } = config.i18n ?? {};
  // A file of the first language is in no folder of its own.
  const isAt = (place: string, template = '') =>
    ['', ...locales.slice(1).map((tag) => `${tag}/`)].some(
      (inside) => template.replace('{{locale}}/', inside) === place,
    );
  return config.collections.flatMap((collection) => {
    if (isAt(path.posix.dirname(file), collection.folder)) return collection.fields ?? [];
    return collection.files?.find((one) => isAt(file, one.file))?.fields ?? [];
  });
}

const fieldsOf = (one: { fields?: Field[] | undefined } | undefined) =>
  new Map(one?.fields?.map((field) => [field.name, field]));

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

describe.each(vendors)('of %s', (folder) => {
  const files = allContentFiles(folder).filter((file) => /\.(yaml|md)$/.test(file));
  const config = cmsConfig(folder);

  test.each(files)('%s can be edited in every field', (file) => {
    const form = formOf(config, `content/${file.split(path.sep).join('/')}`);
    expect(form.length).toBeGreaterThan(0);
    const text = readFileSync(path.join(folder, file), 'utf8');
    const value = parse(splitFrontMatter(text)?.frontMatter ?? text);
    expect(unknown(value, form, file)).toEqual([]);
  });
});

test('a colour has the field that fits what the file holds: one colour, or one for light and dark', () => {
  const colours = { action: '#1a29a2', ink: { light: '#111111', dark: '#eeeeee' } };
  const folder = new ContentFolder().set('brand/brand.yaml', { colours });
  const [site] = cmsConfig(folder.path).collections;
  const brand = fieldsOf(site?.files?.find(({ name }) => name === 'brand'));
  const given = fieldsOf(brand.get('colours'));
  expect(given.get('action')).toMatchObject({ widget: 'string', required: false });
  expect(given.get('pink')).toMatchObject({ widget: 'string', required: false });
  expect([...fieldsOf(given.get('ink')).keys()]).toEqual(['light', 'dark']);
});

test('posts and pages have a field for their text, and the shipped vendor has no posts', () => {
  const bodies = (folder: string) =>
    cmsConfig(folder)
      .collections.filter(({ fields = [] }) => fields.some(({ name }) => name === 'body'))
      .map(({ folder }) => folder);
  expect(bodies('content')).toEqual(['content/pages']);
  const folders = ['pages', 'pages/help', 'posts'].map((one) => `content/{{locale}}/${one}`);
  expect(bodies(example)).toEqual(folders);
});

test('languages have the fields with words side by side, and the others once', () => {
  const form = fieldsOf({ fields: formOf(cmsConfig(example), 'content/sv/pricing.yaml') });
  const plan = fieldsOf(fieldsOf(form.get('plans')).get('items'));
  expect(plan.get('name')).toMatchObject({ i18n: true, required: true });
  // The amount is the same everywhere, the words round it are not.
  expect(plan.get('price')).toMatchObject({ i18n: false, required: false });
  expect(plan.get('priceText')).toMatchObject({ i18n: true, required: false });
  expect(plan.get('cta')).toMatchObject({ i18n: false });
  expect(form.get('currency')).toMatchObject({ i18n: false });
  expect(cmsConfig('content')).not.toHaveProperty('i18n');
});
