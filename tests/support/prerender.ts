import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { systemChromium } from './browser.ts';

/** What happened to a link that the pointer rested on before it was clicked. */
interface FollowedLink {
  /** Whether the page behind the link was prerendered. */
  prerendered: boolean;
  /** Milliseconds from the click to the largest paint; what was painted before counts as nothing. */
  paint: number;
}

/**
 * Starts a Chromium that prerenders: Playwright forbids that in the pages that it drives.
 *
 * @param args further switches of Chromium's command line
 */
export function launchChromium(...args: string[]): Promise<Browser> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return launch({
    executablePath: systemChromium() ?? chromium.executablePath(),
    // Not Puppeteer's own switches: they make a browser that no visitor has.
    ignoreDefaultArgs: true,
    args: [...sandbox, '--headless=new', '--no-first-run', '--window-size=1280,800', ...args],
    defaultViewport: null,
  });
}

/**
 * Opens a page, rests the pointer on one of its links until the page behind it is prerendered or a
 * while has passed, and clicks.
 *
 * @param start address of the page that has the link
 * @param href the link as it is written, such as `/pricing`; the first that is visible is taken
 * @param patience milliseconds to wait for the prerendered page at most
 * @throws Error when the page shows no such link
 */
export async function followLink(
  browser: Browser,
  start: string,
  href: string,
  patience = 30_000,
): Promise<FollowedLink> {
  const address = new URL(href, start).href;
  // A context of its own: a page that was prerendered cannot be closed by itself.
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    const response = await page.goto(start);
    // The page's own session: Chromium prerenders nothing for a page that has another.
    const session = response?.request().client;
    const ready = new Promise<boolean>((resolve) => {
      session?.on('Preload.prerenderStatusUpdated', ({ key, status }) => {
        if (key.url === address && status === 'Ready') resolve(true);
      });
    });
    await session?.send('Preload.enable');
    const link = await findVisible(page, `a[href=${JSON.stringify(href)}]`);
    if (!link) throw new Error(`${start} shows no link to ${href}`);
    const end = performance.now() + patience;
    let isReady = false;
    while (!isReady && performance.now() < end) {
      // The pointer comes again and again: Chromium ignores one that was there before it had read
      // the page's rules.
      await page.mouse.move(1, 1);
      await link.hover();
      isReady = await Promise.race([ready, pause(1_000, false)]);
    }
    await link.click();
    for (;;) {
      // The document that is left fails to answer, or answers nothing.
      const paint = await page.evaluate(readPaint, address).catch(() => undefined);
      if (paint) return paint;
      if (performance.now() > end + patience) throw new Error(`${address} was not painted`);
    }
  } finally {
    await context.close();
  }
}

async function findVisible(page: Page, selector: string) {
  for (const element of await page.$$(selector)) {
    if (await element.isVisible()) return element;
  }
  return undefined;
}

/** Runs in the page: how it came to be painted; undefined in the page of another address. */
async function readPaint(address: string): Promise<FollowedLink | undefined> {
  if (location.href !== address) return undefined;
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
    activationStart: number;
  })[];
  const activation = navigation?.activationStart ?? 0;
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1)?.startTime ?? 0;
      resolve({ prerendered: activation > 0, paint: Math.max(0, last - activation) });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
