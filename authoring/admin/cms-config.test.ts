import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { allContentFiles } from '../../app/content/content-files.ts';
import { splitFrontMatter } from '../../app/content/markdown/front-matter.ts';
import { ContentFolder } from '../../tests/support/content-folder.ts';
import { example, vendors } from '../../tests/support/example.ts';
import { cmsConfig } from './cms-config.ts';
import type { CmsField } from './cms-fields.ts';

type Form = Partial<CmsField>;

/** The form of a content file. */
function formOf({ collections }: ReturnType<typeof cmsConfig>, file: string): Form | undefined {
  const place = `content/${file.replace(/^(sv|ar)\//, '')}`;
  const forms = collections.flatMap(({ folder, files = [], ...texts }) => [
    ...files,
    { ...texts, file: `${folder}/${path.basename(file)}` },
  ]);
  return forms.find((one) => one.file.replace('{{locale}}/', '') === place) as Form | undefined;
}

const fieldsOf = (form?: Form) =>
  new Map<string | undefined, Form>(form?.fields?.map((field) => [field.name, field]));

/** What a value holds that its form has no field for; the editor would lose it on saving. */
function listLost(value: unknown, form: Form, place: string): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((one, at) => listLost(one, form.field ?? form, `${place}.${at}`));
  }
  const { typeKey = '' } = form;
  const type = form.types?.find(({ name }) => name === Object(value)[typeKey]);
  const known = type ? fieldsOf(type).set(typeKey, {}) : form.fields && fieldsOf(form);
  if (!known || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    const inner = known.get(name);
    return inner ? listLost(one, inner, `${place}.${name}`) : [`${place}.${name}`];
  });
}

test.each(vendors)('every content file of %s can be edited in every field', (folder) => {
  const config = cmsConfig(folder);
  const files = allContentFiles(folder).filter((file) => /\.(yaml|md)$/.test(file));
  const lost = files.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const value = parse(splitFrontMatter(text)?.frontMatter ?? text);
    const form = formOf(config, file);
    return form ? listLost(value, form, file) : [file];
  });
  expect(lost).toEqual([]);
});

test('a colour has the field that fits what the file holds: one colour, or one for light and dark', () => {
  const colours = { action: '#1a29a2', ink: { light: '#111111', dark: '#eeeeee' } };
  const folder = new ContentFolder().set('brand/brand.yaml', { colours });
  const form = formOf(cmsConfig(folder.path), 'brand/brand.yaml');
  const given = fieldsOf(fieldsOf(form).get('colours'));
  expect(given.get('action')).toMatchObject({ widget: 'string', required: false });
  expect(given.get('pink')).toMatchObject({ widget: 'string', required: false });
  expect([...fieldsOf(given.get('ink')).keys()]).toEqual(['light', 'dark']);
});

test('languages have the fields with words side by side, and the others once', () => {
  const form = fieldsOf(formOf(cmsConfig(example), 'sv/pricing.yaml'));
  const plan = fieldsOf(fieldsOf(form.get('plans')).get('items'));
  expect(plan.get('name')).toMatchObject({ i18n: true, required: true });
  // The amount is the same everywhere, the words round it are not.
  expect(plan.get('price')).toMatchObject({ i18n: false, required: false });
  expect(plan.get('priceText')).toMatchObject({ i18n: true, required: false });
  expect(plan.get('cta')).toMatchObject({ i18n: false });
  expect(form.get('currency')).toMatchObject({ i18n: false });
  expect(cmsConfig('content')).not.toHaveProperty('i18n');
});
