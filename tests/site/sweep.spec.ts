import { layoutPaths } from '../support/built-site.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutProblems, sidewaysOnTheWay } from '../support/layout.ts';
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
