import type { Browser } from 'puppeteer-core';
import { pagePaths } from '../support/built-site.ts';
import { expect, test } from '../support/fixtures.ts';
import { launchChromium } from '../support/launch-chromium.ts';
import { parsePage } from '../support/parsed-page.ts';
import { prerender } from '../support/prerender.ts';

/** Whether a page is prerendered while the pointer rests on a link to it, in this many milliseconds. */
async function isPrerendered(browser: Browser, start: string, href: string, patience: number) {
  const address = new URL(href, start).href;
  const link = `main a[href=${JSON.stringify(href)}]`;
  const { page, isReady } = await prerender(browser, { start, link, address, patience });
  await page.browserContext().close();
  return isReady;
}

test('a link that the pointer rests on has its page prerendered; a link without a page has not', {
  tag: '@weekly',
}, async ({ baseURL }) => {
  const hrefs = parsePage('/').attributes('main a[href^="/"]', 'href');
  const [existing = '', missing] = [
    hrefs.find((href) => href !== '/' && pagePaths.includes(href)),
    hrefs.find((href) => !pagePaths.includes(href)),
  ];
  const browser = await launchChromium();
  try {
    expect(await isPrerendered(browser, `${baseURL}/`, existing, 30_000)).toBe(true);
    if (missing) expect(await isPrerendered(browser, `${baseURL}/`, missing, 3_000)).toBe(false);
  } finally {
    await browser.close();
  }
});
