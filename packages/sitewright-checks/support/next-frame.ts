import type { Page } from '@playwright/test';

/** Waits until the page has been painted again and observers have been called. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
        // A browser without a screen now and then owes a frame for ever.
        setTimeout(resolve, 2_000);
      }),
  );
}
