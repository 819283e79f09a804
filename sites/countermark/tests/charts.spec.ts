import type { Page } from '@playwright/test';
import { pagePaths } from '../../../tests/support/built-site.ts';
import { content } from '../../../tests/support/content.ts';
import { expect, forVisitors, test, widthsWithTags } from '../../../tests/support/fixtures.ts';
import { getSection } from '../../../tests/support/section.ts';

/** How wide the drawn parts are that are seen in the window, in CSS pixels. */
const seenWidths = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { left, right } = one.getBoundingClientRect();
      return Math.min(right, document.documentElement.clientWidth) - Math.max(left, 0);
    }),
  );

test.describe('drawings that stand for numbers', () => {
  test.skip(!pagePaths.includes('/case-studies'), 'this vendor has no page of case studies');

  for (const { width, tag } of widthsWithTags(390, 1280, 2560)) {
    test(`are as long as their numbers in a window of ${width} px`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/case-studies');
      const stores = getSection(content, 'industries').items.map(({ stores }) =>
        Number(stores.replace(/\D/g, '')),
      );
      const most = Math.max(...stores);
      const fronts = await seenWidths(page, '#industries [data-amount]');
      expect(fronts).toHaveLength(stores.length);
      for (const [index, front] of fronts.entries()) {
        const error = front / Math.max(...fronts) / ((stores[index] ?? 0) / most) - 1;
        expect(Math.abs(error), `${stores[index]} stores`).toBeLessThan(0.02);
      }
      const said = await page
        .getByText(/^\d+%$/, { exact: true })
        .last()
        .textContent();
      const [share = 0] = await seenWidths(page, '[data-share]');
      const [whole = 1] = await seenWidths(page, '[data-whole]');
      expect(Math.abs(share / whole / (Number.parseInt(said ?? '', 10) / 100) - 1)).toBeLessThan(
        0.02,
      );
      // Of the crates under the brace as many are struck through as it says.
      const [crates = '', strikes = ''] = await page
        .locator('[data-whole], [data-whole] + path')
        .evaluateAll((all) => all.map((one) => one.getAttribute('d') ?? ''));
      const struck = strikes.split('M').length - 1;
      expect(struck / (crates.split('M').length - 1)).toBeCloseTo(share / whole, 2);
    });
  }

  forVisitors(['desktop', 'desktop without JavaScript'], () => {
    test('every shop that is said is drawn, and a slider draws those of before', async ({
      page,
      javaScriptEnabled,
    }) => {
      await page.goto('/case-studies');
      const drawn = page.locator('[data-drawn]');
      // The door of each shop is drawn once.
      const countShops = async () =>
        ((await drawn.getAttribute('d'))?.match(/v-7h4v7/g) ?? []).length;
      const said = page.locator('[data-shops]');
      await expect(said).toHaveText('50');
      expect(await countShops()).toBe(50);
      // Those of the beginning are filled.
      const filled = await page.locator('[data-drawn] + path').getAttribute('d');
      expect(filled?.match(/v-7h4v7/g)).toHaveLength(5);
      const slider = page.getByRole('slider');
      if (!javaScriptEnabled) {
        await expect(slider).toHaveCount(0);
        return;
      }
      // What stands at its two ends is no higher than it is: each number on one line.
      const { height = 0 } = (await slider.boundingBox()) ?? {};
      const { height: withEnds = 0 } = (await slider.locator('..').boundingBox()) ?? {};
      expect(withEnds).toBe(height);
      await slider.press('Home');
      await expect(said).toHaveText('5');
      expect(await countShops()).toBe(5);
      for (let step = 0; step < 7; step += 1) await slider.press('ArrowRight');
      await expect(said).toHaveText('12');
      expect(await countShops()).toBe(12);
    });
  });
});

test('with text of twice the size no tab covers the words above it', async ({ page }) => {
  test.skip(!pagePaths.includes('/case-studies'), 'this vendor has no page of case studies');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/case-studies');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  const gaps = await page.evaluate(() => {
    const bottom = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
    const tab = document.querySelector('#stories article svg')?.getBoundingClientRect().top ?? 0;
    return tab - bottom('#stories-title + p');
  });
  expect(gaps).toBeGreaterThan(0);
});
