import { expect, test, unknownFeatureWarning } from '../support/fixtures.ts';

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

/** The Chromium whose features hosting/ switches off, on Linux. */
const listedRelease = 156;

test('a page is granted no feature that a browser can switch off', async ({ browser, page }) => {
  const removed: string[] = [];
  page.on('console', (message) => {
    if (unknownFeatureWarning.test(message.text())) removed.push(message.text());
  });
  const response = await page.goto('/');
  const header = (await response?.headerValue('permissions-policy')) ?? '';
  const disabled = header.split(',').map((part) => part.replace('=()', ''));
  const granted = await page.evaluate(() => document.featurePolicy.allowedFeatures());
  expect(disabled.length).toBeGreaterThan(50);
  expect(granted.filter((name) => disabled.includes(name))).toEqual([]);
  // Client hints are no features: they say what a browser may tell a server that asks for it.
  const added = granted.filter((name) => !name.startsWith('ch-') && !disabled.includes(name));
  const release = Number(browser.version().split('.')[0]);
  // Other releases and systems have features of their own, which the list cannot know.
  const comparable = release === listedRelease && process.platform === 'linux';
  test.skip(
    !comparable && added.length > 0,
    `Chromium ${release} on ${process.platform} has features that hosting/ does not list: ${added}`,
  );
  expect(added).toEqual([]);
  if (release === listedRelease) expect(removed).toEqual([]);
});

// What the policy forbids to a page itself is logged, and fails every test of that page.
test('the content security policy refuses scripts and styles that somebody else puts into a page', async ({
  page,
  consoleMessages,
  requests,
}) => {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.violations.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const foreign =
      '<script>window.intruder = true</script><style>h1 { color: rgb(1, 2, 3) }</style>' +
      '<p id="victim" style="color: rgb(1, 2, 3)" onclick="window.intruder = true">x</p>' +
      '<script src="https://intruder.example/a.js"></script><base href="https://intruder.example">';
    const body = (await response.text()).replace('</main>', `${foreign}</main>`);
    await route.fulfill({ response, body });
  });
  await page.goto('/');
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
  // The browser reports what it refused, and counts what it did not request.
  consoleMessages.length = 0;
  requests.length = 0;
});
