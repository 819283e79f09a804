import { expect, test } from 'vitest';
import { exampleSite, tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';

test('a change or a founding that is still to come is named in every kind of file', async () => {
  const site = await exampleSite();
  const posts = [...site.folder.all.keys()].filter((file) => /^posts\/.*\.md$/.test(file));
  // Tests are run on 20 November 2026.
  site.set(posts.at(-1) ?? '', { updated: '2027-11-01' });
  site.set('pages/board.yaml', { 'days.items[0].updated': '2026-11-21' });
  site.set('careers.yaml', { 'positions.jobs[0].datePosted': '2027-01-01' });
  const company = { legalName: 'Acme AB', founded: 2098, line: '{legalName}, {founded}' };
  site.set('site.yaml', { company });
  const said = (await site.advice()).filter((line) => line.includes(' that has come'));
  expect(said.map((line) => line.replace(/^content\/|:\d+:\d+/g, '').split(': ')[0])).toEqual(
    expect.arrayContaining([
      `${posts.at(-1)} updated`,
      'pages/board.yaml days.items[0].updated',
      'careers.yaml positions.jobs[0].datePosted',
      'site.yaml company.founded',
    ]),
  );
  // Its own texts say that they were changed on the 24th.
  expect(said.filter((line) => !line.includes('2026-11-24'))).toHaveLength(4);
});

const office = (country: string, countryCode: string | undefined, phone: string) => ({
  title: 'Places',
  phoneLabel: 'Phone',
  emailLabel: 'Email',
  items: [
    {
      ...{ city: 'Łódź', phone, email: 'a@example.com' },
      address: { street: 'Prosta 1', place: '{city}', country, countryCode },
    },
  ],
});

test.each([
  ['Poland', undefined, '+48 42 000 00 00', false],
  ['Poland', 'PL', '112', false],
  ['Elsewhere', undefined, '+90 42 000 00 00', false],
  ['Puerto Rico', 'US', '+1 787 555 0100', false],
  ['Poland', undefined, '+90 42 000 00 00', true],
  ['poland', 'PL', '+90 42 000 00 00', true],
  ['Germany', 'PL', '+49 351 000 00 00', true],
  ['Elsewhere', 'PL', '+49 351 000 00 00', true],
])('a place in %s, %s, with the number %s: advice is %s', async (country, code, phone, isSaid) => {
  const site = tinySite({ 'home.yaml': { offices: office(country, code, phone) } });
  const said = (await site.advice()).filter((line) => line.includes('expected one country'));
  expect(said).toHaveLength(isSaid ? 1 : 0);
});
