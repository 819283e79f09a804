import { expect, test } from 'vitest';
import { example, vendors } from '../../../tests/support/example.ts';
import type { LanguageContent } from '../../sitewright/content/pages/site-content.ts';
import { loadContent } from '../../sitewright/content/validate/load-content.ts';
import { fieldAt } from '../../sitewright/content/values/field-at.ts';
import { formatPath } from '../../sitewright/content/yaml/yaml-file.ts';
import { readSite } from '../../sitewright/kinds/read-site.ts';
import { type FieldPlace, readMarks, writeMark } from './field-marks.ts';
import { traceFields } from './trace-fields.ts';

const partsOf = ({ pages, navigation, site, announcement }: LanguageContent) => ({
  pages: [...pages],
  ...{ navigation, site, announcement },
});

/** Each text with marks, and the field that it names. */
function listTraced(value: unknown): [text: string, field: FieldPlace][] {
  if (typeof value === 'string')
    return readMarks(value)
      .slice(0, 1)
      .map(({ field }) => [value, field]);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listTraced);
}

const withoutMarks = (value: unknown) =>
  JSON.parse(JSON.stringify(value).replaceAll(/[\u{F0000}-\u{FFFFD}]/gu, ''), (name, one) =>
    name === 'priceText' && one === '{price}' ? undefined : one,
  );

test.each(vendors)(
  'what %s says is traced to fields that say it, and stays what it is',
  async (folder) => {
    const site = readSite(folder);
    const content = await loadContent(site);
    for (const one of [content, ...content.translations]) {
      const tag = one === content ? undefined : one.language.tag;
      const traced = traceFields(site, content, tag);
      const own = traced.translations.find(({ language }) => language.tag === tag) ?? traced;
      expect(withoutMarks(partsOf(own))).toEqual(withoutMarks(partsOf(one)));
      const all = listTraced(partsOf(own));
      expect(all.length).toBeGreaterThan(tag ? 100 : 500);
      for (const [text, { file, path }] of tag ? [] : all) {
        const said = fieldAt(site.all.get(file)?.yaml.toJS(), path);
        expect(said, `${file} ${formatPath(path)}: ${text}`).toBeDefined();
      }
    }
  },
);

test('a price, an hour, a button, a picture and an entry of a menu have their fields', async () => {
  const site = readSite(example);
  const content = traceFields(site, await loadContent(site));
  const fields = listTraced(partsOf(content)).map(
    ([, { file, path }]) => `${file} ${formatPath(path)}`,
  );
  expect(fields).toEqual(
    expect.arrayContaining([
      'pricing.yaml plans.items[0].price',
      'pricing.yaml plans.items[0].cta',
      'pricing.yaml plans.items[2].priceText',
      'contact.yaml hours.lines[0].hours',
      'contact.yaml hero.figure.src',
      'navigation.yaml header.links[1].label',
      'navigation.yaml footer.groups[0].title',
      'site.yaml company.line',
    ]),
  );
});

test('a translation leads to its own entries, in their order', async () => {
  const site = readSite(example);
  const content = traceFields(site, await loadContent(site), 'sv');
  const swedish = content.translations.find(({ language }) => language.tag === 'sv');
  const own = site.all.get('sv/pricing.yaml')?.yaml.toJS();
  const traced = listTraced(swedish?.pages.get('/pricing')?.sections).filter(
    ([, { file, path }]) => file === 'sv/pricing.yaml' && path.at(-1) === 'description',
  );
  expect(traced.length).toBeGreaterThan(2);
  for (const [text, { path }] of traced) expect(withoutMarks(text)).toBe(fieldAt(own, path));
});

test('a line with a name in it is of two fields, each where its words are', () => {
  const [name, line] = [
    ['company', 'legalName'],
    ['company', 'line'],
  ];
  const text = `Till Ltd${writeMark('site.yaml', name)} 👋, no. 1${writeMark('site.yaml', line)}`;
  expect(readMarks(text)).toEqual([
    { field: { file: 'site.yaml', path: name }, end: 8 },
    { field: { file: 'site.yaml', path: line }, end: 18 },
  ]);
});
