import { expect, test } from 'vitest';
import { z } from 'zod';
import { lineLike, tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { kinds } from '../../kinds/kinds-by-name.ts';
import { createFieldWords } from '../fields/field-words.ts';
import { pagePath, text } from '../fields/fields.ts';
import { noKnownNames } from '../schemas/json-schemas.ts';
import { pageSchema } from '../schemas/page.ts';
import { parseContent } from '../validate/parse.ts';
import { readYaml } from '../yaml/yaml-file.ts';
import { suggestName, suggestNearest } from './find-like-name.ts';
import { describeLookAlikes } from './look-alikes.ts';
import { formatProblem } from './problem.ts';

const schema = z.strictObject({
  title: text,
  year: z.int().positive(),
  day: z.iso.date({ error: 'a day such as 2026-12-01' }),
  link: pagePath,
});
const good = 'title: Ledger\nyear: 2019\nday: 2026-12-01\nlink: /about\n';

test.each([
  [
    'title: Ledger',
    'title：Ledger',
    '1:1 put a colon and a space after the name of the field; for “：” (U+FF1A) type :',
  ],
  ['year: 2019', 'year:\u30002019', '2:1 put a colon and a space *; for U+3000 type a space'],
  [
    'year: 2019',
    '\u00A0year: 2019',
    '2:1 *year": unknown field; remove it or correct its name, such as "year"',
  ],
  [
    'link: /about',
    'lіnk: /about',
    '4:1 lіnk: unknown field; remove it or correct its name, such as "link"; for “і” (U+0456) type i',
  ],
  ['2019', '２０１９', '2:7 year: expected a number, found the text "２０１９": write 2019'],
  ['2019', '48,000', '2:7 year: expected a number, found the text "48,000": write 48000'],
  ['2019', '１.200 €', '2:7 year: *, found the text "１.200 €": write 1200'],
  ['2019', '1\u00A0200', '2:7 year: *, found the text "1<U+00A0>200": write 1200'],
  ['2019', '٤٢', '2:7 year: *, found the text "٤٢": write 42'],
  ...[
    ...[
      ['1.490,00', '1490'],
      ['1,490.00', '1490'],
      ['1.490,50 €', '1490.5'],
      ['1 234 567,8', '1234567.8'],
    ],
    ...[
      ['1’490.00', '1490'],
      ["1'490.–", '1490'],
      ['1490,-', '1490'],
      ['490:-', '490'],
      ['US$1,490.00', '1490'],
    ],
    ...[
      ['+5', '5'],
      ['−5', '-5'],
      ['.5', '0.5'],
      ['1,234,567.89', '1234567.89'],
      ['１．４９０，００', '1490'],
    ],
  ].map(([from, to]) => [
    '2019',
    `"${from}"`,
    `2:7 year: expected a number, found the text "${from}": write ${to}`,
  ]),
  ...['10k', '1.2.3', '½ 2', '5 Mio', '1.49.00', '1490/12'].map((from) => {
    const said = `2:7 year: *, found the text "${from}": write its digits alone, such as 1490`;
    return ['2019', `"${from}"`, said];
  }),
  ['2019', 'soon', '2:7 year: expected a number, found the text "soon"'],
  ['2019', '0', '2:7 year: expected more than 0, found the number 0'],
  [
    '2026-12-01',
    '2026－12－01',
    '3:6 day: *, found the text "2026－12－01"; for “－” (U+FF0D) type -',
  ],
  ['2026-12-01', '2026–12–01', '3:6 day: *; for “–” (U+2013) type -'],
  ['/about', '／about', '4:7 link: *, found the text "／about"; for “／” (U+FF0F) type /'],
  [
    '/about',
    '/about\u200B',
    '4:13 expected signs of a keyboard, found U+200B, which nobody sees: *',
  ],
  ['Ledger', '"bell \\a"', '1:8 title: expected a text without control characters, found U+0007'],
  ['Ledger', '"{a,b}"', '1:9 title: *to show the braces, put spaces inside: { a,b }), found {a,b}'],
  ['Ledger', '"{a, select, b {c}}"', '1:9 title: expected plain words *, found {a, select, b {c}}'],
  ['title', 'titel', '1:1 titel: unknown field; remove it or correct its name, such as "title"'],
] as [string, string, string][])(
  '%j written as %j is named with what to type',
  (from, to, line) => {
    const { problems } = parseContent(readYaml('content/x.yaml', good.replace(from, to)), schema);
    const lines = problems.map((one) => formatProblem(one).replace('content/x.yaml:', ''));
    const like = `^${line.replaceAll(/[\\^$.|?+()[\]{}]/g, '\\$&').replaceAll('*', '.*')}$`;
    expect(lines).toContainEqual(expect.stringMatching(like));
  },
);

test.each([
  ['uk', 'понедiлок', 'found понедiлок; for “i” (U+0069) type і (U+0456)'],
  ['uk', 'Пt', 'found Пt; for “t” (U+0074) type т (U+0442)'],
  ['uk', 'Cp', 'found Cp; for “Cp” type Cyrillic letters'],
  ['el', 'Δευtέρα', 'found Δευtέρα; for “t” (U+0074) type τ (U+03C4)'],
  ['en', 'Моn', 'found Моn; for “М” (U+041C) type M, for “о” (U+043E) type o'],
  ['en', 'понедельник', 'found понедельник'],
])('in %s the letters of the day %s are to be those of the language', async (tag, days, end) => {
  const site = tinySite().set('site.yaml', { languages: [tag] });
  site.set('contact.yaml', { 'hours.lines': [{ days, hours: '9:00-10:00' }] });
  const said = (await site.problems()).filter((one) => one.includes('names of days'));
  expect(said.map((one) => one.replace(/^.*(?=found)/, ''))).toEqual([end]);
});

test('a word that is meant to be of other letters than Latin ones is left alone', () => {
  for (const name of ['привіт', 'link привіт', 'вебsайт'])
    expect([name, describeLookAlikes(name)]).toEqual([name, '']);
});

test('letters that look like those of a name are named once, behind what was found', async () => {
  const site = tinySite({
    'site.yaml': { timeZone: 'Europe/Stосkholm', langυages: ['en'] },
    'navigation.yaml': { 'header.links': [{ label: 'Prices', href: '/priсing' }] },
    'pages/pricing.yaml': { currency: 'UAН' },
    'home.yaml': { 'hero.actions': ['writе-us'] },
  });
  const said = (await site.problems()).filter((one) => one.includes('(U+'));
  expect(said.map((one) => one.replace(/^content\/|:.*/g, '')).toSorted()).toEqual(
    ['home', 'navigation', 'pages/pricing', 'site', 'site'].map((one) => `${one}.yaml`),
  );
  expect(said.filter((one) => one.split('; for “').length !== 2 || !/ type \w$/.test(one))).toEqual(
    [],
  );
});

test('a dash is right where words are wrong for another reason', async () => {
  const site = tinySite({ 'home.yaml': { 'meta.description': 'Tills – and more '.repeat(12) } });
  const hours = '9:00-10:00';
  const lines = ['Mon – Wed', 'Tue – Thu'].map((days) => ({ days, hours }));
  const said = await site.set('contact.yaml', { 'hours.lines': lines }).problems();
  expect(said.filter((one) => one.includes('–'))).toEqual([
    lineLike('*meta.description: expected at most 160 characters, found the text "*"'),
    lineLike('*days: expected each day in one line*found the text "Tue – Thu"'),
  ]);
});

test('names are found whatever their letters’ case and accents', () => {
  expect(suggestName('Ichiro.JPG', ['anna.jpg', 'ichiro.jpg'])).toBe(', such as "ichiro.jpg"');
  expect(suggestName('gro\u0308ße', ['klein', 'größe'])).toBe(', such as "größe"');
});

test('each kind of section says what else it is called, and no two are called the same', () => {
  const words = [...kinds].flatMap(([name, { aliases = [] }]) => [name, ...aliases]);
  const plain = words.map((word) => word.toLowerCase().replace(/s$/, ''));
  expect(plain.filter((word, index) => plain.indexOf(word) !== index)).toEqual([]);
  expect([...kinds].filter(([, { aliases = [] }]) => aliases.length === 0)).toEqual([]);
});

test.each(
  [...kinds].flatMap(([kind, { aliases = [] }]) => aliases.map((one) => [one, kind] as const)),
)('a section called %s is offered the kind %s', (called, kind) => {
  const page = pageSchema(kinds, noKnownNames, () => {});
  for (const wrong of [{ a: { section: called } }, { a: { section: called.toUpperCase() } }]) {
    const [problem] = parseContent(
      readYaml('content/x.yaml', JSON.stringify({ hero: {}, ...wrong })),
      page,
    )
      .problems.map(({ message }) => message)
      .filter((message) => message.startsWith('expected a kind of section'));
    expect(problem).toContain(`such as "${kind}"`);
  }
});

test('a section whose kind has a name in another language is offered the kinds that may say what it says', () => {
  const schema = pageSchema(kinds, noKnownNames, () => {});
  const said = (section: object) =>
    parseContent(readYaml('content/x.yaml', JSON.stringify({ hero: {}, a: section })), schema)
      .problems.map(({ message }) => message)
      .find((message) => message.startsWith('expected a kind of section'));
  const named = [...kinds].flatMap(([kind, { fields }]) => {
    const own = Object.keys(fields(createFieldWords(noKnownNames))).filter(
      (one) => !['title', 'lead'].includes(one),
    );
    const value = Object.fromEntries([
      ['section', 'çalışanlarımız'],
      ...own.map((one) => [one, []]),
    ]);
    return said(value)?.includes(`"${kind}"`) || own.length === 0 ? kind : [];
  });
  // Kinds whose fields several others have are not told apart.
  expect([...kinds.keys()].length - named.length).toBeLessThan(8);
  expect(said({ section: 'doktorlar', people: [] })).toContain('such as "people"');
  expect(said({ section: 'doktorlar' })).toMatch(/^expected a kind of section \(one of/);
});

test.each([
  ['Europe/София', 'Europe/Sofia'],
  ['#запис', '#zapis'],
  ['Ζυγός', 'zygos'],
  ['/ценоразпис', '/tsenorazpis'],
])('a name in letters of another script, %s, means the one in Latin letters', (name, like) => {
  const known = ['Europe/Stockholm', '/about', '#faq', like];
  expect(suggestName(name, known)).toBe(`, such as "${like}"`);
  expect(suggestNearest(name, known)).toBe(`; the nearest is "${like}"`);
});
