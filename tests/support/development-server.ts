import { test as base, expect } from '@playwright/test';
import { SiteCopy } from './site-copy.ts';

interface DevelopmentServer {
  copy: SiteCopy;
  /** Where the copy is served. */
  address: string;
}

/** One development server for all tests of a worker, each of which finds the content as it was. */
export const test = base.extend<DevelopmentServer, { server: DevelopmentServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    async ({}, use) => {
      const copy = new SiteCopy();
      await use({ copy, address: await copy.serve('react-router', ['dev', '--port', '0']) });
      copy.dispose();
    },
    { scope: 'worker' },
  ],
  copy: async ({ server: { copy } }, use) => {
    await use(copy);
    copy.restoreContent();
  },
  address: async ({ server }, use) => use(server.address),
});

export { expect };
