import type { Page } from '@playwright/test';

/**
 * Waits until nothing of a page is on its way any more: its font, its pictures, and what moves when
 * it opens.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}
