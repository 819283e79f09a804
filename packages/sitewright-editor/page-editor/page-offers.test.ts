import { expect, test } from 'vitest';
import { example } from '../../../tests/support/example.ts';
import { readRawSections } from '../../sitewright/content/pages/page-files.ts';
import type { JsonSchema } from '../../sitewright/content/schemas/json-schema.ts';
import { readFileSchemas } from '../../sitewright/content/schemas/json-schemas.ts';
import { fieldAt } from '../../sitewright/content/values/field-at.ts';
import { readSite } from '../../sitewright/kinds/read-site.ts';
import { findTarget } from '../forms/browser/find-target.ts';
import { sampleOf } from './compositions.ts';
import { listFilledTexts } from './filled-texts.ts';
import { listTargets } from './link-targets.ts';
import { listLooks } from './list-looks.ts';

const site = readSite(example);

test('texts that count and name the vendor have a reading, in the language of their file', () => {
  const jobs = readRawSections(site).find(({ kind }) => kind === 'jobs');
  const count = (fieldAt(jobs?.value, ['jobs']) as unknown[]).length;
  const said = {
    hero: {
      title: '{number jobs} at {vendor}',
      lead: 'Bring a mug.',
      note: '[Work](/careers) at **{vendor}**',
    },
  };
  expect(listFilledTexts(site, 'careers.yaml', said)).toEqual({
    'hero.title': `${count} at Brasswick`,
    'hero.note': 'Work at Brasswick',
  });
  const swedish = listFilledTexts(site, 'sv/careers.yaml', { a: ['{count jobs}', '{city}'] });
  expect(Object.keys(swedish)).toEqual(['a[0]']);
  expect(swedish['a[0]']).not.toBe(
    listFilledTexts(site, 'careers.yaml', { a: ['{count jobs}'] })['a[0]'],
  );
});

test('links may lead to pages, texts, posts, sections and files, each by what it is called', () => {
  const targets = new Map(listTargets(site).map(({ to, label }) => [to, label]));
  expect(targets.get('/pricing')).toBe('One price for the till');
  expect(targets.get('/pricing#plans')).toBe(
    'One price for the till: By the month, or by the year',
  );
  expect(targets.get('/files/price-list.pdf')).toBe('File price-list.pdf');
  expect([...targets.keys()].some((to) => to.startsWith('/blog/'))).toBe(true);
  expect(targets.has('/privacy')).toBe(true);
});

test.each([
  ['its address', 'pricing', '/pricing'],
  ['its heading', 'one price for the till', '/pricing'],
  ['what the menu calls it', 'Prices', '/pricing'],
  ['what the foot of the page calls it', 'The till', '/platforms/counter'],
  ['the heading of a section', 'By the month, or by the year', '/pricing#plans'],
  ['a part of the name of a file', 'price-list', '/files/price-list.pdf'],
])('a link is found by %s', (_what, typed, to) => {
  expect(findTarget(typed, listTargets(site))).toMatchObject({ target: { to } });
});

test('a new section of a kind that no page has begins with the short sample of the kind', () => {
  const short = { title: 'A card', words: 'We count once now.' };
  const postcard = { ...site.code.kinds.get('points'), samples: { short } };
  const kinds = new Map<string, unknown>([...site.code.kinds, ['postcard', postcard]]);
  const folder = Object.defineProperty(site.with({}), 'code', { value: { ...site.code, kinds } });
  expect(sampleOf(folder, 'postcard', '/about').value).toEqual(short);
});

test('a new section leads to its own page where the one that it is from leads to its own, but for the way behind a failure', () => {
  const { path, value } = sampleOf(site, 'form', '/spring');
  const leadsTo = (outcome: string) => fieldAt(value, [outcome, 'back', 'href']);
  expect(path).toBe('/contact');
  expect([leadsTo('sent'), leadsTo('failed')]).toEqual(['/spring', '/contact']);
});

test('each look that a section of the site has is shown by such a section, also the look of one that says none', () => {
  const schemas = [...readFileSchemas(site).sections];
  const [plain, schema] = schemas.find(([name]) => name === 'points') ?? [];
  expect(listLooks(site, plain ?? '', schema ?? {}).columns).toEqual({
    path: '/',
    key: 'benefits',
  });
  const shown: string[] = [];
  const said: string[] = [];
  for (const [name, { properties }] of schemas) {
    const { enum: all, default: usual } = (properties?.look ?? {}) as JsonSchema;
    const sections = readRawSections(site).filter(({ kind }) => kind === name);
    const lookOf = (value: unknown) => String(fieldAt(value, ['look']) ?? usual);
    if (all) said.push(...sections.map(({ value }) => `${name}, ${lookOf(value)}`));
    const looks = listLooks(site, name, { properties } as JsonSchema);
    for (const { path, key } of Object.values(looks)) {
      const found = sections.find((one) => one.path === path && one.key === key);
      shown.push(`${name}, ${lookOf(found?.value)}`);
    }
  }
  expect(shown.sort()).toEqual([...new Set(said)].sort());
});
