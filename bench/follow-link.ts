import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'puppeteer-core';

/** Milliseconds between a request and its answer, as on slow 4G. */
export const roundTrip = 150;
/** How many times slower the processor is made. */
export const slowdown = 4;
/** Milliseconds that a visitor rests on a link once Chromium has begun its page, so that it has loaded. */
export const rest = 1_000;
/** Milliseconds that a finger stays on a link. */
const tap = 80;

/** How a visitor comes to a link before following it. */
export type Approach = 'hovered' | 'focused' | 'touched';

/**
 * Follows the link in the header of /about to /pricing with a slow processor, in a browser that is new
 * to the site.
 *
 * @param origin of a server of the site, which answers after {@link roundTrip}
 * @returns milliseconds from the click, or from the touch, to the largest paint of /pricing
 * @throws Error when the page is not prerendered or not painted
 */
export async function followOnce(
  browser: Browser,
  origin: string,
  approach: Approach,
): Promise<number> {
  // A context of its own: a page that was prerendered cannot be closed by itself.
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    const response = await page.goto(`${origin}/about`);
    // The page's own session: Chromium prerenders nothing for a page that has another.
    const session = response?.request().client;
    if (!session) throw new Error(`${origin} does not answer`);
    // Puppeteer slows the prerendered page too.
    await page.emulateCPUThrottling(slowdown);
    await page.evaluate(noteInput);
    const point = await page.evaluate(locateLink);
    if (approach === 'touched') await touch(session, point);
    else await approachAndFollow(page, session, point, approach);
    return await readPaint(page, `${origin}/pricing`, approach === 'touched' ? 'down' : 'click');
  } finally {
    await context.close();
  }
}

/** Rests on the link until its page is prerendered, then follows it. */
async function approachAndFollow(
  page: Page,
  session: CDPSession,
  { x, y }: Point,
  approach: Approach,
): Promise<void> {
  const ready = new Promise<boolean>((resolve) => {
    session.on('Preload.prerenderStatusUpdated', ({ key, status }) => {
      if (key.url.endsWith('/pricing') && status === 'Ready') resolve(true);
    });
  });
  await session.send('Preload.enable');
  for (let attempt = 1; attempt <= 20; attempt += 1) {
    if (approach === 'focused') {
      for (let stop = 1; stop <= 20; stop += 1) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(() => document.activeElement?.matches('[href="/pricing"]'))) break;
      }
    } else {
      // The pointer comes again: Chromium ignores one that was there before it had read the rules.
      await page.mouse.move(1, 300);
      await page.mouse.move(x, y);
    }
    if (!(await Promise.race([ready, pause(2_000, false)]))) continue;
    await pause(rest);
    const follow = approach === 'focused' ? page.keyboard.press('Enter') : page.mouse.click(x, y);
    // The page that is left may be gone before the key or the button is up.
    await follow.catch(() => {});
    return;
  }
  throw new Error('The link’s page was not prerendered');
}

async function touch(session: CDPSession, point: Point): Promise<void> {
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  // Until then the browser has read the rules.
  await pause(3 * roundTrip);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await pause(tap);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

interface Point {
  x: number;
  y: number;
}

/** Runs in the page: the middle of the link to the prices. */
function locateLink(): Point {
  const link = document.querySelector('header a[href="/pricing"]');
  const { x, y, width, height } = link?.getBoundingClientRect() ?? new DOMRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Runs in the page: notes on the computer's clock when the visitor presses and follows a link. */
function noteInput(): void {
  for (const [event, name] of [
    ['pointerdown', 'down'],
    ['click', 'click'],
  ] as const) {
    addEventListener(event, ({ timeStamp }) =>
      localStorage.setItem(name, String(performance.timeOrigin + timeStamp)),
    );
  }
}

/** The milliseconds between what was noted and the largest paint of the page at this address. */
async function readPaint(page: Page, address: string, from: 'down' | 'click'): Promise<number> {
  const end = performance.now() + 30_000;
  for (;;) {
    // The document that is left fails to answer, or answers nothing.
    const paint = await page.evaluate(findPaint, address, from).catch(() => undefined);
    if (paint !== undefined) return paint;
    if (performance.now() > end) throw new Error(`${address} was not painted`);
  }
}

/** Runs in the page; undefined in the page of another address. */
async function findPaint(address: string, from: string): Promise<number | undefined> {
  if (location.href !== address) return undefined;
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const paint = performance.timeOrigin + (list.getEntries().at(-1)?.startTime ?? Number.NaN);
      resolve(paint - Number(localStorage.getItem(from)));
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
