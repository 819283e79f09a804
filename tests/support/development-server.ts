import { expect, test as shared } from './shared-fixtures.ts';
import type { SiteCopy } from './site-copy.ts';

/** One development server for all tests of a worker, each of which finds the content as it was. */
export const test = shared.extend<{ copy: SiteCopy; address: string }>({
  copy: async ({ developmentServer: { copy } }, use) => {
    await use(copy);
    copy.restoreContent();
  },
  address: async ({ developmentServer }, use) => use(developmentServer.address),
});

export { expect };
