import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { type TinySite, tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import plans from '../../kinds/plans/samples.json' with { type: 'json' };
import { printAmount } from '../values/print-amount.ts';

const [plan] = plans.short.items;
const page = {
  each: 'data/rooms.json',
  address: '/rooms/:slug',
  fields: { slug: 'text', fee: 'money' },
  meta: {
    title: 'Room {slug}',
    description: 'Room {slug}: what it has, what it costs, and how you get there by bus or car.',
  },
  hero: { title: 'Room {slug}', lead: 'From {fee}' },
  points: {
    ...{ title: 'Facts', lead: 'Here.' },
    items: [{ title: '{fee}', description: 'From {fee} a night' }],
  },
};
const rooms = [
  { slug: 'one', fee: '1200.5 SEK' },
  { slug: 'two', fee: '990 SEK' },
];

const siteWith = (records: readonly object[], more: object = {}): TinySite =>
  tinySite()
    .write('pages/rooms/room.yaml', stringify({ ...page, ...more }))
    .write('data/rooms.json', JSON.stringify(records, null, 1));

async function readRoom(site: TinySite, tag = 'en', room = 'one') {
  const content = await site.content();
  const own = content.translations.find(({ language }) => language.tag === tag) ?? content;
  const { sections = [] } = own.pages.get(`/rooms/${room}`) ?? {};
  const said = Object.fromEntries(sections.map((one) => [one.key, one.content]));
  return JSON.stringify(said).replaceAll(/[\u2067-\u2069]/g, '');
}

test.each('ar bn de el en es fa fr he hi ja ko pl pt ru sv th tr uk vi zh'.split(' '))(
  'an amount of a record is written as %s writes it, from JSON and from a table',
  async (tag) => {
    const csv = `slug,fee\n${rooms.map(({ slug, fee }) => `${slug},${fee}\n`).join('')}`;
    const table = siteWith([], { each: 'data/rooms.csv' }).remove('data/rooms.json');
    for (const site of [siteWith(rooms), table.write('data/rooms.csv', csv)]) {
      if (tag !== 'en') site.translate(tag);
      const written = printAmount({ amount: 1200.5, currency: 'SEK' }, tag);
      const said = await readRoom(site, tag);
      expect(said).toContain(`"title":"${tag === 'en' ? '' : `${tag} `}${written}"`);
      expect(said).toContain(`From ${written} a night`);
    }
  },
);

test('amounts of records in currencies of one sign tell which they are', async () => {
  const both = [rooms[0] ?? {}, { slug: 'two', fee: '990 DKK' }];
  expect(await readRoom(siteWith(both))).toMatch(/From 1,200.50 SEK a night/);
});

test('an amount among words from right to left stands apart from them', async () => {
  const content = await siteWith(rooms).translate('ar').content();
  const said = JSON.stringify(content.translations[0]?.pages.get('/rooms/one')?.sections);
  expect(said).toMatch(/[\u2067\u2068][^\u2069]*1,200[^\u2069]*\u2069/);
});

const prices = {
  section: 'plans',
  ...plans.short,
  items: [{ ...plan, price: '{fee}', cta: 'write-us' }],
};

test.each(['SEK', '{fee}'])(
  'an amount of a record is the price of an offer on a page with currency: %s',
  async (currency) => {
    const site = siteWith(rooms, { currency, prices }).translate('sv');
    for (const tag of ['en', 'sv'])
      expect(await readRoom(site, tag, 'two')).toContain('"price":{"amount":990,"currency":"SEK"}');
  },
);

test('an amount in another currency than the page has is no price of it', async () => {
  await siteWith(rooms.slice(0, 1), { currency: 'EUR', prices }).expectProblems(
    'content/pages/rooms/room.yaml:* prices.items[0].price: expected a number, found the text "{fee} in SEK" (*in the currency of the page*',
  );
});

test.each([
  ['the other records', {}, [{ slug: 'two', fee: '590 UAH' }], '1200 UAH or 4.50 UAH'],
  ['a page', { 'pages/prices.yaml': { currency: 'JPY' } }, [], '1200 JPY'],
  ['nothing', {}, [], '1200 SEK or 4.50 EUR'],
])('an amount is shown in the currency of %s', async (_, pages, others, example) => {
  const site = siteWith([{ slug: 'one', fee: '980 coins' }, ...others]);
  for (const [file, fields] of Object.entries(pages)) site.set(file, fields);
  await site.expectProblems(
    `*.fee: expected an amount*such as ${example}, found the text "980 coins"`,
  );
});

test.each([
  ['1,200 SEK', 'such as 1200 SEK'],
  ['1.200 SEK', 'such as 1200 SEK'],
  ['15.000,50 SEK', 'such as 15000.5 SEK'],
  ['590 kr', 'such as 590'],
  ['590 zł', 'such as 590 PLN'],
  ['590 грн.', 'such as 590 UAH'],
  ['€590', 'such as 590 EUR'],
  ['590 sek', 'such as 590 SEK'],
  ['On request', 'such as 1200 SEK or 4.50 EUR'],
  ['-5 SEK', 'such as 1200 SEK or 4.50 EUR'],
  ['0.995 SEK', 'at most 2 digits after the point'],
])('%s is no amount of a record: %s', async (fee, message) => {
  const site = siteWith([{ slug: 'one', fee }]);
  await site.expectProblems(`content/data/rooms.json:4:* [0].fee: expected an amount*${message}*`);
});
