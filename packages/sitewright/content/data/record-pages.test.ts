import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { type TinySite, tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { compareTranslations } from '../../authoring/translations/compare-translations.ts';
import { readContentValues } from '../validate/content-values.ts';

const template = 'pages/shops/shop.yaml';
const data = 'data/shops.json';
const page = `each: ${data}
address: /shops/:slug
fields:
  slug: text
  name: name
  city: text
  about: richText
  parking: optional text
  web: optional link
  photo: optional picture
  hours: optional list
meta:
  title: "{name} in {city}"
  description: "{name} in {city}: when it is open, what there is, and how you get there by bus or by car."
hero: { title: "{name}", lead: "{about}" }
facts:
  section: points
  title: "{name} for you"
  lead: "[Ask](mailto:shop@acme.example?subject={name}) in {city}."
  items:
    - { title: City, description: "*In* {city} at {name}" }
    - { title: Web, description: "[Look]({web})" }
parking: { section: points, title: Parking, lead: Ours., items: [{ title: Here, description: "{parking}" }] }
hours: { section: benefits, title: Open, lead: "Every day.", items: "{hours}" }
`;
const lund = { slug: 'lund', name: 'Lund & Söner', city: 'Lund', about: 'On *the* square.' };
const umea = { slug: 'umea', name: 'Umeå _2_', city: 'Umeå', about: 'Up north.' };
const full = { parking: 'Behind.', web: 'https://u.example/?a=b', hours: ['Monday', 'Friday'] };
const shops = [lund, { ...umea, ...full }];

const list = {
  ...{ section: 'directory', title: 'Shops', choose: 'Town', all: 'All', shown: '{count}' },
  items: { each: data, name: '{name}', place: '{city}', href: '/shops/{slug}' },
};

/** A site with a page for each of some records. */
function siteWith(records: readonly object[] | string, from = page, begin = tinySite()): TinySite {
  const text = typeof records === 'string' ? records : JSON.stringify(records, null, 1);
  return begin.write(template, from).write(data, text);
}

/** The sections of a page in a language, by their keys. */
async function readPage(
  site: TinySite,
  path: string,
  tag = 'en',
): Promise<Record<string, unknown>> {
  const content = await site.content();
  const all = [content, ...content.translations];
  const { pages } = all.find(({ language }) => language.tag === tag) ?? content;
  const { meta, sections = [] } = pages.get(path) ?? {};
  return { meta, ...Object.fromEntries(sections.map((one) => [one.key, one.content])) };
}

const words = (value: string) => ({ type: 'text', value });

test('a page says what its record says, which means nothing else beside marks and in addresses', async () => {
  const { meta, hero, facts, hours } = await readPage(siteWith(shops), '/shops/umea');
  expect(meta).toMatchObject({ title: 'Umeå _2_ in Umeå' });
  expect(hero).toMatchObject({ title: 'Umeå _2_', lead: [words('Up north.')] });
  const subject = 'mailto:shop@acme.example?subject=Ume%C3%A5%20_2_';
  const look = { type: 'link', url: 'https://u.example/?a=b' };
  expect(facts).toMatchObject({
    lead: [{ type: 'link', url: subject }, words(' in Umeå.')],
    items: [{ description: [{}, words(' Umeå at Umeå _2_')] }, { description: [look] }],
  });
  expect(hours).toMatchObject({ items: ['Monday', 'Friday'] });
});

test.each([
  ['en', '12,345.6 since 2026', 'December 5, 2026'],
  ['sv', '12\u00a0345,6 since 2026', '5 december 2026'],
  ['ro', '12.345,6 since 2026', '5 decembrie 2026'],
  ['fa', '۱۲٬۳۴۵٫۶ since ۲۰۲۶', '۱۴ آذر ۱۴۰۵'],
  // The full stop of the abbreviation is that of the sentence.
  ['uk', '12\u00a0345,6 since 2026', '5 грудня 2026 р.'],
])(
  'numbers and days of records are written as %s writes them in words, and as they are elsewhere',
  async (tag, title, lead) => {
    const more = `fees:
  section: points
  title: "{fee} since {year}"
  lead: "{opens}."
  items: [{ title: "{fee}", description: "[Pay](https://pay.example/?fee={fee}&day={opens}) {opens}" }]
days:
  section: events
  title: Days
  lead: All.
  calendar: Take it
  items: [{ title: Day, day: "{opens}", description: Soup., place: { name: Here } }]
`;
    const types = ['fee: number', 'year: number', 'opens: day'].map((one) => `\n  ${one}`).join('');
    const record = { ...lund, fee: 12345.6, year: 2026, opens: '2026-12-05' };
    const from = page.replace('\n  about:', `${types}\n  about:`) + more;
    const site = siteWith([record], from);
    if (tag !== 'en')
      site
        .translate(tag)
        .write(
          `${tag}/${data}`,
          JSON.stringify([{ key: 'lund', city: 'Lund', about: 'On *the* square.' }]),
        );
    const { fees, days } = await readPage(site, '/shops/lund', tag);
    // The words of translations are told by their tag.
    const mark = tag === 'en' ? '' : `${tag} `;
    const url = expect.stringMatching(/fee=12345\.6&day=2026-12-05$/);
    expect(fees).toMatchObject({ title: mark + title });
    expect(fees).toMatchObject({ lead: [words(`${mark}${lead.replace(/\.$/, '')}.`)] });
    expect(fees).toMatchObject({
      items: [
        {
          title: mark + title.split(' since')[0],
          description: expect.arrayContaining([
            expect.objectContaining({ type: 'link', url }),
            words(` ${lead}`),
          ]),
        },
      ],
    });
    expect(days).toMatchObject({ items: [{ day: '2026-12-05' }] });
  },
);

test('a record that says nothing of a field has no text that names it, and no entry or section that needs one', async () => {
  const { hero, facts, ...others } = await readPage(siteWith(shops), '/shops/lund');
  expect(hero).toMatchObject({
    lead: [words('On '), { type: 'emphasis' }, words(' square.')],
  });
  expect(facts).toMatchObject({ items: [{ title: 'City' }] });
  expect(Object.keys(others)).toEqual(['meta']);
});

test('a list on another page has an entry for each record, with its link, and is counted', async () => {
  const site = siteWith(shops).set('pages/shops.yaml', {
    list,
    'hero.lead': '{number list} shops',
  });
  const { list: shown, hero } = await readPage(site, '/shops');
  expect(hero).toMatchObject({ lead: [words('2 shops')] });
  expect(shown).toMatchObject({
    items: [
      { name: 'Lund & Söner', place: 'Lund', href: '/shops/lund' },
      { name: 'Umeå _2_', place: 'Umeå', href: '/shops/umea' },
    ],
  });
  site.set('pages/shops.yaml', { 'list.items.each': 'data/other.json' });
  await site.expectProblems(
    'content/pages/shops.yaml:* list.items.each: expected a file with a page for each of its records (one of data/shops.json), found "data/other.json"*',
  );
});

test('records that cannot be read are said of their file alone, wherever they are listed', async () => {
  const site = siteWith('[{').set('pages/shops.yaml', { list }).translate('sv');
  await site.expectProblems(`content/${data}:*`);
});

const inRecord = (line: number, field: string) => `content/${data}:${line}:* [1]${field}: expected`;
const inPage = (field: string) => `content/${template}:* ${field}: `;

test.each<[name: string, second: object | string, lines: string[]]>([
  ['no address', { slug: undefined }, [`${inRecord(8, '.slug')} text, found nothing*`]],
  [
    'an address with spaces',
    { slug: 'Umeå north' },
    [`${inRecord(9, '.slug')} a part of an address*such as "umea-north", found "Umeå north"`],
  ],
  [
    'the address of another record',
    { slug: 'lund' },
    [`${inRecord(9, '.slug')} an address that no other page has*of content/${data}:3:11`],
  ],
  ['no name', { name: undefined }, [`${inRecord(8, '.name')} text, found nothing`]],
  ['a number for a name', { name: 5 }, [`${inRecord(10, '.name')} text, found the number 5*`]],
  [
    'a word in braces that stands for nothing',
    { about: 'With {vender}' },
    [`${inRecord(12, '.about')} {vendor}*`],
  ],
  [
    'what is wrong where a page shows it',
    { web: '//u.example' },
    [`${inRecord(13, '.web')} a link to a path of this site*`],
  ],
  [
    'a title that is too like another',
    { name: lund.name, city: lund.city },
    [
      `${inRecord(10, '.name')} a title that no other page has, found the one of content/${data}:4:11`,
      `${inRecord(10, '.name')} a description that no other page has*`,
    ],
  ],
  ['no JSON', '[{]', [`content/${data}:1:3 expected JSON*`]],
])('%s is said with the line of the record, once', async (_, second, lines) => {
  const records = typeof second === 'string' ? second : [lund, { ...umea, ...second }];
  await siteWith(records).expectProblems(...lines);
});

const braces = '(to show the braces, put spaces inside: {';
const names = '{slug} or {name} or {city} or {about} or {parking} or {web} or {photo} or {vendor}';

test.each([
  ['citi', 'expected {city} (*'],
  ['abuot', 'expected {about} (*'],
  ['vendr', 'expected {vendor} (*'],
  ['עיר', `expected ${names} or {origin} or {count *} ${braces} עיר }), found {עיר}`],
])(
  '{%s} in what is said once is told the names of the fields, the nearest first',
  async (word, said) => {
    const shown = page.replace('title: "{name} in', `title: "{${word}} in`);
    await siteWith(shops, shown).expectProblems(`${inPage('meta.title')}${said}`);
    const items = { ...list.items, name: `{${word}}` };
    const site = siteWith(shops).set('pages/shops.yaml', { list: { ...list, items } });
    await site.expectProblems(`content/pages/shops.yaml:* list.items*.name: ${said}`);
  },
);

test.each<[name: string, from: string, to: string, lines: string[]]>([
  [
    'no address',
    'address: /shops/:slug\n',
    '',
    [`${inPage('address')}expected text, found nothing*`],
  ],
  [
    'an address of no field',
    ':slug',
    'x',
    [`${inPage('address')}expected the address of each page*`],
  ],
  [
    'an address of a field that is none',
    ':slug',
    ':slg',
    [`${inPage('address')}*such as :slug, found :slg`],
  ],
  [
    'an address that a record may leave out',
    ':slug',
    ':parking',
    [`${inPage('address')}*found :parking`],
  ],
  [
    'a file that is missing',
    `${data}\n`,
    'data/shop.json\n',
    [`${inPage('each')}*(one of ${data})*`],
  ],
  [
    'a type that is none',
    'name: name',
    'name: nam',
    [`${inPage('fields.name')}expected a type (*`],
  ],
  [
    'a slip of the pen in braces',
    '"{about}"',
    '"{abuot}"',
    [`${inPage('hero.lead')}*found {abuot}*`],
  ],
  [
    'a list among words',
    '"{about}"',
    '"{hours}!"',
    [`${inPage('hero.lead')}expected text, found a list*`],
  ],
  [
    'an unknown field',
    'lead: Ours',
    'led: Ours',
    [`${inPage('parking.led')}unknown field*such as "lead"`],
  ],
  [
    'a link that leads nowhere',
    'Ours.',
    '"[Ours](/nowhere) in {city}"',
    [`${inPage('parking.lead')}"/nowhere" leads to no page*`],
  ],
])('%s is said with the line of the page, once for all records', async (_, from, to, lines) => {
  const both = [
    { ...lund, ...full },
    { ...umea, ...full },
  ];
  await siteWith(both, page.replace(from, to)).expectProblems(...lines);
});

test('a page of records takes no address of another page', async () => {
  const site = siteWith(shops).set('pages/shops/umea.yaml', {});
  await site.expectProblems(`${inRecord(9, '.slug')} an address*of content/pages/shops/umea.yaml`);
});

test('rows of a table are records, and a row without an address is a mistake with its line', async () => {
  const site = siteWith(shops, page.replace(data, 'data/shops.csv')).remove(data);
  site.write('data/shops.csv', 'slug,name,city,about\nlund,Lund,Lund,Words.\n,Umeå,Umeå,Words.\n');
  await site.expectProblems(
    'content/data/shops.csv:3:1 row 3, slug: expected text, found nothing*',
  );
});

const swedish = [
  {
    key: 'umea',
    city: 'Umeå',
    about: 'I norr.',
    parking: 'Bakom.',
    hours: ['Monday -> Måndag', 'Friday -> Fredag'],
  },
  { key: 'lund', city: 'Lunden', about: 'På torget.' },
];

/** The same site in Swedish too, whose words are the English ones behind `sv`. */
const inSwedish = () =>
  siteWith(shops, page, tinySite()).set('pages/shops.yaml', { list }).translate('sv');

test('a translation has the words of the page, and of the records in any order', async () => {
  const site = inSwedish().write('sv/data/shops.json', JSON.stringify(swedish));
  const { meta, hero, facts, parking } = await readPage(site, '/shops/lund', 'sv');
  expect(meta).toMatchObject({ title: `sv ${lund.name} in Lunden` });
  expect(hero).toMatchObject({ title: `sv ${lund.name}`, lead: [words('sv På torget.')] });
  expect(facts).toMatchObject({ items: [{ title: 'sv City' }] });
  expect(parking).toBeUndefined();
  const { list: shown } = await readPage(site, '/shops', 'sv');
  expect(shown).toMatchObject({ items: [{ place: 'Lunden', href: '/sv/shops/lund' }, {}] });
});

test('an entry is named by what its page says of all records, or is refused there once', async () => {
  const items = [{ title: '{city}', description: '*In* {city}' }];
  const site = siteWith(shops).set(template, { 'facts.items': items }).translate('sv');
  site.write('sv/data/shops.json', JSON.stringify(swedish));
  const { facts } = await readPage(site, '/shops/lund', 'sv');
  expect(facts).toMatchObject({ items: [{ title: 'sv Lunden' }] });
  site.set(`sv/${template}`, { 'facts.items[0].key': '{name}' });
  await site.expectProblems(
    `content/sv/${template}:* facts.items[0].key: expected a key that names one entry of content/${template}:* by what it alone says, such as "{city}", found "{name}"*`,
  );
});

test('what is not translated of records is said with its place in their file', async () => {
  const site = inSwedish().set('pages/shops.yaml', { 'list.items.description': 'In {city}' });
  site.set(`sv/${template}`, { hours: undefined }).set(template, { hours: undefined });
  const file = 'content/sv/data/shops.json';
  await site.expectProblems(
    `content/sv/pages/shops.yaml:* list.items.description: expected the translation of content/pages/shops.yaml:*, found nothing: write and fill in description: ""`,
    `${file}:1:1 expected this file, with the words of each record in Swedish (city, about, parking)*`,
  );
  site.set('sv/pages/shops.yaml', { 'list.items.description': 'I {city}' });
  site.write('sv/data/shops.json', JSON.stringify(swedish.slice(0, 1)));
  await site.expectProblems(
    `${file}:1:1 expected the translation of content/${data}:2:2*key: lund*`,
  );
  site.write('sv/data/shops.json', JSON.stringify(swedish)).write(`sv/${template}`, 'meta: [');
  await site.expectProblems(`content/sv/${template}:*`);
  site.remove(`sv/${template}`).remove('sv/data/shops.json');
  const [state] = compareTranslations(site.folder);
  expect(state?.missing).toEqual([template]);
});

test('a language that lists records of which it has no pages has their words, and leads to the pages of another', async () => {
  const site = inSwedish().remove(`sv/${template}`);
  await site.expectProblems('content/sv/data/shops.json:1:1 expected this file*');
  site.write('sv/data/shops.json', JSON.stringify(swedish));
  const { list: shown } = await readPage(site, '/shops', 'sv');
  expect(shown).toMatchObject({ items: [{ place: 'Lunden', href: '/shops/lund' }, {}] });
  site.remove('sv/data/shops.json').remove('sv/pages/shops.yaml');
  await site.expectProblems();
});

test('a page of a record is translated with the others, or by a file of its own', async () => {
  const site = inSwedish().write('sv/data/shops.json', JSON.stringify(swedish));
  const items = [{ key: 'City', title: 'Stad', description: 'I Lund.' }];
  const description = `Norr: ${'när det är öppet, vad som finns och hur man hittar. '.repeat(2)}`;
  site.write(
    'sv/pages/shops/lund.yaml',
    stringify({
      meta: { title: 'Norr', description },
      hero: { title: 'Norr', lead: 'I norr.' },
      facts: { title: 'Bra', lead: 'Fråga.', items },
    }),
  );
  await site.expectProblems('content/sv/pages/shops/lund.yaml:1:1 expected no file for this page*');
  site.remove(`sv/${template}`);
  expect(await readPage(site, '/shops/lund', 'sv')).toMatchObject({ meta: { title: 'Norr' } });
});

test('launch-check reads what the page says of all records once, and what each record says', () => {
  const values = [...readContentValues(siteWith(shops).folder)].map((one) => one.value);
  const count = (value: string) => values.filter((one) => one === value).length;
  expect(['Parking', 'City', lund.about, 'Up north.'].map(count)).toEqual([1, 1, 1, 1]);
});

test.each(['sv', 'uk', 'ar', 'ja'])(
  'names of records that %s has of some alone are named in one line, and of all or none are not',
  async (tag) => {
    const five = ['lund', 'umea', 'ystad', 'visby', 'kiruna'].map((slug) => ({
      ...{ ...lund, slug, city: slug.toUpperCase(), name: `The shop of ${slug}` },
    }));
    const site = siteWith(
      five,
      page.replace('city: text', 'city: name').replace('{name} in', '{slug} in'),
    ).translate(tag);
    const find = async (named: readonly string[], cities: readonly string[] = []) => {
      const own = five.map(({ slug }) => ({
        ...{ key: slug, about: `${tag} ${slug}` },
        ...(named.includes(slug) && { name: `${tag} ${slug}` }),
        ...(cities.includes(slug) && { city: `${tag} ${slug}` }),
      }));
      site.write(`${tag}/${data}`, JSON.stringify(own));
      return (await site.advice()).filter((line) => line.includes('with its names'));
    };
    const all = five.map(({ slug }) => slug);
    expect(await find([])).toEqual([]);
    expect(await find(all)).toEqual([]);
    const language = new Intl.DisplayNames('en', { type: 'language' }).of(tag);
    const start = `content/${tag}/${data}:1:2 expected each record with its names in ${language} as others have theirs, found`;
    const end = ': visitors get those of the first language';
    expect(await find(['umea'], all.slice(1))).toEqual([
      `${start} no name of lund, ystad, visby and 1 more; no city of lund${end}`,
    ]);
  },
);

test('a name in letters of the other direction is kept whole among words', async () => {
  const site = siteWith(
    [{ ...lund, name: 'אברהם כ׳' }],
    page.replace('} in {city}: when', '}, 4 in'),
  );
  const { meta } = await readPage(site, '/shops/lund');
  expect(meta).toMatchObject({ description: expect.stringMatching(/^\u2068אברהם כ׳\u2069, 4 in/) });
});

test('a name in the letters of a language is its own there', async () => {
  const names = ['Lund', 'אברהם', 'Ystad'];
  const records = names.map((name, index) => ({ ...lund, slug: `shop-${index}`, name }));
  const from = page.replace('city: text', 'city: name').replace('{name} in', '{slug} in');
  const site = siteWith(records, from).translate('he');
  const find = async (...own: readonly string[]) => {
    const said = records.map(({ slug: key }) => {
      return { key, about: `he ${key}`, ...(own.includes(key) && { name: `he ${key}` }) };
    });
    site.write(`he/${data}`, JSON.stringify(said));
    return (await site.advice()).filter((line) => line.includes('with its names'));
  };
  expect(await find('shop-0', 'shop-2')).toEqual([]);
  expect(await find('shop-0')).toEqual([expect.stringContaining('no name of shop-2:')]);
});
