import { pagePaths } from '../support/built-site.ts';
import { expect, test } from '../support/fixtures.ts';
import { parsePage } from '../support/parsed-page.ts';
import { followLink, launchChromium } from '../support/prerender.ts';

test('a link that the pointer rests on has its page prerendered; a link without a page has not', {
  tag: '@weekly',
}, async ({ baseURL }) => {
  const hrefs = parsePage('/').attributes('a[href^="/"]', 'href');
  const [existing = '', missing] = [
    hrefs.find((href) => href !== '/' && pagePaths.includes(href)),
    hrefs.find((href) => !pagePaths.includes(href)),
  ];
  const browser = await launchChromium();
  try {
    const start = `${baseURL}/`;
    expect((await followLink(browser, start, existing)).prerendered).toBe(true);
    if (missing) {
      expect((await followLink(browser, start, missing, 3_000)).prerendered).toBe(false);
    }
  } finally {
    await browser.close();
  }
});
