import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { pagePaths } from '../support/built-site.ts';
import { expect, test } from '../support/fixtures.ts';
import { launchChromium } from '../support/launch-chromium.ts';
import { parsePage } from '../support/parsed-page.ts';

/**
 * Rests the pointer on a link of the start page until the page behind it is prerendered.
 *
 * @param href the link as it is written
 * @param patience milliseconds to wait at most
 */
async function isPrerendered(browser: Browser, start: string, href: string, patience: number) {
  const address = new URL(href, start).href;
  // A context of its own: a page that was prerendered cannot be closed by itself.
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const response = await page.goto(start);
  // The page's own session: Chromium prerenders nothing for a page that has another.
  const session = response?.request().client;
  let isReady = false;
  session?.on('Preload.prerenderStatusUpdated', ({ key, status }) => {
    isReady ||= key.url === address && status === 'Ready';
  });
  await session?.send('Preload.enable');
  const link = await page.$(`main a[href=${JSON.stringify(href)}]`);
  // Chromium ignores a pointer that was there before it had read the page's rules.
  for (const end = performance.now() + patience; !isReady && performance.now() < end; ) {
    await page.mouse.move(1, 1);
    await link?.hover();
    await pause(500);
  }
  await context.close();
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
