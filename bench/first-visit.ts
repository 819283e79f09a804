import { defaultSettings, throttling } from 'lighthouse/core/config/constants.js';
import type { Browser } from 'puppeteer-core';

const { mobileSlow4G } = throttling;
const { width, height, deviceScaleFactor } = defaultSettings.screenEmulation;
/** A kilobit a second, in bytes a second. */
const kilobit = 1024 / 8;

/**
 * Visits a page once with an empty cache, throttled as Lighthouse throttles.
 *
 * @returns first and largest contentful paint in milliseconds, and the layout shift as a score
 * @throws Error when the page paints nothing
 */
export async function measureFirstVisit(
  browser: Browser,
  address: string,
): Promise<{ fcp: number; lcp: number; cls: number }> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width, height, deviceScaleFactor, isMobile: true, hasTouch: true });
    await page.emulateCPUThrottling(mobileSlow4G.cpuSlowdownMultiplier);
    await page.emulateNetworkConditions({
      latency: mobileSlow4G.requestLatencyMs,
      download: mobileSlow4G.downloadThroughputKbps * kilobit,
      upload: mobileSlow4G.uploadThroughputKbps * kilobit,
    });
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForNetworkIdle();
    const { fcp, lcp, cls } = await page.evaluate(async () => {
      const read = (type: string) =>
        new Promise<PerformanceEntry[]>((resolve) => {
          // An observer of something that never happened is not called.
          setTimeout(resolve, 200, []);
          const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
          observer.observe({ type, buffered: true });
        });
      const [paints, shifts] = [await read('largest-contentful-paint'), await read('layout-shift')];
      const sizeOf = (shift: PerformanceEntry) =>
        (shift as PerformanceEntry & { value: number }).value;
      return {
        fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        lcp: paints.at(-1)?.startTime,
        cls: shifts.reduce((sum, shift) => sum + sizeOf(shift), 0),
      };
    });
    if (fcp === undefined || lcp === undefined) throw new Error(`${address} paints nothing`);
    return { fcp, lcp, cls };
  } finally {
    await context.close();
  }
}
