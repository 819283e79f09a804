import {
  type BrowserContextOptions,
  expect,
  type Page,
  test as playwright,
} from '@playwright/test';
import type { SiteContent } from 'sitewright/content';
import { listServices } from 'sitewright/pages';
import { nextFrame } from './next-frame.ts';

/** What sets a window apart from others. */
type WindowOptions = Pick<BrowserContextOptions, 'hasTouch' | 'javaScriptEnabled' | 'bypassCSP'>;
/** What a window can be given later. */
type WindowState = Pick<BrowserContextOptions, 'viewport' | 'reducedMotion'>;

interface WorkerFixtures {
  /**
   * Finds the worker's window with some options, or opens it; the last test's page is in it. A window takes
   * four times as long to open as a page: the tests of a worker use the same one after the other.
   */
  windowWith: (options: WindowOptions & WindowState) => Promise<Page>;
}

interface TestFixtures {
  /** A page that may log what it likes, and may make requests to other hosts. */
  window: Page;
  /** Console messages of `page`, as `type: text`; a test fails when any is left at its end. */
  consoleMessages: string[];
  /** Every request of `page`, except for those of services that load without consent, of hosts that its policy allows and of its icon, which browsers fetch whenever they like. */
  requests: URL[];
}

/** What is there in place of what another host has, by what a browser asks for; else a script without lines. */
const answers: Readonly<Record<string, [contentType: string, body: string]>> = {
  image: ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>'],
  stylesheet: ['text/css', ''],
};

/** What tests listen to. */
const events = ['console', 'dialog', 'pageerror', 'request', 'requestfailed'] as const;

/** What a page that is not found logs; a file, whose name has an ending, is another matter. */
const notFound =
  /^error: (Failed to load resource: 404 .*\/[^./]*|404 Error: User attempted to access non-existent route: .*)$/;

/**
 * Makes the fixtures of browser tests of a site. `page` may log nothing and may make requests to the site alone. Hosts whose
 * pictures and style sheets `sitewright.config.ts` allows are not asked: what a check says does not depend on them.
 * What the not-found page logs, its own test expects, and all others ignore. A test that fails ends its worker and
 * its windows.
 *
 * @param content of the site; the services that load without consent need not be there
 * @param installProbes gives each window what tests ask its pages with
 */
export function createTest(
  { site, code }: Pick<SiteContent, 'site' | 'code'>,
  installProbes: (page: Page) => Promise<void>,
) {
  const counterHosts = listServices(site).flatMap(({ consent, script, reportsTo, frames }) =>
    consent ? [] : [new URL(script).origin, ...reportsTo, ...frames],
  );
  const { images = [], styles = [], fonts = [] } = code.config?.policy ?? {};
  const isOfOther = ({ origin }: URL) =>
    [...counterHosts, ...images, ...styles, ...fonts].includes(origin);
  return playwright.extend<TestFixtures, WorkerFixtures>({
    windowWith: [
      async ({ browser }, use) => {
        const windows = new Map<string, Page>();
        const find = async (options: WindowOptions) => {
          const key = JSON.stringify(options);
          const found = windows.get(key);
          if (found) return found;
          const page = await (await browser.newContext(options)).newPage();
          windows.set(key, page);
          await installProbes(page);
          return page;
        };
        await use(async ({ viewport, reducedMotion, ...options }) => {
          const { hasTouch = false, javaScriptEnabled = true, bypassCSP = false } = options;
          const page = await find({ hasTouch, javaScriptEnabled, bypassCSP });
          // Where no host answered, the browser asks again by itself.
          if (page.url().startsWith('chrome-error:')) await page.goto('about:blank');
          // The last page asks for nothing more, and nothing is under the pointer.
          await page.evaluate(() => document.body?.replaceChildren());
          await page.mouse.move(-1, -1);
          await page.setViewportSize(viewport ?? { width: 1280, height: 800 });
          const media = { colorScheme: 'light', forcedColors: 'none', media: 'screen' } as const;
          await page.emulateMedia({ ...media, reducedMotion: reducedMotion ?? 'no-preference' });
          // A page that came before the last one had its size would have the old size at first. Without
          // JavaScript no frame calls back, and no script measures the window.
          if (javaScriptEnabled) await nextFrame(page);
          return page;
        });
      },
      { scope: 'worker' },
    ],
    window: async (
      { windowWith, viewport, contextOptions, hasTouch, javaScriptEnabled, bypassCSP },
      use,
    ) => {
      const { reducedMotion = null } = contextOptions;
      const options = { hasTouch, javaScriptEnabled, bypassCSP };
      const page = await windowWith({ ...options, viewport, reducedMotion });
      await use(page);
      // A request that a test meant to change may still be on its way.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      for (const event of events) page.removeAllListeners(event);
    },
    consoleMessages: async ({ window }, use) => {
      const messages: string[] = [];
      window.on('console', (message) => {
        // Browsers word their own report as they like.
        const own = /^Failed to load resource: .*\b404\b/.exec(message.text());
        const text = own
          ? `Failed to load resource: 404 ${message.location().url}`
          : message.text();
        messages.push(`${message.type()}: ${text}`);
      });
      window.on('pageerror', (error) => messages.push(`exception: ${error.message}`));
      await use(messages);
      const others = messages.filter((message) => !notFound.test(message));
      expect(others, 'the console stays silent').toEqual([]);
    },
    requests: async ({ window, baseURL }, use) => {
      const requests: URL[] = [];
      window.on('request', (request) => {
        // Until then they are those of the last test's page.
        const isOwn = requests.length > 0 || request.isNavigationRequest();
        const url = new URL(request.url());
        if (isOwn && url.href !== `${baseURL}/favicon.svg` && !isOfOther(url)) requests.push(url);
      });
      await use(requests);
      const foreign = requests.filter(({ origin }) => origin !== baseURL).map(String);
      expect(foreign, 'requests to other hosts').toEqual([]);
    },
    page: async ({ window, consoleMessages: _messages, requests: _requests }, use) => {
      // It need not be there for a test. What is asked for takes longer once Playwright looks at it.
      const headers = { 'access-control-allow-origin': '*' };
      if (counterHosts.length + images.length + styles.length > 0) {
        await window.route(isOfOther, (route) => {
          const kind = route.request().resourceType();
          if (kind === 'font') return route.continue();
          const [contentType, body] = answers[kind] ?? ['text/javascript', ''];
          return route.fulfill({ headers, contentType, body });
        });
      }
      await use(window);
    },
  });
}

/** For a visitor who prefers reduced motion: no test has to wait until a page stands still. */
export const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

export { expect };
