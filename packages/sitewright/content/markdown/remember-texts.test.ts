import { expect, test } from 'vitest';
import { type TinySite, tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';

const words = `Ask {vendor}, one of {number tools}: [prices](plans.md).

![A till](till.jpg)
`;

/** A site whose text has something of everything around it. */
const site = () =>
  tinySite({ 'pages/plans.md': {} })
    .addPicture('till.jpg')
    .write(
      'pages/help.md',
      `---\ntitle: Help\ndescription: "Where to ask, in a line that is as long as search results want it to be."\n---\n\n${words}`,
    );

const textOf = async (one: TinySite) => (await one.content()).texts.get('/help')?.text;

test.each<[what: string, change: (one: TinySite) => TinySite, shown: string]>([
  ['its own words', (one) => one.edit('pages/help.md', 'Ask', 'Call'), 'Call Acme'],
  ['the vendor’s name', (one) => one.set('brand/brand.yaml', { name: 'Zenith' }), 'Ask Zenith'],
  [
    'what it counts',
    (one) =>
      one.set('navigation.yaml', {
        'header.group.links[1]': { name: 'Scale', href: '/plans', description: 'It weighs.' },
      }),
    'one of 2',
  ],
  [
    'the page that it leads to',
    (one) => one.remove('pages/plans.md').set('pages/more/plans.md', {}),
    '/more/plans',
  ],
  ['the picture that it shows', (one) => one.addPicture('till.jpg', 800), '"width":800'],
])('a text that was read before is read anew after a change of %s', async (_, change, shown) => {
  const before = JSON.stringify(await textOf(site()));
  expect(before).not.toContain(shown);
  expect(JSON.stringify(await textOf(change(site())))).toContain(shown);
  expect(JSON.stringify(await textOf(site()))).toBe(before);
});

test('a text that nothing touches is read once, whatever else is changed', async () => {
  const before = await textOf(site());
  const other = site().edit('pages/plans.md', 'Words.', 'Others.');
  expect(await textOf(other)).toBe(before);
});
