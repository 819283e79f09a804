import { nextFrame } from '../../packages/sitewright/checks/support/next-frame.ts';
import { waitForStablePage } from '../../packages/sitewright/checks/support/stable-page.ts';
import { samplePaths } from '../support/built-site.ts';
import { expect, forVisitors, test } from '../support/fixtures.ts';
import { parsePage } from '../support/parsed-page.ts';

/** The heading furthest down the page whose words stand there once, so that a link finds it and nothing else. */
function findLastHeading(path: string): string {
  const page = parsePage(path);
  const words = page.texts('body').join();
  const isAlone = (text: string) => words.split(text).length === 2;
  return page.texts('main :is(h1, h2)').findLast(isAlone) ?? '';
}

/** A hyphen and a comma have a meaning in a text fragment. */
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[-,]/g, (sign) => (sign === '-' ? '%2D' : '%2C'));

forVisitors(['phone'], () => testLinks());
// In a wide window and on a busy machine some of these links land 319 pixels off now and then. The cause is not
// known: no layout is deferred in such a visit, and a slow processor or a page in pieces does not bring it about.
forVisitors(['desktop'], () => testLinks('@weekly'));

function testLinks(tag?: '@weekly') {
  for (const path of samplePaths) {
    test(`a link to a text at the end of ${path} lands there`, { tag: tag ?? [] }, async ({
      page,
    }) => {
      const text = findLastHeading(path);
      // A navigation within a page would not load it.
      await page.goto('about:blank');
      await page.goto(`${path}#:~:text=${encode(text)}`);
      await waitForStablePage(page);
      await nextFrame(page);
      const heading = page.locator('main :is(h1, h2)').filter({ hasText: text });
      const distance = await heading.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        // At the end of a page the window cannot be moved further.
        const left = document.documentElement.scrollHeight - innerHeight - scrollY;
        return Math.abs(Math.min((top + bottom - innerHeight) / 2, left));
      });
      // The header takes some of the window.
      expect(distance, 'pixels to the middle of the window').toBeLessThan(120);
    });
  }
}
