// What stands in texts, in windows of several widths.
import type { Locator } from '@playwright/test';
import { waitForStablePage } from '../../../packages/sitewright-checks/support/stable-page.ts';
import { expect, test, widthsWithTags } from '../../../tests/support/fixtures.ts';

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return box;
};

for (const [width, isWide] of [
  [390, false],
  [768, false],
  [1280, true],
  [1920, true],
] as const) {
  test(`a picture of a text takes the room beside it in a window of ${width} px, if there is some`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/accessibility');
    await waitForStablePage(page);
    const main = page.getByRole('main');
    const picture = await boxOf(main.locator('figure img'));
    const text = await boxOf(main.getByRole('paragraph').first());
    const footer = await boxOf(page.locator('footer nav').first());
    expect(picture.x).toBeCloseTo(text.x, 0);
    const end = picture.x + picture.width;
    expect(end > text.x + text.width + 100).toBe(isWide);
    expect(end).toBeLessThanOrEqual(width - footer.x + 1);
    expect(picture.height).toBeLessThanOrEqual(900);
  });
}

for (const { width, tag } of widthsWithTags(1024, 1280, 1920)) {
  test(`a table is apart from the list of contents in a window of ${width} px`, { tag }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/help/tills');
    await waitForStablePage(page);
    const list = await boxOf(page.getByRole('main').locator('nav a').first());
    for (const table of await page.getByRole('main').locator('figure:has(table)').all()) {
      const { x, width: breadth } = await boxOf(table);
      expect(list.x - (x + breadth)).toBeGreaterThanOrEqual(16);
    }
  });
}
