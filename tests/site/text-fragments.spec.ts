import { nextFrame } from '../../packages/sitewright-checks/support/next-frame.ts';
import { waitForFonts } from '../../packages/sitewright-checks/support/stable-page.ts';
import { samplePaths } from '../support/built-site.ts';
import { expect, forVisitors, test } from '../support/fixtures.ts';
import { parsePage } from '../support/page/parsed-page.ts';
import { tagOf } from '../support/weekly.ts';

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
// In a wide window, on a busy machine and beside other tests, some land some 400 pixels too far now and then. The
// cause is not known: a slow processor, a page in pieces and a busy machine alone do not bring it about.
forVisitors(['desktop'], () => testLinks('@weekly'));

function testLinks(...tags: string[]) {
  for (const path of samplePaths) {
    test(`a link to a text at the end of ${path} leads there`, {
      tag: [...tags, ...tagOf(path)],
    }, async ({ page }) => {
      const text = findLastHeading(path);
      // A navigation within a page would not load it.
      await page.goto('about:blank');
      await page.goto(`${path}#:~:text=${encode(text)}`);
      await waitForFonts(page);
      await nextFrame(page);
      const heading = page.locator('main :is(h1, h2)').filter({ hasText: text });
      // The browser brings it to the middle, or leaves it where it came into sight while the page arrived.
      const { isSeen, ...places } = await heading.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const header = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0;
        const { scrollHeight, dataset } = document.documentElement;
        return {
          isSeen: top >= header && bottom <= innerHeight,
          top,
          header,
          innerHeight,
          scrollY,
          scrollHeight,
          isLaidOut: dataset.laidOut !== undefined,
        };
      });
      const where = `whole, between the header and the end of the window: ${JSON.stringify(places)}`;
      expect(isSeen, where).toBe(true);
    });
  }
}
