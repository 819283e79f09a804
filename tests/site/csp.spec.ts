import { expect, foreignFeature, test } from '../support/fixtures.ts';
import { settled } from '../support/settled.ts';
import { pages } from '../support/specification.ts';

declare global {
  interface Window {
    violations: string[];
    intruder?: boolean;
  }
  interface Document {
    /** Chromium's: https://developer.mozilla.org/docs/Web/API/Document/featurePolicy */
    featurePolicy: { allowedFeatures(): string[] };
  }
}

test('a page is granted nothing that a browser can switch off @once @script', async ({
  browser,
  page,
}) => {
  const unknown: string[] = [];
  page.on('console', (message) => {
    if (foreignFeature.test(message.text())) unknown.push(message.text());
  });
  const response = await page.goto('/');
  const header = (await response?.headerValue('permissions-policy')) ?? '';
  const named = header.split(',').map((part) => part.replace('=()', ''));
  const granted = await page.evaluate(() => document.featurePolicy.allowedFeatures());
  expect(named.length).toBeGreaterThan(50);
  expect(granted.filter((name) => named.includes(name))).toEqual([]);
  // Client hints are no features: they say what a browser may tell a server, if it is asked to.
  const others = granted.filter((name) => !name.startsWith('ch-'));
  const exact = browser.version().startsWith('156.') && process.platform === 'linux';
  // Other releases, and other systems, know other features.
  if (exact) expect([others, unknown]).toEqual([[], []]);
});

test.describe('the content security policy @once @script', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.violations = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        window.violations.push(`${effectiveDirective} ${blockedURI}`),
      );
    });
  });

  test('is broken by no page', async ({ page }) => {
    for (const path of [...pages.map(([path]) => path), '/nobody']) {
      await page.goto(path);
      await settled(page);
      expect(await page.evaluate(() => window.violations), path).toEqual([]);
    }
  });

  test('refuses a script and a style that someone else put into a page', async ({
    page,
    consoleMessages,
    requests,
  }) => {
    await page.route('/about', async (route) => {
      const response = await route.fetch();
      const foreign =
        '<script>window.intruder = true</script><style>h1 { color: rgb(1, 2, 3) }</style>' +
        '<p id="victim" style="color: rgb(1, 2, 3)" onclick="window.intruder = true">x</p>' +
        '<script src="https://intruder.example/a.js"></script><base href="https://intruder.example">';
      const body = (await response.text()).replace('</main>', `${foreign}</main>`);
      await route.fulfill({ response, body });
    });
    await page.goto('/about');
    await page.locator('#victim').click();
    expect(await page.evaluate(() => window.intruder)).toBeUndefined();
    for (const element of ['h1', '#victim']) {
      await expect(page.locator(element)).not.toHaveCSS('color', 'rgb(1, 2, 3)');
    }
    await expect
      .poll(() => page.evaluate(() => window.violations))
      .toEqual(
        expect.arrayContaining([
          'script-src-elem inline',
          'style-src-elem inline',
          'style-src-attr inline',
          'script-src-attr inline',
          'script-src-elem https://intruder.example/a.js',
          'base-uri https://intruder.example/',
        ]),
      );
    // The browser says so too, and counts what it refused to ask for.
    consoleMessages.length = 0;
    requests.length = 0;
  });
});
