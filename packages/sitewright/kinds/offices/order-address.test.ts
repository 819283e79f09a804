import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleSite, type TinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { getSection } from '../../../../tests/support/section.ts';
import { timeSpansIn } from '../../content/fields/time-spans.ts';
import { createPageContext } from '../../page/seo/create-page-context.ts';
import { postalAddress } from '../../page/seo/structured-data/vendor.ts';
import { offices } from './offices.ts';
import Offices, { OfficeAddress, OfficeLinks } from './offices-view.tsx';
import { orderAddress } from './order-address.ts';

const postalCode = '1';
const region = 'a';

test.each([
  ['JP', 'ja', { postalCode, region }, '{country} 〒{postalCode} {region}{city} {street}'],
  ['JP', 'zh-Hant', { postalCode }, '{country} 〒{postalCode} {city} {street}'],
  ['JP', 'en', { postalCode, region }, '{street}, {city}, {region} {postalCode} {country}'],
  ['TW', 'zh-Hant', { postalCode }, '{country} {postalCode} {city} {street}'],
  ['KR', 'ko', { postalCode, region }, '{region} {city} {street} {postalCode} {country}'],
  ['DE', 'ja', { postalCode }, '{street} {postalCode} {city} {country}'],
  ['DE', 'de', { postalCode, region }, '{street} {postalCode} {city} {region} {country}'],
  ['US', 'en', { postalCode, region }, '{street} {city}, {region} {postalCode} {country}'],
  ['GB', 'sv', { postalCode }, '{street} {city} {postalCode} {country}'],
  ['HU', 'hu', { postalCode }, '{city} {street} {postalCode} {country}'],
  ['SG', 'en', { postalCode }, /^\{street\} .*\{postalCode\} \{city\} \{country\}$/],
])('an address in %s is read in %s with %j in its order', (code, language, said, order) => {
  const lines = orderAddress(code, said, language).replaceAll('\n', ' ');
  if (typeof order === 'string') expect(lines).toBe(order);
  else expect(lines).toMatch(order);
});

const languagesOf = async (folder: TinySite) => {
  const content = await folder.content();
  return [content, ...content.translations].map((one) => getSection(one, 'offices').items[0]);
};
const copyOsaka = () => exampleSite('every language', 'tests/vendors/osaka');

const linesOf = (office: Parameters<typeof OfficeAddress>[0] | undefined) =>
  office &&
  [...renderToStaticMarkup(OfficeAddress(office)).matchAll(/<bdi>(.*?)<\/bdi>/g)].map(
    ([, line]) => line,
  );

test('the workshop is in Japanese order on pages in Japanese and Chinese, and in European order on English ones', async () => {
  const offices = await languagesOf(await copyOsaka());
  expect(offices.map(linesOf)).toEqual([
    ['日本', '〒530-0000', '大阪府大阪市', '北区見本町二丁目三番四号'],
    ['2-3-4 Mihoncho, Kita-ku, Osaka City, Osaka', '530-0000', 'Japan'],
    ['日本', '〒530-0000', '大阪府大阪市', '北區見本町二丁目3番4號'],
  ]);
  const [japanese] = offices;
  expect(japanese && postalAddress(japanese)).toMatchObject({
    addressLocality: '大阪市',
    addressRegion: '大阪府',
    addressCountry: 'JP',
  });
});

test('a vendor may say the lines of an address, in each language', async () => {
  const folder = await copyOsaka();
  const place = 'offices.items[0].address.place';
  folder.set('en/contact.yaml', {
    [place]: '{country}: {region}, {city}\n{street} ({postalCode})',
  });
  const [, english] = await languagesOf(folder);
  expect(linesOf(english)).toEqual([
    'Japan: Osaka, Osaka City',
    '2-3-4 Mihoncho, Kita-ku (530-0000)',
  ]);
});

test('a code that is no country’s is refused', async () => {
  const folder = await copyOsaka();
  folder.set('contact.yaml', { 'offices.items[0].address.countryCode': 'JAP' });
  expect(await folder.problems()).toContainEqual(
    expect.stringMatching(
      /countryCode: expected the two capital letters of a country today, such as JP, found the text "JAP"$/,
    ),
  );
});

test('letters of a country that there is no more, or that are none, are refused with those that are meant', async () => {
  const meant = { CS: 'RS', DD: 'DE', UK: 'GB', jp: 'JP', XQ: 'JP' };
  const site = await copyOsaka();
  const [office] = (site.folder.fields('contact.yaml').offices as { items: object[] }).items;
  const { address } = office as { address: object };
  const items = Object.keys(meant).map((countryCode) => ({
    ...office,
    name: `In ${countryCode}`,
    address: { ...address, countryCode },
  }));
  const problems = await site.set('contact.yaml', { 'offices.items': items }).problems();
  for (const [at, one] of Object.values(meant).entries()) {
    const line = problems.find((said) => said.includes(`items[${at}].address.countryCode: `));
    expect(line).toContain(`today, such as ${one}, found`);
  }
});

test('several offices in one city have names of their own, which people and machines read', async () => {
  const one = { street: 'Kassagatan 1', postalCode: '1', country: 'Sverige' };
  const office = (name: string, phone: string) => ({
    ...{ name, city: 'Stockholm', address: one, phone, email: 'a@b.example' },
  });
  const site = (await exampleSite()).set('contact.yaml', {
    'offices.items': [
      office('Library', '+46 31 700 00 01'),
      office('Town hall', '+46 31 700 00 02'),
    ],
  });
  site.set('careers.yaml', {
    'positions.jobs[0].location': 'Library',
    'positions.jobs[1].location': 'Town hall',
  });
  const content = await site.content();
  const section = getSection(content, 'offices');
  const props = { frame: { id: 'offices', tone: 'ground' }, content: section, language: 'en' };
  const html = renderToStaticMarkup(createElement(Offices, props as never));
  const headings = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, words]) => words);
  expect(headings).toEqual(['Library', 'Town hall']);
  const context = createPageContext(content, '/contact');
  const data = offices.structuredData?.(section, context, {} as never) as { name: string }[];
  expect(data.slice(1).map(({ name }) => name)).toEqual(['Library', 'Town hall']);
});

test('the hours of an office have the dash that is written between their times', () => {
  const said = { phone: '+46 8 1', email: 'a@b.example', phoneLabel: 'Call', emailLabel: 'Write' };
  const hours = timeSpansIn({ language: 'en' }).parse('9:00–12:00, 13:00-18:00');
  const office = { ...said, closed: 'Shut', hours: [{ days: 'Mon', hours }] };
  const html = renderToStaticMarkup(OfficeLinks(office));
  expect(html).toMatch(/<bdi dir="ltr">9:00–12:00<\/bdi>, <bdi dir="ltr">13:00-18:00<\/bdi>/);
});
