import { expect, test } from 'vitest';
import { tinySite } from '../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { readSite } from '../../sitewright/kinds/read-site.ts';
import { openFolder } from '../backend/disk-content.ts';

const site = () =>
  new ContentFolder(
    tinySite({
      'site.yaml': { languages: ['en', 'sv'] },
      'about.yaml': { 'hero.lead': 'Tills, and more tills for shops; tillstills' },
      'sv/about.yaml': { 'hero.lead': 'Kassor, på engelska tills' },
      'pages/tills.md': `---
title: All tills # as they are sold
description: "All tills: what each of our tills is for, and which of them a shop of your size may need."
---

## Old tills

Some [tills](/tills) stay.
Others are not tills.
`,
    }),
  );

const open = (folder: ContentFolder) => openFolder(folder.path);
const textOf = (folder: ContentFolder, file: string) => readSite(folder.path).all.get(file)?.text;

test('each place with words that visitors read is found, and no address of a link or a picture, with what it is in and its line', async () => {
  const folder = site();
  const hits = await open(folder).find('tills');
  const found = hits.map(({ before, behind, place }) => {
    return [place.at?.editable?.file ?? '', place.field || place.textLine, `${before}|${behind}`];
  });
  const own = found.filter(([file]) => /about|pages.tills/.test(`${file}`));
  expect(own).toEqual([
    ['about.yaml', 'hero.lead', '|, and more tills for shops; tillstills'],
    ['about.yaml', 'hero.lead', 'Tills, and more | for shops; tillstills'],
    ['about.yaml', 'hero.lead', 'Tills, and more tills for shops; |tills'],
    ['about.yaml', 'hero.lead', 'Tills, and more tills for shops; tills|'],
    ['pages/tills.md', 'title', 'All |'],
    [
      'pages/tills.md',
      'description',
      'All |: what each of our tills is for, and which of them a shop of your size may need.',
    ],
    [
      'pages/tills.md',
      'description',
      'All tills: what each of our | is for, and which of them a shop of your size may need.',
    ],
    ['pages/tills.md', 1, '## Old |'],
    ['pages/tills.md', 3, 'Some [|](/tills) stay.'],
    ['pages/tills.md', 4, 'Others are not |.'],
    ['sv/about.yaml', 'hero.lead', 'Kassor, på engelska |'],
  ]);
  expect(await open(folder).find('/about')).toEqual([]);
  expect(await open(folder).find(' ')).toEqual([]);
});

test('a telephone number is found where visitors read it; the name of a list in braces is no word', async () => {
  const folder = new ContentFolder(
    tinySite({
      'contact.yaml': {
        'hero.lead': 'Ring +46 465 004 00, or one of {count contact.offices} offices.',
        offices: {
          ...{ title: 'Here', phoneLabel: 'Phone', emailLabel: 'Mail' },
          items: [
            {
              city: 'Lund',
              address: { street: 'Example 1', postalCode: '222 22', country: 'Sweden' },
              phone: '+46 465 004 00',
              email: 'lund@example.com',
            },
          ],
        },
      },
    }),
  );
  const placesOf = async (words: string) =>
    (await open(folder).find(words)).map(({ place }) => place.field);
  expect(await placesOf('465 004 00')).toEqual(['hero.lead', 'offices.items[0].phone']);
  expect(await placesOf('offices')).toEqual(['hero.lead']);
});

test('words are replaced at the places that are chosen, and nothing else changes; what is undone is as it was', async () => {
  const folder = site();
  const content = open(folder);
  const before = textOf(folder, 'pages/tills.md');
  const hits = await content.find('tills');
  const chosen = hits.filter(({ place }) => place.at?.editable?.file === 'pages/tills.md');
  const replaced = await content.replace({ words: 'tills', by: 'counters', hits: chosen });
  expect(replaced.problems).toEqual([]);
  expect(textOf(folder, 'pages/tills.md')).toBe(before?.replaceAll(/(?<!\/)tills/g, 'counters'));
  expect(textOf(folder, 'about.yaml')).toContain('more tills for shops');
  const back = Object.entries(replaced.before).map(([file, now]) => {
    return [file, { before: replaced.saved?.[file] ?? null, now }] as const;
  });
  await content.write(Object.fromEntries(back));
  expect(textOf(folder, 'pages/tills.md')).toBe(before);
});

test('nothing is replaced where somebody has changed one of the places, or where a field would be wrong', async () => {
  const folder = site();
  const content = open(folder);
  const hits = await content.find('tills');
  const description = hits.filter(({ place }) => place.field === 'description');
  const long = 'very '.repeat(40);
  const { saved, problems } = await content.replace({
    words: 'tills',
    by: long,
    hits: description,
  });
  expect([saved, problems[0]?.field]).toEqual([undefined, 'description']);
  folder.write('about.yaml', `${textOf(folder, 'about.yaml')}`.replace('for shops', 'for all'));
  await expect(content.replace({ words: 'tills', by: 'x', hits })).rejects.toThrow('search again');
});

test('a telephone number is replaced in a text with the link that dials it, and in a button, in each way that it is written', async () => {
  const number = '+46 465 004 00';
  const folder = new ContentFolder(
    tinySite({
      'actions.yaml': { ring: { label: 'Ring us', href: 'tel:+4646500400' } },
      'pages/tills.md': `---
title: All tills
description: "All tills: what each of our tills is for, and which of them a shop of your size may need."
---

Ring [+46-465-004-00](tel:+4646500400), or **+46\u00a0465\u00a0004\u00a000**.
`,
    }),
  );
  const content = open(folder);
  const hits = await content.find(number);
  expect(hits.map(({ said }) => said)).toEqual([
    '+4646500400',
    '[+46-465-004-00](tel:+4646500400)',
    '+46\u00a0465\u00a0004\u00a000',
  ]);
  const { problems } = await content.replace({ words: number, by: '+46 465 009 99', hits });
  expect(problems).toEqual([]);
  expect(textOf(folder, 'actions.yaml')).toContain('href: tel:+4646500999');
  expect(textOf(folder, 'pages/tills.md')).toContain(
    'Ring [+46 465 009 99](tel:+4646500999), or **+46 465 009 99**.',
  );
});

test('what begins a sentence does so in other words too, with the capital of its language, and what is sought with one is written as it is said', async () => {
  const folder = new ContentFolder(
    tinySite({
      'site.yaml': { languages: ['en', 'tr'] },
      'about.yaml': { 'hero.lead': 'Tills, and more tills' },
      'tr/about.yaml': { 'hero.lead': 'Tills, tills' },
    }),
  );
  const replace = async (words: string, by: string) => {
    const hits = await open(folder).find(words);
    await open(folder).replace({
      words,
      by,
      hits: hits.filter((one) => one.place.field === 'hero.lead'),
    });
    return ['', 'tr/'].map(
      (one) => /lead: "(.*)"/.exec(textOf(folder, `${one}about.yaml`) ?? '')?.[1],
    );
  };
  expect(await replace('tills', 'irons')).toEqual(['Irons, and more irons', 'İrons, irons']);
  expect(await replace('Irons', 'tills')).toEqual(['tills, and more tills', expect.anything()]);
});
