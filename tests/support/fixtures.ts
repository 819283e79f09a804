import { expect, test as shared } from './shared-fixtures.ts';

interface Watched {
  /** Console messages of the page, as `type: text`; a test fails when any is left at its end. */
  consoleMessages: string[];
  /** Every request of the page, except for its icon, which browsers fetch whenever they like. */
  requests: URL[];
}

/**
 * A page that may log nothing and may make requests to the site alone. What the not-found page logs
 * may come at any time after the navigation: not-found.spec.ts tests it, all others ignore it.
 */
export const test = shared.extend<Watched>({
  consoleMessages: [
    async ({ page }, use) => {
      const messages: string[] = [];
      const missing = new Set<string>();
      page.on('response', (response) => {
        if (response.status() !== 404 || !response.request().isNavigationRequest()) return;
        const { href, pathname } = new URL(response.url());
        missing.add(`error: Failed to load resource: 404 ${href}`);
        missing.add(`error: 404 Error: User attempted to access non-existent route: ${pathname}`);
      });
      page.on('console', (message) => {
        // Browsers word their own report as they like.
        const own = /^Failed to load resource: .*\b404\b/.exec(message.text());
        const text = own
          ? `Failed to load resource: 404 ${message.location().url}`
          : message.text();
        messages.push(`${message.type()}: ${text}`);
      });
      page.on('pageerror', (error) => messages.push(`exception: ${error.message}`));
      await use(messages);
      const others = messages.filter((message) => !missing.has(message));
      expect(others, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
  requests: [
    async ({ page, baseURL }, use) => {
      const requests: URL[] = [];
      const icon = `${baseURL}/favicon.svg`;
      page.on('request', (request) => {
        if (request.url() !== icon) requests.push(new URL(request.url()));
      });
      await use(requests);
      // A request that a test meant to change may still be on its way when the page is closed.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const foreign = requests.filter(({ origin }) => origin !== baseURL).map(String);
      expect(foreign, 'requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

/** For a visitor who prefers reduced motion: no test has to wait until a page stands still. */
export const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const visitors = {
  desktop: {},
  phone,
  'desktop without JavaScript': { javaScriptEnabled: false },
  'phone without JavaScript': { ...phone, javaScriptEnabled: false },
};
type Visitor = keyof typeof visitors;

export const everyVisitor = Object.keys(visitors) as Visitor[];

/** Defines the same tests for several kinds of visitors; other tests are a desktop's. */
export function forVisitors(kinds: readonly Visitor[], defineTests: () => void): void {
  for (const kind of kinds) {
    test.describe(kind, () => {
      test.use(visitors[kind]);
      defineTests();
    });
  }
}

export { expect };
