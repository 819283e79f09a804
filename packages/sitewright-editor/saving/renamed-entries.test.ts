import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { openFolder } from '../backend/disk-content.ts';

const page = 'pages/platforms/stockroom.yaml';

const open = () => {
  const folder = new ContentFolder('every language', 'sites/brasswick/content');
  return { folder, site: openFolder(folder.path) };
};

interface Page {
  beside: { products: { name: string }[] };
}

/** What the Swedish page says of the products, by their names in English. */
const readProducts = (folder: ContentFolder): Record<string, string> => {
  const { products } = parse(folder.read(`sv/${page}`)).beside;
  return Object.fromEntries(products.map((one: Record<string, string>) => [one.key, one.name]));
};

const swedish = ['Lagerlistan', 'Ett skrivhäfte', 'Ett kalkylblad', 'Ett stort system'];

const renamed: [what: string, names: string[]][] = [
  [
    'one keeps its translation when it is called otherwise',
    ['Stockroom', 'My paper', 'A spreadsheet', 'A big system'],
  ],
  ['another one keeps it', ['Stockroom', 'A notebook', 'My sheet', 'A big system']],
  ['two beside each other keep theirs', ['Stockroom', 'A note book', 'My sheet', 'A big system']],
  [
    'two keep theirs, of which one is called much like the other',
    ['Stockroom', 'Paper', 'A sheet', 'A big system'],
  ],
  ['all keep theirs', ['One', 'Two', 'Three', 'Four']],
];

// Each reads the whole site; follow-original.test.ts asks the same of lists alone.
test.each(renamed)(
  'of entries that have a name alone, %s',
  { tags: ['weekly'] },
  async (_what, names) => {
    const { folder, site } = open();
    const { value, source, file } = await site.describePage('/platforms/stockroom');
    const next = structuredClone(value) as Page;
    for (const [index, name] of names.entries()) next.beside.products[index] = { name };
    const draft = await site.change(file, { source, value: next }, false);
    const saved = await site.change(file, { source, value: next }, true);
    expect([draft.elsewhere, saved.elsewhere, saved.isSaved]).toEqual([[], [], true]);
    expect(readProducts(folder)).toEqual(
      Object.fromEntries(names.map((name, index) => [name, swedish[index]])),
    );
  },
);

test('words that name an entry are replaced with its translations, and what is undone is as it was', async () => {
  const { folder, site } = open();
  folder.set(`sv/${page}`, { 'beside.products[2].name': 'A spreadsheet, ett kalkylblad' });
  const before = [page, `sv/${page}`].map((file) => folder.read(file));
  const words = 'A spreadsheet';
  const replaced = await site.replace({ words, by: 'My sheet', hits: await site.find(words) });
  expect(replaced.problems).toEqual([]);
  expect(folder.read(page)).toContain('- name: My sheet\n');
  expect(folder.read(`sv/${page}`)).toContain(
    '{ key: My sheet, name: "My sheet, ett kalkylblad" }',
  );
  await folder.expectProblems();
  const back = Object.entries(replaced.before).map(([file, now]) => {
    return [file, { before: replaced.saved?.[file] ?? null, now }] as const;
  });
  await site.write(Object.fromEntries(back));
  expect([page, `sv/${page}`].map((file) => folder.read(file))).toEqual(before);
});

test('of a text in a list, a translation has its own words found and replaced alone, and follows those of the first language', async () => {
  const { folder, site } = open();
  const hitsOf = async (words: string) =>
    (await site.find(words)).filter(({ place }) => place.field.startsWith('beside.rows'));
  const hits = await hitsOf('with care');
  expect(hits.map(({ place }) => place.at?.editable?.file)).toEqual([page]);
  await site.replace({ words: 'with care', by: 'if done well', hits });
  const own = await hitsOf('noga');
  expect(own.map(({ before, behind }) => `${before}|${behind}`)).toEqual(['om man är |']);
  await site.replace({ words: 'noga', by: 'flitig', hits: own });
  expect(folder.read(`sv/${page}`)).toContain('[ if done well -> om man är flitig ]');
});
