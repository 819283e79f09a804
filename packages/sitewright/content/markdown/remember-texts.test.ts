import { expect, test } from 'vitest';
import { type TinySite, tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { english } from '../../../../tests/support/content/english.ts';
import { readPictureFolder } from '../../../../tests/support/content/picture-folder.ts';
import { example } from '../../../../tests/support/example.ts';
import { noPlaceholders } from '../values/placeholders.ts';
import type { ReadText } from './markdown-text.ts';
import { rememberTexts } from './remember-texts.ts';

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

test('development reads what a build has read, but for texts with notes, which it alone shows', async () => {
  const read = rememberTexts({ of: 'this test' });
  const pictures = await readPictureFolder(example);
  const context = { placeholders: noPlaceholders, language: english, fieldContext: { pictures } };
  const note = 'Words. <!-- Not moved: {% form %} -->\n';
  const inBuild = ['Some words.\n', note].map((text, index) => read(text, 'A', at(index)));
  const again = rememberTexts({ of: 'this test' });
  const inDevelopment = ['Some words.\n', note].map((text, index) =>
    again(text, 'A', at(index, true)),
  );
  expect(inDevelopment[0]).toBe(inBuild[0]);
  const shown = ({ text }: ReadText) => text?.body.includes('Not moved: {% form %}');
  expect([inBuild[1], inDevelopment[1]].map((one) => one && shown(one))).toEqual([false, true]);

  function at(index: number, showsNotes = false) {
    const places = { file: `${index}.md`, pages: new Map(), downloads: new Map() };
    return { ...context, places, showsNotes };
  }
});
