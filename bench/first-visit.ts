import { setTimeout as wait } from 'node:timers/promises';
import { defaultSettings, throttling } from 'lighthouse/core/config/constants.js';
import type { Browser, Page } from 'puppeteer-core';

const { mobileSlow4G } = throttling;
const { width, height, deviceScaleFactor } = defaultSettings.screenEmulation;
/** A kilobit a second, in bytes a second. */
const kilobit = 1024 / 8;
/** What blocks longer than this, in milliseconds, a visitor notices: https://web.dev/articles/tbt. */
const unnoticed = 50;
/** When a visitor taps on the menu's button, in milliseconds after the page was there to be seen. */
const tapTimes = [0, 200, 400];

interface FirstVisit {
  /** First and largest contentful paint, in milliseconds. */
  fcp: number;
  lcp: number;
  /** The layout shift, as a score. */
  cls: number;
  /** By how much the tasks after the first paint are longer than what nobody notices, in milliseconds. */
  blocking: number;
  /** The longest of these tasks, in milliseconds. */
  longest: number;
  /** The middle of the first button in the header, in CSS pixels: the one of the menu. */
  button: { x: number; y: number } | null;
}

/** Opens a page with an empty cache, throttled as Lighthouse throttles: `run` goes to an address and does something there. */
export async function visit<T>(browser: Browser, run: (page: Page) => Promise<T>): Promise<T> {
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
    return await run(page);
  } finally {
    await context.close();
  }
}

/**
 * Visits a page once, until nothing has come for half a second.
 *
 * @throws Error when the page paints nothing
 */
export async function measureFirstVisit(browser: Browser, address: string): Promise<FirstVisit> {
  return await visit(browser, async (page) => {
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForNetworkIdle();
    const { paints, shifts, tasks, fcp, button } = await page.evaluate(async () => {
      const read = (type: string) =>
        new Promise<Record<string, number>[]>((resolve) => {
          // An observer of something that never happened is not called.
          setTimeout(resolve, 200, []);
          const observer = new PerformanceObserver((list) =>
            resolve(list.getEntries().map((entry) => entry.toJSON())),
          );
          observer.observe({ type, buffered: true });
        });
      const buttons = [...document.querySelectorAll('header button')];
      const box = buttons.find((one) => one.checkVisibility())?.getBoundingClientRect();
      return {
        button: box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null,
        paints: await read('largest-contentful-paint'),
        shifts: await read('layout-shift'),
        tasks: await read('longtask'),
        fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      };
    });
    const lcp = paints.at(-1)?.startTime;
    if (fcp === undefined || lcp === undefined) throw new Error(`${address} paints nothing`);
    const lengths = tasks.map(({ startTime = 0, duration = 0 }) =>
      Math.min(duration, startTime + duration - fcp),
    );
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
    return {
      fcp,
      lcp,
      cls: sum(shifts.map(({ value = 0 }) => value)),
      blocking: sum(lengths.map((length) => Math.max(0, length - unnoticed))),
      longest: Math.max(0, ...lengths),
      button,
    };
  });
}

/**
 * Visits a page once more and taps on its menu's button: as it is painted, and soon after.
 *
 * @param button where the visit before found it
 * @returns how long the slowest tap took to be answered on the screen, in milliseconds: a multiple of 8, 0 below 16
 */
export async function measureTaps(
  browser: Browser,
  address: string,
  button: FirstVisit['button'],
): Promise<number> {
  return await visit(browser, async (page) => {
    const session = await page.createCDPSession();
    await session.send('Page.enable');
    await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
    const painted = new Promise<void>((resolve) => {
      session.on('Page.lifecycleEvent', ({ name }) => {
        if (name === 'firstContentfulPaint') resolve();
      });
    });
    // The answer of a page that is busy is not waited for: the next tap comes in time.
    const touch = (type: 'touchStart' | 'touchEnd') =>
      void session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: button && type === 'touchStart' ? [button] : [],
      });
    const loaded = page.goto(address, { waitUntil: 'load' });
    await painted;
    const begun = performance.now();
    for (const time of button ? tapTimes : []) {
      await wait(Math.max(0, begun + time - performance.now()));
      touch('touchStart');
      touch('touchEnd');
    }
    await loaded;
    await page.waitForNetworkIdle();
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          setTimeout(resolve, 200, 0);
          const observer = new PerformanceObserver((list) => {
            const answers = list.getEntries() as PerformanceEventTiming[];
            const taps = answers.filter(({ interactionId }) => interactionId);
            resolve(Math.max(0, ...taps.map(({ duration }) => duration)));
          });
          observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as never);
        }),
    );
  });
}
