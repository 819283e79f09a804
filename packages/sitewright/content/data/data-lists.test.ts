import { expect, test } from 'vitest';
import { type TinySite, tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';

const board = 'pages/board.yaml';
const list = 'data/counters.csv';
const good =
  'name,place,address\nLindgrens,Stockholm,Kassagatan 3\nHaga Te,Göteborg,Haga Nygata 18\n';

const words = { title: 'Counters', lead: 'Where they stand.' };
const counters = { ...words, section: 'directory', choose: 'Town', all: 'All', shown: '{count}' };

/** A site with a page that lists these counters. */
const siteWith = (items: unknown, files: Record<string, string> = {}) =>
  tinySite({ [board]: { counters: { ...counters, items } }, ...files });
const folderWith = (text: string, file = list) => siteWith({ from: file }, { [file]: text });

/** What visitors get of the counters. */
async function readCounters(site: TinySite) {
  const { pages } = await site.content();
  return pages.get('/board')?.sections.find(({ key }) => key === 'counters')?.content;
}

test('rows of a table, and entries in JSON, are what they are where they are written by hand', async () => {
  const items = [
    { name: 'Lindgrens', place: 'Stockholm', address: 'Kassagatan 3' },
    { name: 'Haga Te', place: 'Göteborg', address: 'Haga Nygata 18' },
  ];
  const expected = await readCounters(siteWith(items));
  expect(expected).toMatchObject({ items });
  const semicolons = `\uFEFF${good.replaceAll(',', ';').replaceAll('\n', '\r\n')};;\r\n`;
  const quoted =
    'address, name ,place\n\n"Kassagatan 3","Lindgrens",Stockholm\nHaga Nygata 18,Haga Te,Göteborg';
  // Some programs write letters and their accents apart.
  const apart = good.normalize('NFD');
  for (const text of [good, semicolons, good.replaceAll(',', '\t'), quoted, apart]) {
    expect(await readCounters(folderWith(text))).toEqual(expected);
  }
  const json = JSON.stringify(items, null, '\t');
  for (const text of [json, json.normalize('NFD')]) {
    expect(await readCounters(folderWith(text, 'data/counters.json'))).toEqual(expected);
  }
});

const row = (number: number, field: string, line = number) =>
  `content/${list}:${line}:* row ${number}, ${field}: expected `;

test.each<[string, string, string[]]>([
  [
    'an empty cell that must say something',
    'name,place\n,Lund\n',
    [`${row(2, 'name')}text, found nothing*`],
  ],
  [
    'a cell behind one of two lines and an empty row',
    'name,place,href\n"A\nB",Lund,\n\nC,Lund,nowhere\n',
    [`content/${list}:5:8 row 4, href: expected *found the text "nowhere"`],
  ],
  [
    'the same with line ends of Windows',
    '\uFEFFname,place,href\r\n"A\r\nB",Lund,\r\n\r\nC,Lund,nowhere\r\n',
    [`content/${list}:5:8 row 4, href: expected *found the text "nowhere"`],
  ],
  [
    'a missing column',
    'name,address\nA,B\nC,D\n',
    [`content/${list}:1:1 expected a column "place" (*), found none`],
  ],
  [
    'a column with a slip of the pen',
    'name,place,adress\nA,B,C\n',
    [`content/${list}:1:12 unknown column; remove it or correct its name, such as "address"`],
  ],
  [
    'a column that is there twice',
    'name,place,name\nA,B,C\n',
    [`content/${list}:1:12 the column "name" is already given*`],
  ],
  [
    'a row with too many cells',
    'name,place\nA,B,C\n',
    [`content/${list}:2:1 row 2: expected 2 cells as in the first row, found 3*`],
  ],
  [
    'a quote that is never closed',
    'name,place\nA,B\n"C,D\nE,F\n',
    [`content/${list}:3:1 a quote opens in this row and is never closed*`],
  ],
  [
    'a text that goes on behind its quotes',
    'name,place\nA,B\n"The" C,D\nE,F\n',
    [`content/${list}:3:1 this row is no CSV (*`],
  ],
  [
    'no row',
    'name,place\n',
    [
      `content/${list}:1:1 expected a first row with the names of fields (*), and a row for each entry, found no entry`,
    ],
  ],
  ['an empty file', '', [`content/${list}:1:1 expected a first row*found nothing`]],
  [
    'words in braces that stand for nothing',
    'name,place\n{vender},Lund\n',
    [`content/${list}:2:1 row 2, name: expected {vendor}*`],
  ],
])('%s is said with its row and place', async (_, text, lines) => {
  await folderWith(text).expectProblems(...lines);
});

test('a list in another encoding is said with its place', async () => {
  const folder = folderWith(good);
  folder.write(list, Buffer.from(good, 'latin1'));
  await folder.expectProblems(
    `content/${list}:3:10 expected text in UTF-8, found text in another encoding*`,
  );
});

test('mistakes in a list in JSON are said with their places', async () => {
  const json = 'data/counters.json';
  const entry = '{ "name": "A", "place": "Lund" }';
  await folderWith(`[\n${entry},\n]`, json).expectProblems(
    `content/${json}:*expected JSON, found a mistake in how it is written: *`,
  );
  await folderWith(`{ "all": [${entry}] }`, json).expectProblems(
    `content/${json}:1:1 expected a list, [ … ] around all entries, found something else`,
  );
  await folderWith(`[\n${entry},\n{ "name": 7, "place": null }\n]`, json).expectProblems(
    `content/${json}:3:11 [1].name: expected text, found the number 7*`,
    `content/${json}:3:23 [1].place: expected text, found nothing*`,
  );
});

test('a column that no field has is left out with advice, and so is a list that no page shows', async () => {
  const folder = folderWith('name,place,Umsatz\nA,Lund,7\n');
  folder.write('data/spare.csv', good);
  expect(await folder.advice()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^content\/data\/counters\.csv:1:12 the column "Umsatz" is left out, .* name, place, /,
      ),
      expect.stringMatching(/^content\/data\/spare\.csv:1:1 unused list; .*from: data\/spare\.csv/),
    ]),
  );
});

test.each([
  [
    { from: 'counter.csv' },
    `from: expected the name of a .csv or .json file in content/data/ (one of ${list}), found "counter.csv"`,
  ],
  [{ from: list, sort: 'name' }, 'sort: unknown field; remove it or correct its name'],
])('a list from a file names one that is there, and says nothing else: %j', async (items, line) => {
  await siteWith(items, { [list]: good }).expectProblems(
    `content/${board}:* counters.items.${line}`,
  );
});

test('a list of texts is written in JSON', async () => {
  const benefits = { section: 'benefits', ...words };
  const site = tinySite({ 'data/perks.csv': 'perk\nLunch\n', 'careers.yaml': { benefits } });
  await site
    .set('careers.yaml', { 'benefits.items': { from: 'data/perks.csv' } })
    .expectProblems(
      'content/data/perks.csv:1:1 expected a list of texts in a .json file, such as content/data/perks.json',
    );
  site.remove('data/perks.csv').write('data/perks.json', '["Lunch", "A bicycle"]');
  await site
    .set('careers.yaml', { 'benefits.items': { from: 'data/perks.json' } })
    .expectProblems();
});

test('a translation of a list stands in its page, or in a list of its own', async () => {
  const items = ['One', 'Two'].map((title) => ({ title, description: `${title}.` }));
  const from = { from: 'data/reasons.csv' };
  const site = tinySite({ 'contact.yaml': { reasons: { section: 'points', ...words, items } } });
  site.translate('sv').write('data/reasons.csv', 'title,description\nOne,One.\nTwo,Two.\n');
  await site.set('contact.yaml', { 'reasons.items': from }).expectProblems();
  site.write('sv/data/reasons.csv', 'key,title,description\nOne,Ett,Ett.\nTwo,Två,Två.\n');
  site.set('sv/contact.yaml', { 'reasons.items': from });
  const [swedish] = (await site.content()).translations;
  const shown = swedish?.pages.get('/contact')?.sections.find(({ key }) => key === 'reasons');
  expect(shown?.content).toMatchObject({ items: [{ title: 'Ett' }, { title: 'Två' }] });
  await site
    .write('sv/data/reasons.csv', 'key,title,description\nOne,Ett,Ett.\n')
    .expectProblems(
      '*expected the translation of content/data/reasons.csv:3, found nothing: write and fill in*',
    );
  await site
    .write('sv/data/reasons.csv', 'key,title\nOne,Ett\nTwo,Två\n')
    .expectProblems(
      ...[2, 3].map(
        (row) =>
          `content/sv/data/reasons.csv:${row}:1 row ${row}, description: expected the translation of content/data/reasons.csv:${row}, found nothing: fill in the column description`,
      ),
    );
  // What is to be written is JSON where the list is.
  const inJson = { from: 'data/reasons.json' };
  site.set('contact.yaml', { 'reasons.items': inJson });
  site.set('sv/contact.yaml', { 'reasons.items': inJson });
  const swedishItems = ['One', 'Two'].map((key) => ({ key, title: 'A', description: 'B.' }));
  await site
    .write('data/reasons.json', JSON.stringify(items))
    .write('sv/data/reasons.json', JSON.stringify([swedishItems[0], { key: 'Two', title: 'A' }]))
    .expectProblems('*found nothing: write and fill in "description": ""');
  site
    .set('contact.yaml', { 'reasons.items': from })
    .set('sv/contact.yaml', { 'reasons.items': from });
  await site
    .write('data/reasons.csv', 'title\nOne\nTwo\n')
    .expectProblems('content/data/reasons.csv:1:1 expected a column "description"*');
});

test('a list that cannot be read makes no line of another one, in the first language or in a translation', async () => {
  const titles = ['One', 'Two', 'Three', 'Four'];
  const items = titles.map((title) => ({ title, description: `${title}.` }));
  const from = { from: 'data/reasons.csv' };
  const english = `title,description\n${titles.map((one) => `${one},${one}.\n`).join('')}`;
  const swedish = `key,title,description\n${titles.map((one) => `${one},sv${one},x\n`).join('')}`;
  const site = tinySite({ 'contact.yaml': { reasons: { section: 'points', ...words, items } } });
  site
    .translate('sv')
    .write('data/reasons.csv', english)
    .set('contact.yaml', { 'reasons.items': from });
  site.write('sv/data/reasons.csv', swedish).set('sv/contact.yaml', { 'reasons.items': from });
  await site.expectProblems();
  site.write('data/reasons.csv', english.replace('Two.', 'Tw\uFFFD.'));
  await site.expectProblems('content/data/reasons.csv:3:* expected text in UTF-8*');
  site.write('data/reasons.csv', english);
  site.write('sv/data/reasons.csv', swedish.replace('svTwo', 'sv\uFFFD'));
  await site.expectProblems('content/sv/data/reasons.csv:3:* expected text in UTF-8*');
  // Somebody changes in the first language what the translation names an entry by.
  site.write('sv/data/reasons.csv', swedish);
  site.write('data/reasons.csv', english.replace(/^Three,.*$/m, 'More,None.'));
  await site.expectProblems(
    'content/sv/data/reasons.csv:4:1 row 4, key: *, such as "More", found "Three"; content/data/reasons.csv:4 is without a translation',
  );
});
