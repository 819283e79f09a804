import type { Page } from '@playwright/test';
import { expect, test as shared } from './shared-fixtures.ts';

/**
 * For tests that only read pages: `page` is one window for all tests of a worker, and `open` loads
 * an address only when the window shows another.
 */
export const test = shared.extend<{ page: Page; open: (path: string) => Promise<void> }>({
  page: async ({ window }, use) => use(window),
  open: async ({ window, baseURL }, use) => {
    await use(async (path) => {
      const address = `${baseURL}${path}`;
      if (window.url() !== address) await window.goto(address);
    });
  },
});

export { expect };
