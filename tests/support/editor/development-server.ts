import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as shared } from '../fixtures.ts';
import { SiteCopy } from '../site-copy.ts';

interface Server {
  copy: SiteCopy;
  address: string;
}

interface WorkerFixtures {
  /** The content folder of which there is a copy; left out, the example's in its first language. */
  content: string | undefined;
  server: Server;
  editorContext: BrowserContext;
}

/**
 * One development server for all tests of a worker, each of which finds the content as it was, and has a
 * browser that remembers nothing but the modules of the editors, which take long to load.
 */
export const test = shared.extend<Server & { page: Page }, WorkerFixtures>({
  content: [undefined, { option: true, scope: 'worker' }],
  server: [
    async ({ content }, use) => {
      using copy = new SiteCopy(content);
      await use({ copy, address: await copy.serve('dev') });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  copy: async ({ server: { copy } }, use) => {
    await use(copy);
    const restarts = copy.countRestarts();
    const restored = copy.restoreContent();
    // The next test finds a server that answers.
    if (restored.some((name) => name.startsWith('brand/')))
      await expect.poll(() => copy.countRestarts()).toBeGreaterThan(restarts);
  },
  address: async ({ server }, use) => use(server.address),
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
