import { test as base, expect, type Page } from '@playwright/test';
import { SiteCopy } from './site-copy.ts';

interface SharedFixtures {
  /** A window for tests that only read pages. */
  window: Page;
  developmentServer: { copy: SiteCopy; address: string };
}

const worker = { scope: 'worker', timeout: 300_000 } as const;

/**
 * What the tests of a worker share, made when the first of them needs it. All tests derive from this
 * one: Playwright starts another worker, with a browser of its own, for other shared fixtures.
 */
export const test = base.extend<object, SharedFixtures>({
  window: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      await use(await context.newPage());
      await context.close();
    },
    worker,
  ],
  developmentServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    async ({}, use) => {
      const copy = new SiteCopy();
      // As npm run dev does.
      copy.run('scripts/schemas.ts');
      await use({ copy, address: await copy.serve('react-router', ['dev']) });
      copy.dispose();
    },
    worker,
  ],
});

export { expect };
