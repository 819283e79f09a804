import type { Page } from '@playwright/test';
import { waitForStablePage } from '../../../packages/sitewright-checks/support/stable-page.ts';
import { expect, test, widthsWithTags } from '../../../tests/support/fixtures.ts';

/** Of each year whether all its words are inside the window, from its one side to the other. */
const readYears = (page: Page) =>
  page.locator('#timeline li').evaluateAll((years) =>
    years.map((year) => {
      const words = document.createRange();
      words.selectNodeContents(year);
      const { left, right } = words.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    }),
  );

for (const { width, tag } of widthsWithTags(320, 390, 768, 1024, 1280, 2560)) {
  test(`at ${width} px every year of the roll is seen, and nothing of it scrolls`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    await waitForStablePage(page);
    expect(new Set(await readYears(page))).toEqual(new Set([true]));
    const scrolls = await page
      .locator('#timeline *')
      .evaluateAll((all) => all.some((one) => getComputedStyle(one).overflowX === 'auto'));
    expect(scrolls).toBe(false);
    await expect(page.locator('#timeline [tabindex]')).toHaveCount(0);
  });
}

test('paper has all years', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 900 });
  await page.goto('/about');
  await page.emulateMedia({ media: 'print' });
  expect(new Set(await readYears(page))).toEqual(new Set([true]));
});
