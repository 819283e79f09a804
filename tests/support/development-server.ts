import type { Page } from '@playwright/test';
import { expect, test as shared } from './fixtures.ts';
import type { SiteCopy } from './site-copy.ts';

/**
 * One development server for all tests of a worker, each of which finds the content as it was, and has a
 * browser without a memory.
 */
export const test = shared.extend<{ copy: SiteCopy; address: string; page: Page }>({
  copy: async ({ developmentServer: { copy } }, use) => {
    await use(copy);
    copy.restoreContent();
  },
  address: async ({ developmentServer }, use) => use(developmentServer.address),
  page: async ({ context }, use) => use(await context.newPage()),
});

export { expect };
