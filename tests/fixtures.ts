import { test as base, expect } from '@playwright/test';

/** What a browser of another release says that does not know one of the features we switch off. */
export const foreignFeature = /^Error with Permissions-Policy header: Unrecognized feature/;

interface Watched {
  /** Console messages of the page, as `type: text`; a test that leaves any behind fails. */
  consoleMessages: string[];
  /** Every address the page asked for. */
  requests: URL[];
}

/** A page that is watched: it logs nothing and asks nobody but the site itself. */
export const test = base.extend<Watched>({
  consoleMessages: [
    async ({ page }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        const text = message.text();
        if (!foreignFeature.test(text)) messages.push(`${message.type()}: ${text}`);
      });
      page.on('pageerror', (error) => messages.push(`exception: ${error.message}`));
      await use(messages);
      expect(messages, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
  requests: [
    async ({ page, baseURL }, use) => {
      const requests: URL[] = [];
      page.on('request', (request) => requests.push(new URL(request.url())));
      await use(requests);
      const foreign = requests.filter(({ origin }) => origin !== baseURL).map(String);
      expect(foreign, 'requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
