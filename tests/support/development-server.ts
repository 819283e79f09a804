import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as shared } from './fixtures.ts';
import type { SiteCopy } from './site-copy.ts';

interface TestFixtures {
  copy: SiteCopy;
  address: string;
  page: Page;
}

/**
 * One development server for all tests of a worker, each of which finds the content as it was, and has a
 * browser that remembers nothing but the modules of the editors, which take long to load.
 */
export const test = shared.extend<TestFixtures, { editorContext: BrowserContext }>({
  copy: async ({ developmentServer: { copy } }, use) => {
    await use(copy);
    copy.restoreContent();
  },
  address: async ({ developmentServer }, use) => use(developmentServer.address),
  editorContext: [
    async ({ browser }, use) => use(await browser.newContext({ timezoneId: 'UTC' })),
    { scope: 'worker' },
  ],
  page: async ({ editorContext, address, viewport }, use) => {
    const page = await editorContext.newPage();
    if (viewport) await page.setViewportSize(viewport);
    const session = await editorContext.newCDPSession(page);
    const storageTypes = 'cookies,indexeddb,local_storage';
    await session.send('Storage.clearDataForOrigin', { origin: address, storageTypes });
    await use(page);
    await Promise.all(editorContext.pages().map((one) => one.close()));
  },
});

export { expect };
