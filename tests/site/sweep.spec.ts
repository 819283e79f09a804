import type { Page } from '@playwright/test';
import { layoutPaths } from '../support/built-site.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutProblems } from '../support/layout.ts';
import { waitForStablePage } from '../support/stable-page.ts';

/** From a phone to a desktop; the heights take turns. */
const windows = Array.from({ length: 21 }, (_, index) => ({
  width: 320 + 64 * index,
  height: [620, 900, 1366][index % 3] ?? 0,
}));

for (const path of layoutPaths) {
  test(`${path} is whole in windows of all widths and, with motion, on its whole length`, async ({
    page,
  }) => {
    await page.goto(path);
    await waitForStablePage(page);
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      const state = `${viewport.width} × ${viewport.height}`;
      expect.soft(await layoutProblems(page), state).toEqual([]);
      expect.soft(await sidewaysOnTheWay(page), `${state}, to the end`).toBe(0);
    }
  });
}

/** Scrolls to the end and back; returns by how many pixels the page scrolls sideways anywhere. */
const sidewaysOnTheWay = (page: Page) =>
  page.evaluate(async () => {
    let most = 0;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.7) {
      scrollTo({ top, left: 999, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      most = Math.max(most, scrollX);
    }
    scrollTo({ top: 0, left: 0, behavior: 'instant' });
    return most;
  });
