import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';

/**
 * Opens a page in a context of its own, as a page that was prerendered cannot be closed by itself, and rests
 * the pointer on a link until the page behind it is prerendered.
 *
 * @param link selector of the link
 * @param address where it leads
 * @param patience milliseconds to wait at most
 * @returns the page with the link, and whether the other one is ready
 */
export async function prerender(
  browser: Browser,
  {
    start,
    link,
    address,
    patience,
  }: Record<'start' | 'link' | 'address', string> & {
    patience: number;
  },
): Promise<{ page: Page; isReady: boolean }> {
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
  const element = await page.$(link);
  // Chromium ignores a pointer that was there before it had read the page's rules.
  for (const end = performance.now() + patience; !isReady && performance.now() < end; ) {
    await page.mouse.move(1, 1);
    await element?.hover();
    await pause(500);
  }
  return { page, isReady };
}
