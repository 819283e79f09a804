import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { nextFrame } from '../../../packages/sitewright-checks/support/next-frame.ts';

declare global {
  interface Window {
    painting: {
      /** When each candidate for the largest paint came but pictures, in milliseconds. */
      paints: number[];
      /** Each shift's score and what moved, from where to where. */
      shifts: string[];
    };
  }
}

/**
 * Notes in `window.painting` what is painted and what moves, from a page's first moment on.
 *
 * @returns ends it for later pages
 */
export function observePaints(page: Page) {
  return page.addInitScript(() => {
    window.painting = { paints: [], shifts: [] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
        if (!entry.element?.matches('img')) window.painting.paints.push(entry.startTime);
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const print = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name = node ? node.textContent?.slice(0, 40) : 'pseudo-element';
          return `${name} (${print(previousRect)} → ${print(currentRect)})`;
        });
        window.painting.shifts.push(`${value}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved in a page since it was opened, by more than the eye forgives. */
export const listShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.painting.shifts.filter((one) => Number.parseFloat(one) > 0.001));

/** Scrolls through the whole page, a window at a time. */
export async function scrollThrough(page: Page): Promise<void> {
  const scroll = () =>
    page.evaluate(() => {
      const top = scrollY;
      scrollBy({ top: innerHeight, behavior: 'instant' });
      return scrollY > top;
    });
  while (await scroll()) await nextFrame(page);
}

/** How far the shades of an element are spread now, before its font arrives: 0 where nothing is drawn. */
export async function inkOn(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).boundingBox();
  if (!box) return 0;
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { clip: { ...box, scale: 1 } });
  await session.detach();
  const { channels } = await sharp(Buffer.from(data, 'base64')).stats();
  return channels[0]?.stdev ?? 0;
}
