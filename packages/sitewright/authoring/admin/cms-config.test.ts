import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ContentFolder } from '../../../../tests/support/content-folder.ts';
import { countermark, example, vendors } from '../../../../tests/support/example.ts';
import { splitFrontMatter } from '../../content/markdown/front-matter.ts';
import { readSite } from '../../kinds/read-site.ts';
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
  const config = cmsConfig(readSite(folder));
  const files = [...readSite(folder).all.keys()].filter((file) => /\.(yaml|md)$/.test(file));
  const lost = files.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const value = parse(splitFrontMatter(text)?.frontMatter ?? text);
    const form = formOf(config, file);
    return form ? listLost(value, form, file) : [file];
  });
  expect(lost).toEqual([]);
});

/** Texts that the pattern of their field refuses; what is empty, no pattern is asked of. */
function listRefused(value: unknown, form: Form, place: string): string[] {
  if (value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap((one, at) => listRefused(one, form.field ?? form, `${place}.${at}`));
  }
  if (typeof value === 'object') {
    const type = form.types?.find(({ name }) => name === Object(value)[form.typeKey ?? '']);
    const known = fieldsOf(type ?? form);
    return Object.entries(value).flatMap(([name, one]) =>
      listRefused(one, known.get(name) ?? {}, `${place}.${name}`),
    );
  }
  const [pattern] = (form.pattern as string[] | undefined) ?? [];
  return pattern && !new RegExp(pattern).test(String(value)) ? [place] : [];
}

test.each(vendors)(
  'no field of %s refuses what its file says, where only fields are checked',
  (folder) => {
    const config = cmsConfig(readSite(folder));
    const files = readSite(folder).files.filter((file) => /\.(yaml|md)$/.test(file));
    const refused = files.flatMap((file) =>
      listRefused(readSite(folder).fields(file), formOf(config, file) ?? {}, file),
    );
    expect(refused).toEqual([]);
  },
);

test('where only fields are checked, a link to no page, a wrong target and a short description are refused', () => {
  const config = cmsConfig(readSite(example));
  const refusedIn = (file: string, value: object) =>
    listRefused(value, formOf(config, file) ?? {}, file);
  const navigation = readSite(example).fields('navigation.yaml');
  const links = {
    links: [
      { label: 'Nowhere', href: '/nowhere' },
      { label: 'Us', href: '/about' },
    ],
  };
  expect(refusedIn('navigation.yaml', { ...navigation, header: links })).toEqual([
    'navigation.yaml.header.links.0.href',
  ]);
  expect(refusedIn('actions.yaml', { 'ring-us': { label: 'Ring', to: 'pricing demo' } })).toEqual([
    'actions.yaml.ring-us.to',
  ]);
  expect(refusedIn('about.yaml', { meta: { title: 'Us', description: 'About' } })).toEqual([
    'about.yaml.meta.description',
  ]);
});

test('files of pages have names of their own in the editor, whatever they are called', () => {
  const copy = new ContentFolder();
  for (const file of ['pages/brand.yaml', 'pages/spring/fair.yaml', 'pages/spring-fair.yaml']) {
    copy.write(file, copy.read('pages/winter.yaml'));
  }
  const names = cmsConfig(readSite(copy.path)).collections.flatMap(({ files = [] }) =>
    files.map(({ name }) => name),
  );
  expect(names).toHaveLength(new Set(names).size);
});

test('a colour has the field that fits what the file holds: one colour, or one for light and dark', () => {
  const colours = { action: '#1a29a2', ink: { light: '#111111', dark: '#eeeeee' } };
  const folder = new ContentFolder().set('brand/brand.yaml', { colours });
  const form = formOf(cmsConfig(readSite(folder.path)), 'brand/brand.yaml');
  const given = fieldsOf(fieldsOf(form).get('colours'));
  expect(given.get('action')).toMatchObject({ widget: 'string', required: false });
  expect(given.get('pink')).toMatchObject({ widget: 'string', required: false });
  expect([...fieldsOf(given.get('ink')).keys()]).toEqual(['light', 'dark']);
});

test('languages have the fields with words side by side, and the others once', () => {
  const form = fieldsOf(formOf(cmsConfig(readSite(example)), 'sv/pricing.yaml'));
  const plan = fieldsOf(fieldsOf(form.get('plans')).get('items'));
  expect(plan.get('name')).toMatchObject({ i18n: true, required: true });
  // An amount, and its currency, are inherited unless a language has its own.
  expect(plan.get('price')).toMatchObject({ i18n: true, required: false });
  expect(plan.get('priceText')).toMatchObject({ i18n: true, required: false });
  expect(plan.get('cta')).toMatchObject({ i18n: false });
  const inherited = expect.stringContaining('a translation that leaves it empty says “SEK”');
  expect(form.get('currency')).toMatchObject({ i18n: true, hint: inherited });
  expect(cmsConfig(readSite(countermark))).not.toHaveProperty('i18n');
});
