import { content } from '../../../tests/support/content.ts';
import { expect, test, widthsWithTags } from '../../../tests/support/fixtures.ts';
import { getSection } from '../../../tests/support/section.ts';

const shops = getSection(content, 'industries').items.map(({ stores }) =>
  Number(stores.replace(/\D/g, '')),
);

for (const { width, tag } of widthsWithTags(390, 768, 1280, 2560)) {
  test(`doors are as high as their numbers, side by side, in a window of ${width} px`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/case-studies');
    const doors = await page
      .locator('#industries dd path')
      .evaluateAll((all) =>
        all
          .map((door) => door.getBoundingClientRect())
          .map(({ height, bottom }) => ({ height, bottom })),
      );
    expect(doors).toHaveLength(shops.length);
    const highest = Math.max(...doors.map(({ height }) => height));
    for (const [index, { height, bottom }] of doors.entries()) {
      const share = (shops[index] ?? 0) / Math.max(...shops);
      expect(Math.abs(height / highest / share - 1), `${shops[index]} shops`).toBeLessThan(0.02);
      expect(bottom, 'all stand on one floor').toBeCloseTo(doors[0]?.bottom ?? 0, 0);
    }
  });
}

for (const { width, tag } of widthsWithTags(390, 1280, 2560)) {
  test(`a bar on a price card is as long as its number beside the longest, in a window of ${width} px`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/platforms/counter');
    const bars = await page.locator('#features dd:has(path)').evaluateAll((all) =>
      all.map((one) => ({
        amount: Number(one.querySelector('bdi')?.textContent),
        length: one.querySelector('path')?.getBoundingClientRect().width ?? 0,
      })),
    );
    expect(bars.length).toBeGreaterThan(1);
    const [first] = bars;
    for (const { amount, length } of bars) {
      const share = amount / (first?.amount ?? 1);
      expect(Math.abs(length / (first?.length ?? 1) / share - 1), `${amount}`).toBeLessThan(0.02);
    }
  });
}
