import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

/**
 * For tests that only read pages: `page` is one window for all tests of a worker, and `open` loads
 * an address only when the window shows another.
 */
export const test = base.extend<
  { page: Page; open: (path: string) => Promise<void> },
  { window: Page }
>({
  window: [
    async ({ browser }, use) => {
      const context: BrowserContext = await browser.newContext({
        viewport: { width: 1280, height: 800 },
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ window }, use) => use(window),
  open: async ({ window, baseURL }, use) => {
    await use(async (path) => {
      const address = `${baseURL}${path}`;
      if (window.url() !== address) await window.goto(address);
    });
  },
});

export { expect };
