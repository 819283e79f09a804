import { test } from 'vitest';
import { tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';

const page = `each: data/shops.json
address: /shops/:slug
fields: { slug: text, name: name, city: text, about: richText, parking: optional text, hours: optional list }
meta:
  title: "{name} in {city}"
  description: "{name} in {city}: when it is open, what there is, and how you get there by bus or by car."
hero: { title: "{name}", lead: "{about}" }
`;
const shops = [
  {
    slug: 'lund',
    name: 'Lund & Söner',
    city: 'Lund',
    about: 'On *the* square.',
    parking: 'Behind.',
  },
  { slug: 'umea', name: 'Umeå_2_', city: 'Umeå', about: 'Up north.' },
];
const p = (a: string, b: string) => page.replace(a, b);
const json = (x: unknown) => JSON.stringify(x, null, 1);
const w = (o: object) => json([shops[0], { ...shops[1], ...o }]);
const cases: [string, string, string, Record<string, string>?][] = [
  ['no slug', page, w({ slug: undefined })],
  ['no name', page, w({ name: undefined })],
  ['bad slug', page, w({ slug: 'Umeå north' })],
  ['same slug', page, w({ slug: 'lund' })],
  ['number name', page, w({ name: 5 })],
  ['unknown column', page, w({ nmae: 'x', zip: 1 })],
  ['bad words', page, w({ about: 'a {naem}' })],
  ['same title', page, w({ name: 'Lund & Söner', city: 'Lund' })],
  ['long title', page, w({ name: 'Lund '.repeat(20) })],
  ['no json', page, '[{]'],
  ['missing file', p('shops.json', 'shopz.json'), w({})],
  ['no address', p('address: /shops/:slug\n', ''), w({})],
  ['address without field', p(':slug', 'x'), w({})],
  ['address unknown field', p(':slug', ':slg'), w({})],
  ['address optional field', p(':slug', ':parking'), w({})],
  ['no fields', p(/fields.*/.exec(page)![0], ''), w({})],
  ['bad type', p('city: text', 'city: txt'), w({})],
  ['each 5', p('data/shops.json', '5'), w({})],
  ['bad word in template', p('{name} in {city}"', '{name} in {ciyt}"'), w({})],
  ['unknown word in template', p('{about}', '{xyz}'), w({})],
  ['mistake in template', p('lead:', 'led:'), w({})],
  ['mistake 2 in template', p('{about}', '[x](/nowhere) {about}'), w({})],
  ['list in text', p('{about}', '{about} {hours}'), w({ hours: ['a'] })],
  ['other file', page, w({}), { 'pages/shops/umea.yaml': '' }],
  [
    'csv',
    p('shops.json', 'shops.csv'),
    w({}),
    {
      'data/shops.csv':
        'slug,name,city,about,parking\nlund,Lund,Lund,Words,\n,Umea,Umea,x,y\nVis by,V,V,y,',
    },
  ],
];
test.each(cases)('%s', async (_, yaml, data, more = {}) => {
  const site = tinySite({ 'pages/shops/shop.yaml': yaml, 'data/shops.json': data });
  for (const [f, t] of Object.entries(more)) t ? site.write(f, t) : site.set(f, {});
  console.log(_, await site.problems());
});
