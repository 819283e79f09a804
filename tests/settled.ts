import type { Page } from '@playwright/test';

/**
 * Waits until nothing of a page is on its way any more: its font, all its pictures, those further
 * down included, and what moves when it opens.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}
