import { contentAt } from '../../packages/sitewright/checks/support/content-at.ts';
import { isOwnId } from '../../packages/sitewright/content/page-ids.ts';
import { htmlFiles } from '../support/built-site.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { ParsedPage } from '../support/parsed-page.ts';

/** The attributes that name other elements of a page by their ids. */
const naming = [
  ...['htmlFor', 'popoverTarget', 'list', 'form', 'headers', 'itemRef'],
  ...['ActiveDescendant', 'Controls', 'DescribedBy', 'Details', 'ErrorMessage', 'FlowTo'].map(
    (name) => `aria${name}`,
  ),
  ...['ariaLabelledBy', 'ariaOwns'],
];

/** The ids that the content gives to a page, and how those begin that its sections make of them. */
function listGivenIds(file: string): { headings: string[]; keys: string[] } {
  const path = `/${file.replace(/(^index)?\.html$/, '')}`;
  const { language, pages, texts, posts } = contentAt(content, path);
  const own = path.slice(language.base.length) || '/';
  const text = (texts.get(own) ?? posts.find(({ href }) => href === path))?.text;
  return {
    headings: text?.headings.map(({ id }) => id) ?? [],
    keys: pages.get(own)?.sections.map(({ key }) => key) ?? [],
  };
}

test('every id of a page is there once, every one that is named is there, and each is the machine’s or the content’s', () => {
  const problems = htmlFiles.flatMap((file) => {
    const page = new ParsedPage(file);
    const ids = page.attributes('[id]', 'id');
    const { headings, keys } = listGivenIds(file);
    const isKnown = (id: string) =>
      isOwnId(id) || headings.includes(id) || keys.includes(id.split('-')[0] ?? '');
    const anchors = page.attributes('a[href^="#"]', 'href').map((href) => href.slice(1));
    const named = page
      .all('*')
      .flatMap(({ properties }) => naming.flatMap((name) => properties[name] ?? []))
      .flatMap((value) => String(value).split(/\s+/));
    return [
      ...ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `twice: ${id}`),
      ...ids.filter((id) => id === '' || !isKnown(id)).map((id) => `neither’s: ${id}`),
      ...[...anchors, ...named]
        .filter((id) => !ids.includes(decodeURIComponent(id)))
        .map((id) => `nowhere: ${id}`),
    ].map((problem) => `${file}: ${problem}`);
  });
  expect(problems).toEqual([]);
});
