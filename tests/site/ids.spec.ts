import { pagePathAt } from '../../packages/sitewright/content/languages/language.ts';
import { isOwnId } from '../../packages/sitewright/content/pages/page-ids.ts';
import { contentAt } from '../../packages/sitewright-checks/support/content-at.ts';
import { fileOf, htmlFiles, readBuilt, samplePaths } from '../support/built-site.ts';
import { content } from '../support/content.ts';
import { expect, forVisitors, test } from '../support/fixtures.ts';
import { ParsedPage } from '../support/page/parsed-page.ts';
import { tagOf } from '../support/weekly.ts';

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
  const own = pagePathAt(language, path) ?? '';
  const text = (texts.get(own) ?? posts.find(({ href }) => href === path))?.text;
  return {
    headings: text?.headings.map(({ id }) => id) ?? [],
    keys: pages.get(own)?.sections.map(({ key }) => key) ?? [],
  };
}

test('every id of a page is there once, every one that is named is there, and each is the machine’s or the content’s', {
  tag: '@quick',
}, () => {
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

const linksDown = 'main a[href^="#"]';
const pagesWithLinks = samplePaths.filter((path) =>
  /<main.*<a [^>]*href="?#/s.test(readBuilt(fileOf(path))),
);

forVisitors(['desktop', 'phone'], () => {
  for (const path of pagesWithLinks) {
    test(`the last link down ${path} leads there`, { tag: tagOf(path) }, async ({ page }) => {
      await page.goto(path);
      // On a phone the contents of a text are shown when they are asked for.
      const links = page.locator(linksDown).filter({ visible: true });
      test.skip((await links.count()) === 0, 'no such link is in sight');
      const href = await links.last().getAttribute('href');
      await links.last().click();
      const target = page.locator(`[id="${decodeURIComponent(href?.slice(1) ?? '')}"]`);
      const distance = () =>
        target.evaluate((element) => {
          const { scrollHeight, dataset } = document.documentElement;
          const padding = Number.parseFloat(
            getComputedStyle(document.documentElement).scrollPaddingBlockStart,
          );
          const margin = Number.parseFloat(getComputedStyle(element).scrollMarginBlockStart);
          const from = element.getBoundingClientRect().top - padding - margin;
          // The test is about sections that are not laid out yet. At its end a page cannot be moved further.
          const left = scrollHeight - innerHeight - scrollY;
          return dataset.laidOut === undefined ? Math.abs(Math.min(from, left)) : Number.NaN;
        });
      await expect.poll(distance, 'pixels from where it should be').toBeLessThanOrEqual(2);
    });
  }
});
