import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { tinySite } from '../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { openFolder } from '../backend/disk-content.ts';
import type { TableValue } from './data-table.ts';

const pageOf = (data: string) =>
  stringify({
    each: data,
    address: '/shops/:slug',
    fields: {
      slug: 'text',
      name: 'name',
      about: 'text',
      open: 'optional boolean',
      days: 'optional list',
    },
    meta: {
      title: '{name} in our town',
      description:
        '{name}: when it is open, what there is, and how you get there by bus or by car.',
    },
    hero: { title: '{name}', lead: '{about} Come in.' },
  });
const json = `[
  { "slug": "lund", "name": "Lund", "about": "On the square.", "days": ["Monday"] },
  {
    "slug": "umea", "name": "Umeå",
    "about": "Up north.", "till": 7
  }
]
`;
const csv =
  'slug;name;about;till;open\r\nlund;"Lund";"On; the square.";3;true\r\numea;Umeå;"Up north.";7;\r\n';
const swedish = `[
  { "key": "lund", "about": "På torget." },
  { "key": "umea", "about": "I norr." }
]
`;

/** A site with a page for each record of a file, in two languages. */
function open(data: string, text: string) {
  const folder = new ContentFolder(
    tinySite({ 'pages/shops/shop.yaml': pageOf(data), [data]: text }).translate('sv'),
  );
  folder.write('sv/data/shops.json', swedish);
  return { folder, editor: openFolder(folder.path) };
}

/** Changes the rows of a table, and saves it. */
async function save(
  { editor }: ReturnType<typeof open>,
  file: string,
  change: (rows: TableValue['records']) => TableValue['records'],
) {
  const { value, source } = await editor.describe(file);
  const { records } = value as unknown as TableValue;
  return editor.change(file, { source, value: { records: change(records) } }, true);
}

test.each([
  ['data/shops.json', json],
  ['data/shops.csv', csv],
])('what is changed in %s changes its cell alone, and its page', async (file, text) => {
  const site = open(file, text);
  if (file.endsWith('.csv')) site.folder.rename('sv/data/shops.json', 'sv/data/other.json');
  if (file.endsWith('.csv'))
    site.folder.write('sv/data/shops.csv', 'key,about\nlund,På torget.\numea,I norr.\n');
  const { isSaved } = await save(site, file, ([first, second]) => [
    first ?? {},
    { ...second, about: 'Far up.' },
  ]);
  expect(isSaved).toBe(true);
  expect(site.folder.read(file)).toBe(
    text.replace(/"?Up north\."?/, file.endsWith('.csv') ? 'Far up.' : '"Far up."'),
  );
});

test('a row that is added has a page, and one that is removed is removed from translations', async () => {
  const site = open('data/shops.json', json);
  const kiruna = { slug: 'kiruna', name: 'Kiruna', about: 'Farther.' };
  const added = await save(site, 'data/shops.json', (rows) => [...rows, kiruna]);
  expect(added).toMatchObject({ isSaved: true });
  expect(JSON.parse(site.folder.read('data/shops.json'))).toHaveLength(3);
  await expect(site.editor.describePage('/shops/kiruna')).resolves.toBeTruthy();
  const removed = await save(site, 'data/shops.json', ([, ...others]) => others);
  expect(removed).toMatchObject({ isSaved: true, elsewhere: [expect.stringContaining('svenska')] });
  expect(JSON.parse(site.folder.read('sv/data/shops.json'))).toEqual([
    { key: 'umea', about: 'I norr.' },
  ]);
});

test('what is wrong with a row is said in its cell, and not saved', async () => {
  const site = open('data/shops.json', json);
  const answer = await save(site, 'data/shops.json', (rows) => [
    ...rows,
    { slug: 'lund', name: 'Other', about: 'Here.' },
  ]);
  expect(answer).toMatchObject({ isSaved: false });
  expect(answer.refused.map(({ field }) => field)).toEqual(['records[2].slug']);
});

test('the list of all content has the table, and the page once, which is edited where a record shows it', async () => {
  const { editor } = open('data/shops.json', json);
  const entries = (await editor.list()).filter(({ file }) => file.includes('shop'));
  expect(entries).toMatchObject([
    { file: 'data/shops.json', label: 'Shops', editables: { sv: { file: 'sv/data/shops.json' } } },
    { file: 'pages/shops/shop.yaml', editables: { en: { page: '/shops/lund' } } },
  ]);
  const page = await editor.describePage('/shops/umea');
  expect(page).toMatchObject({
    file: 'pages/shops/shop.yaml',
    value: { hero: { title: '{name}' } },
  });
  const { source, value } = page;
  const said = { ...value, hero: { title: 'Shop {name}', lead: 'Come.' } };
  expect(await editor.change(page.file, { source, value: said }, true)).toMatchObject({
    isSaved: true,
  });
});

test('a translation has a row for each record, with its words alone', async () => {
  const site = open('data/shops.json', json);
  site.folder.write('sv/data/shops.json', '[{ "key": "lund", "about": "På torget." }]\n');
  const { value, schema, inherited } = await site.editor.describe('sv/data/shops.json');
  expect(value).toEqual({
    records: [
      { key: 'lund', about: 'På torget.' },
      { key: 'umea', about: '' },
    ],
  });
  expect(schema.properties?.records).toMatchObject({ isTable: true });
  expect(inherited['records[1].about']).toBe('Up north.');
});

test('a list without pages is none of them', async () => {
  const { editor, folder } = open('data/shops.json', json);
  folder.write('data/towns.json', '[{ "name": "Lund" }]');
  await expect(editor.describe('data/towns.json')).rejects.toThrow('without pages');
});
