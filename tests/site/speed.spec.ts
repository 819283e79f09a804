import type { Page } from '@playwright/test';
import { nextFrame } from '../../packages/sitewright-checks/support/next-frame.ts';
import { samplesWithMissing } from '../support/built-site.ts';
import { expect, forVisitors, test } from '../support/fixtures.ts';
import { inkOn, observePaints, scrollThrough } from '../support/page/painting.ts';
import { isCountermark } from '../support/site.ts';
import { tagOf } from '../support/weekly.ts';

/**
 * The largest layout shift: 0.1 is where it begins to annoy. Fallback fonts have the widths of the heading
 * font's letters, not of its tabular figures, so that a sum may move by a pixel. Another vendor's words may
 * just fit their line in one of the two.
 */
const unnoticed = isCountermark ? 0.0001 : 0.1;

forVisitors(['desktop', 'phone'], () => {
  for (const path of samplesWithMissing) {
    test(`${path} is painted by its one response, every word in sight and the later sections left out, and nothing moves when the rest is late`, {
      tag: tagOf(path),
    }, async ({ page, hasTouch }) => {
      // A tall window has most sections in sight, a phone has few.
      if (!hasTouch) await page.setViewportSize({ width: 1280, height: 1600 });
      let release = () => {};
      const late = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*', async (route) => {
        if (route.request().resourceType() !== 'document') await late;
        await route.continue();
      });
      await using _observer = await observePaints(page);
      await page.goto(path, { waitUntil: 'commit' });

      const paints = () => page.evaluate(() => window.painting.paints.length);
      await expect
        .poll(paints, 'first and largest paint with nothing else answered')
        .toBeGreaterThan(0);
      await page.waitForLoadState('domcontentloaded');
      // A picture of the window shows all that there is by now.
      const ink = () => inkOn(page, 'h1');
      await expect.poll(ink, 'the heading shows without its font').toBeGreaterThan(10);
      await expect.poll(() => wrongSections(page), 'sections').toEqual([]);
      const awaited = page.locator('head link[rel=expect][blocking=render]');
      const heading = await page.locator('h1').getAttribute('id');
      await expect(awaited, 'the first paint has the heading').toHaveAttribute(
        'href',
        `#${heading}`,
      );
      const released = await page.evaluate(() => performance.now());

      release();
      await page.waitForLoadState();
      const faces = () => page.evaluate(() => [...document.fonts].map(({ status }) => status));
      await expect.poll(faces, 'the heading’s font').toContain('loaded');
      await nextFrame(page);
      const times = await page.evaluate(() => window.painting.paints);
      expect(Math.max(...times), 'largest paint').toBeLessThan(released);
      await scrollThrough(page);
      const shifts = await page.evaluate(() => window.painting.shifts);
      const noticed = shifts.filter((shift) => Number.parseFloat(shift) > unnoticed);
      expect(noticed, 'layout shifts').toEqual([]);
    });
  }

  test('a phone paints the first section before it styles another, a larger window what is in sight', async ({
    page,
    hasTouch,
  }) => {
    await page.addInitScript(() => {
      window.firstDisplays = new Map();
      const look = () => {
        for (const section of document.querySelectorAll('main > :nth-child(n + 2)')) {
          if (!window.firstDisplays.has(section))
            window.firstDisplays.set(section, getComputedStyle(section).display);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(samplesWithMissing[0] ?? '/');
    await nextFrame(page);
    const displays = await page.evaluate(() => [...new Set(window.firstDisplays.values())]);
    if (hasTouch) expect(displays, 'in its first frame').toEqual(['none']);
    else expect(displays).not.toContain('none');
    await expect(page.locator('main > :nth-child(2)')).toHaveCSS('display', /^(?!none)/);
  });
});

declare global {
  interface Window {
    /** How each section but the first was displayed in the first frame that it was in. */
    firstDisplays: Map<Element, string>;
  }
}

/** What is in sight and not laid out, and what is laid out far below the window. */
const wrongSections = (page: Page) =>
  page.locator('main > *, body > footer').evaluateAll((all) =>
    all.flatMap((section, index) => {
      const { top } = section.getBoundingClientRect();
      const isShown = section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
      // Chromium lays out what is up to a screen and a half below the window.
      const isWrong = isShown ? top > 3 * innerHeight : top < innerHeight;
      return isWrong ? [{ index, top, isShown }] : [];
    }),
  );
