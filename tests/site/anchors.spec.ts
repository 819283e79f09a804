import { samplePaths } from '../support/built-site.ts';
import { expect, forVisitors, test } from '../support/fixtures.ts';
import { parsePage } from '../support/parsed-page.ts';

const linksDown = 'main a[href^="#"]';
const pagesWithLinks = samplePaths.filter((path) => parsePage(path).all(linksDown).length > 0);

forVisitors(['desktop', 'phone'], () => {
  for (const path of pagesWithLinks) {
    test(`the last link down ${path} leads there`, async ({ page }) => {
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
          return dataset.whole === undefined ? Math.abs(Math.min(from, left)) : Number.NaN;
        });
      await expect.poll(distance, 'pixels from where it should be').toBeLessThanOrEqual(2);
    });
  }
});
