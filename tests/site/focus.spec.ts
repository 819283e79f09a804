import { waitForStablePage } from '../../packages/sitewright-checks/support/stable-page.ts';
import { samplesWithMissing } from '../support/built-site.ts';
import { expect, still, test } from '../support/fixtures.ts';
import { controls, jumps, orderOf, problemsOf, walkFocus } from '../support/page/focus.ts';
import { isBrasswick } from '../support/site.ts';
import { tagOf } from '../support/weekly.ts';

test.use(still);

/** A window of 1280 × 1024 px at 400 %. */
const zoomed = { width: 320, height: 256 };
const windows = isBrasswick ? [zoomed] : [{ width: 1280, height: 800 }, zoomed];
const walks = [
  ['Tab', 'light'],
  ['Shift+Tab', isBrasswick ? 'light' : 'dark'],
] as const;

for (const path of samplesWithMissing) {
  test(`the Tab key reaches every control of ${path} in order, both ways, each visibly focused`, {
    tag: tagOf(path),
  }, async ({ page }) => {
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await waitForStablePage(page);
      // A player's own controls, and the parts of a date, are the browser's.
      await page.evaluate(() => {
        for (const video of document.querySelectorAll('video')) video.controls = false;
        for (const date of document.querySelectorAll('input')) {
          if (/date|time/.test(date.type)) date.type = 'text';
        }
      });
      const expected = await controls(page);
      for (const [key, colorScheme] of walks) {
        await page.emulateMedia({ colorScheme });
        const stops = await walkFocus(page, key);
        const state = `${viewport.width} px, ${key}`;
        const order = key === 'Tab' ? expected : expected.toReversed();
        expect.soft(orderOf(stops), state).toEqual(order);
        expect.soft(problemsOf(stops), state).toEqual([]);
        if (key === 'Tab') expect.soft(jumps(stops), state).toEqual([]);
      }
    }
  });
}
