import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder } from '../../../../tests/support/content-folder.ts';
import { findOnPage } from '../../content/pages/site-content.ts';
import Logos from './logos-view.tsx';

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160">${inside}</svg>`;
const letter = 'M50 30h60v16H68v22h34v16H68v46H50z';
const drawings = {
  blue: svg(`<path fill="#24c" d="${letter}"/>`),
  white: svg(`<path fill="#fff" d="${letter}"/>`),
  badge: svg(`<path fill="#24c" d="M0 0h160v160H0z"/><path fill="#fff" d="${letter}"/>`),
  words: svg(`<path fill="#24c" d="${letter}"/><text x="9" y="150">Who</text>`),
};

interface Shown {
  ink?: string;
  ground?: string;
}

/** A site with a page that shows a drawing so. */
function withLogo(drawing: keyof typeof drawings, shown: Shown): ContentFolder {
  const items = [{ mark: { src: 'who.svg', alt: 'Who' }, ...shown }];
  const site = tinySite({ 'pages/winter.yaml': { logos: { title: 'Ours', items } } });
  const folder = new ContentFolder(site);
  folder.write('pictures/who.svg', drawings[drawing]);
  return folder;
}

test.each([
  ['blue', {}, 'one-ink'],
  ['blue', { ink: 'one' }, 'one-ink'],
  ['blue', { ink: 'own' }, 'own-ink'],
  ['badge', { ink: 'own' }, 'own-ink'],
  ['white', { ink: 'own', ground: 'dark' }, 'own-ink own-ink-on-dark'],
] as const)('a mark that is %s and says %j is shown as %s', async (drawing, shown, expected) => {
  const folder = withLogo(drawing, shown);
  const { pages, warnings } = await folder.content();
  const page = pages.get('/winter');
  const section = page && findOnPage(page, 'logos');
  if (!section) throw new Error('The page has no logos');
  const html = renderToStaticMarkup(
    createElement(Logos, { frame: { id: 'logos' } as never, content: section.content }),
  );
  const [, classes] = /<img[^>]* class="([^"]*?) min-h-0/.exec(html) ?? [];
  expect(classes).toBe(expected);
  expect(warnings.filter(({ message }) => message.startsWith('in one ink'))).toEqual([]);
});

const exported = 'in Illustrator, .+; in Figma, .+; in Inkscape, .+';

test.each([
  ['badge', {}, `mark.src: expected an SVG.+ block of ink: .+${exported}; or write ink: own`],
  ['blue', { ground: 'dark' }, 'ground: expected no ground, which a mark with ink: own alone has'],
  [
    'white',
    { ink: 'own' },
    'ground: expected ground: dark for this mark, found one that is hardly',
  ],
  ['words', { ink: 'own' }, `mark.src: expected a drawing whose words are outlines.+${exported}`],
  ['blue', { ink: 'blue' }, 'ink: expected .*"one".*"own"'],
  ['blue', { ink: 'own', ground: '' }, 'ground: expected .*"light".*"dark"'],
] as const)(
  'of a mark that is %s and says %j an editor reads what to do',
  async (drawing, shown, line) => {
    expect(await withLogo(drawing, shown).problems()).toEqual([
      expect.stringMatching(new RegExp(`logos.items\\[0\\].${line}`)),
    ]);
  },
);

test('a drawing that is refused says what to export', async () => {
  const folder = withLogo('blue', { ink: 'own' });
  folder.write('pictures/who.svg', svg('<foreignObject/>'));
  expect(await folder.problems()).toEqual([
    expect.stringMatching(new RegExp(`holds a <foreignObject>: remove it, or .+${exported}`)),
  ]);
});
